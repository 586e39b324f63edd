import { beforeEach, expect, test } from 'vitest';
import type { Basket, MonopolAction } from '../../../generated/monopol';
import { speak } from '../../../text/text.svelte';
import { board } from '../fixtures/board';
import { bidding, claiming, holdings, names, player, toAnna, view } from '../fixtures/standings';
import { say } from './say';

const nothing: Basket = { cash: 0, lots: [], cards: [] };
const give: Basket = { cash: 500, lots: [1], cards: [] };
const want: Basket = { cash: 0, lots: [13], cards: [] };
const cash: Basket = { cash: 2_000, lots: [], cards: [] };

const buying = view({ stage: 'buy', players: [player(12_400, 19), ...view().players.slice(1)] });
const built = view({ holdings: holdings({ 1: { level: 4 } }) });
const offered = view({ offers: [toAnna, { ...toAnna, number: 8, from: 0, to: 2 }] });

const SAID: [MonopolAction, string, string, typeof buying?][] = [
  [{ do: 'throw' }, 'Slå tärningarna', 'Throw the dice'],
  [{ do: 'pay_fine' }, 'Betala böterna', 'Pay the fine'],
  [{ do: 'use_card', deck: 'chance' }, 'Använd fängelsekortet', 'Use the prison card'],
  [{ do: 'buy' }, 'Köp Narvavägen för 3 800 kr', 'Buy Narvavägen for 3 800 kr', buying],
  [{ do: 'decline' }, 'Köp inte Narvavägen', 'Leave Narvavägen', buying],
  [{ do: 'bid', amount: 1_200 }, 'Bjud 1 200 kr', 'Bid 1 200 kr', bidding().view],
  [{ do: 'pass_bid' }, 'Passa', 'Pass', bidding().view],
  [{ do: 'claim' }, 'Begär hyran, 1 000 kr', 'Claim the rent, 1 000 kr', claiming().view],
  [{ do: 'waive' }, 'Låt hyran vara', 'Waive the rent', claiming().view],
  [{ do: 'forget' }, 'Låt hyran bli glömd', 'Let the rent be forgotten', claiming().view],
  [{ do: 'pay_card' }, 'Betala vad kortet säger', 'Pay what the card says'],
  [{ do: 'take_chance' }, 'Ta ett chanskort i stället', 'Take a Chance card instead'],
  [{ do: 'build', lot: 3 }, 'Bygg hus på Hornsgatan', 'Build a house on Hornsgatan'],
  [
    { do: 'sell', lot: 1, down_to: 3 },
    'Sälj på Västerlånggatan, ner till tre hus',
    'Sell on Västerlånggatan, down to three houses',
    built,
  ],
  [{ do: 'mortgage', lot: 1 }, 'Belåna Västerlånggatan', 'Mortgage Västerlånggatan'],
  [{ do: 'lift', lot: 1 }, 'Lös lånet på Västerlånggatan', 'Lift the mortgage on Västerlånggatan'],
  [{ do: 'keep_mortgages' }, 'Låt resten vara belånat', 'Leave the rest mortgaged'],
  [{ do: 'wish', count: 0 }, 'Begär inget', 'Ask for none'],
  [{ do: 'wish', count: 2 }, 'Begär 2', 'Ask for 2'],
  [{ do: 'place', lot: 1 }, 'Ställ ett hus på Västerlånggatan', 'Put a house on Västerlånggatan'],
  [
    { do: 'offer', to: 1, give, want, lift: [] },
    'Byt 500 kr och Västerlånggatan mot Odengatan med Bo',
    'Swap 500 kr and Västerlånggatan for Odengatan with Bo',
  ],
  [
    { do: 'offer', to: 1, give, want: nothing, lift: [] },
    'Ge Bo 500 kr och Västerlånggatan',
    'Give Bo 500 kr and Västerlånggatan',
  ],
  [
    { do: 'offer', to: 1, give: cash, want, lift: [] },
    'Bjud Bo 2 000 kr för Odengatan',
    'Offer Bo 2 000 kr for Odengatan',
  ],
  [
    { do: 'offer', to: 1, give: want, want: cash, lift: [] },
    'Sälj Odengatan till Bo för 2 000 kr',
    'Sell Odengatan to Bo for 2 000 kr',
  ],
  [{ do: 'offer', to: 1, give: nothing, want, lift: [] }, 'Be Bo om Odengatan', 'Ask Bo for Odengatan'],
  [
    { do: 'offer_settlement', lots: [1, 13], value: 2_000 },
    'Betala 2 000 kr med Västerlånggatan och Odengatan',
    'Pay 2 000 kr with Västerlånggatan and Odengatan',
  ],
  [{ do: 'accept', offer: 7, lift: [] }, 'Säg ja till Bo', 'Say yes to Bo', offered],
  [{ do: 'refuse', offer: 7 }, 'Säg nej till Bo', 'Say no to Bo', offered],
  [{ do: 'withdraw', offer: 8 }, 'Ta tillbaka budet till Cecilia', 'Take back the offer to Cecilia', offered],
  [{ do: 'go_bankrupt' }, 'Ge upp', 'Give up'],
];

beforeEach(() => speak('sv'));

test.each(SAID)('%j is proposed in a few words', (action, swedish, english, at = view()) => {
  // Hard spaces read as any other.
  const said = () => say(action, at, names, board).replaceAll('\u00a0', ' ');
  expect(said()).toBe(swedish);
  speak('en');
  expect(said()).toBe(english);
});
