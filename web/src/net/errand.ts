// Somebody says one thing about the table in the name of a seat that has no line here: at a shared screen while another's
// hand is out, say. A line is opened for that one word and closed again. No hand comes over it.

import type { ErrorCode } from '../generated/protocol';
import { Line, type Saying, type World } from './socket';

/** A host that has not answered by then has nothing to say to it. */
const LONGEST = 8_000;

/** Answers what was wrong with it; null if nothing was, as far as anybody said. */
export function errand(
  table: string,
  token: string,
  message: Saying,
  world?: World,
): Promise<ErrorCode | null> {
  return new Promise((answered) => {
    let welcomed = false;
    const line = new Line(
      table,
      token,
      {
        heard: (answer) => {
          if ('welcome' in answer) welcomed = true;
          // The table or the match is told anew when the word has changed something; a refusal changes nothing.
          else if (welcomed && ('table' in answer || 'undone' in answer)) home(null);
          else if ('error' in answer) home(answer.error.error.code);
          else if ('bye' in answer) home(answer.bye.error.code);
        },
        connection: () => {},
        seen: () => null,
      },
      world,
      true,
    );
    const patience = setTimeout(() => home(null), LONGEST);
    line.say(message);

    function home(wrong: ErrorCode | null) {
      clearTimeout(patience);
      line.close();
      answered(wrong);
    }
  });
}
