import type { say as swedish } from '../sv/say';

export const say: Record<keyof typeof swedish, string> = {
  'monopol.say.throw': 'Throw the dice',
  'monopol.say.pay_fine': 'Pay the fine',
  'monopol.say.use_card': 'Use the prison card',
  'monopol.say.buy': 'Buy {lot} for {sum}',
  'monopol.say.decline': 'Leave {lot}',
  'monopol.say.bid': 'Bid {sum}',
  'monopol.say.pass_bid': 'Pass',
  'monopol.say.claim': 'Claim the rent, {sum}',
  'monopol.say.waive': 'Waive the rent',
  'monopol.say.forget': 'Let the rent be forgotten',
  'monopol.say.pay_card': 'Pay what the card says',
  'monopol.say.take_chance': 'Take a Chance card instead',
  'monopol.say.build': '{hotel, select, true {Build a hotel} other {Build a house}} on {lot}',
  'monopol.say.sell':
    'Sell on {lot}, down to {level, plural, =0 {the bare lot} =1 {one house} =2 {two houses} =3 {three houses} other {four houses}}',
  'monopol.say.mortgage': 'Mortgage {lot}',
  'monopol.say.lift': 'Lift the mortgage on {lot}',
  'monopol.say.keep_mortgages': 'Leave the rest mortgaged',
  'monopol.say.wish': '{count, plural, =0 {Ask for none} one {Ask for one} other {Ask for #}}',
  'monopol.say.place': 'Put {thing} on {lot}',
  'monopol.say.offer':
    '{kind, select, gives {Give {whom} {give}} wants {Ask {whom} for {want}} buys {Offer {whom} {give} for {want}} sells {Sell {give} to {whom} for {want}} other {Swap {give} for {want} with {whom}}}',
  'monopol.say.offer_settlement': 'Pay {sum} with {lots}',
  'monopol.say.accept': 'Say yes to {whom}',
  'monopol.say.refuse': 'Say no to {whom}',
  'monopol.say.withdraw': 'Take back the offer to {whom}',
  'monopol.say.go_bankrupt': 'Give up',
};
