import { beforeEach, expect, test } from 'vitest';
import type { ChaseAction, ChaseView } from '../../../generated/tjuv-och-polis';
import { speak } from '../../../text/text.svelte';
import { names } from '../fixtures/tables';
import { at, town } from '../fixtures/town';
import { say } from './say';

/** Hard spaces read as any other. */
const said = (action: ChaseAction) => say(action, {} as ChaseView, names, town).replaceAll('\u00a0', ' ');

const SAID: [ChaseAction, string, string][] = [
  [{ do: 'choose_den', den: at(1, 8) }, 'Börja i Katthålan', 'Begin in Katthålan'],
  [
    { do: 'place_man', at: at(2, 4) },
    'Ställ ut polismannen i polishuset',
    'Place the policeman in the police house',
  ],
  [
    { do: 'place_car', head: at(3, 4), behind: at(3, 5) },
    'Ställ radiobilen med nosen mot Storgatan 4',
    'Place the radio car with its nose towards Storgatan 4',
  ],
  [{ do: 'throw' }, 'Slå tärningen', 'Throw the die'],
  [{ do: 'walk', to: at(2, 2) }, 'Gå till Ankarbanken', 'Walk to Ankarbanken'],
  [{ do: 'ride', to: at(1, 3) }, 'Ta spårvagnen till Norra gatan 3', 'Take the tram to Norra gatan 3'],
  [
    { do: 'march', man: 1, to: at(2, 2) },
    'Låt polisman 2 gå till Ankarbanken',
    'Let policeman 2 walk to Ankarbanken',
  ],
  [
    { do: 'drive', head: at(3, 4), behind: at(3, 5) },
    'Kör radiobilen till Storgatan 4',
    'Drive the radio car to Storgatan 4',
  ],
  [
    { do: 'send_by_tram', man: 0, to: at(5, 3) },
    'Låt polisman 1 åka till Södra gatan 3',
    'Let policeman 1 ride to Södra gatan 3',
  ],
  [{ do: 'hide_all' }, 'Göm allt', 'Hide everything'],
  [{ do: 'hide_part', amount: 2000 }, 'Göm 2 000 kr', 'Hide 2 000 kr'],
  [{ do: 'fetch_all' }, 'Hämta allt', 'Fetch everything'],
  [{ do: 'fetch_part', amount: 3000 }, 'Hämta 3 000 kr', 'Fetch 3 000 kr'],
  [{ do: 'leave_money' }, 'Låt pengarna vara', 'Leave the money'],
  [{ do: 'try_escape' }, 'Försök rymma', 'Try to escape'],
  [{ do: 'sit_out' }, 'Sitt av turen', 'Sit out the turn'],
  [{ do: 'take', by: { man: 2 } }, 'Låt polisman 3 gripa', 'Let policeman 3 make the arrest'],
  [{ do: 'take', by: 'car' }, 'Låt radiobilen gripa', 'Let the radio car make the arrest'],
  [
    { do: 'put_in_cell', at: at(2, 4) },
    'Sätt den gripna i polishuset',
    'Put the captive in the police house',
  ],
  [{ do: 'post_guard', at: at(2, 4) }, 'Ställ vakten i polishuset', 'Post the guard in the police house'],
  [{ do: 'car_home', head: at(3, 4), behind: at(3, 5) }, 'Kör hem radiobilen', 'Drive the radio car home'],
  [{ do: 'car_stays' }, 'Låt radiobilen stå', 'Let the radio car stay'],
];

beforeEach(() => speak('sv'));

test.each(SAID)('%j is proposed in a few words', (action, swedish, english) => {
  expect(said(action)).toBe(swedish);
  speak('en');
  expect(said(action)).toBe(english);
});
