// What a master says to whoever asks at the table, as long as it is about what they look at.

import type { Advised } from '../generated/protocol';
import { askAdvice, type Answer } from '../net/api';
import { problemText } from '../problem';

export type Advice = Advised['advice'][number];

/** More than this is a list, not advice. */
const MOST = 4;

export type Consultation =
  { is: 'thinking' } | { is: 'told'; advice: Advice[] } | { is: 'failed'; problem: string };

/** Whose question it is, and about which version of the match. */
interface Question {
  token: string;
  version: number;
}

type Ask = (table: string, body: { token: string }) => Promise<Answer<Advised>>;

export class Adviser {
  #question = $state.raw<Question | null>(null);
  #consultation = $state.raw<Consultation>({ is: 'thinking' });

  constructor(
    private readonly table: string,
    private readonly askMaster: Ask = askAdvice,
  ) {}

  async ask(token: string, version: number) {
    const question = { token, version };
    this.#question = question;
    this.#consultation = { is: 'thinking' };
    const answer = await this.askMaster(this.table, { token });
    // Meanwhile somebody may have put the question away, or another in its place.
    if (this.#question !== question) return;
    if ('problem' in answer) this.#consultation = { is: 'failed', problem: problemText(answer.problem) };
    // The match has gone on while the question was on its way.
    else if (answer.ok.version !== version) this.#question = null;
    else this.#consultation = { is: 'told', advice: answer.ok.advice.slice(0, MOST) };
  }

  /** What this seat has been told about this version: nothing, if it has asked nothing about it. */
  about(token: string | null, version: number): Consultation | null {
    const asked = this.#question;
    return asked && asked.token === token && asked.version === version ? this.#consultation : null;
  }

  forget() {
    this.#question = null;
  }
}
