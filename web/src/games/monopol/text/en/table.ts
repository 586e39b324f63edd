// What is written on the table of Monopol, and what is said when one is laid.

import type { table as swedish } from '../sv/table';

export const table: Record<keyof typeof swedish, string> = {
  'monopol.options.rule': 'Rule {rule}',
  'monopol.options.dealt': 'Shorter game',
  'monopol.options.dealt.off': 'No',
  'monopol.options.dealt.count': '{count} deeds each',
  'monopol.options.dealt.off.explained': 'All land belongs to the bank when you begin.',
  'monopol.options.dealt.explained':
    'Everybody is dealt {count} deeds by chance at the start and pays what is printed on them.',
  'monopol.options.rounds.off.explained': 'You play until only one is left.',
  'monopol.options.rounds.explained':
    'After {rounds, plural, one {# round} other {# rounds}} money, land and houses are counted, and the richest wins.',
  'monopol.options.automatic_rent': 'Rent is paid by itself',
  'monopol.options.automatic_rent.explained': 'Nobody has to say a word. Kind to those who doze off.',
  'monopol.options.automatic_rent.off.explained':
    'The owner must claim the rent before the next throw, or it is lost.',
  'monopol.options.claim_seconds': 'Time to claim the rent',
  'monopol.options.seconds': '{seconds} s',
  'monopol.options.claim_seconds.explained': 'So long the next throw waits for the owner to notice.',
  'monopol.options.interest': 'Interest on mortgages',
  'monopol.options.interest.rulebook': 'As in the rulebook',
  'monopol.options.interest.lifting_only': 'Only when lifted',
  'monopol.options.interest.none': 'None',
  'monopol.options.interest.rulebook.explained':
    'Ten per cent when the loan is taken, when it is lifted, and when the land changes hands.',
  'monopol.options.interest.lifting_only.explained':
    'Ten per cent when the loan is lifted and when the land changes hands, but not when it is taken.',
  'monopol.options.interest.none.explained': 'A loan costs nothing.',
  'monopol.options.prices': 'Prices',
  'monopol.options.prices.old': 'The older',
  'monopol.options.prices.new': 'The newer',
  'monopol.options.prices.old.explained': 'Every sum is a round number of fifties.',
  'monopol.options.prices.new.explained': 'Streets cost a little more. The smallest sum is 20 kr.',
  'monopol.options.house': 'House rules',
  'monopol.options.parking_money': 'Money on Fri parkering',
  'monopol.options.parking_money.explained':
    'Taxes and fines are put on Fri parkering, and whoever lands there takes it all.',
  'monopol.options.parking_money.off.explained': 'Fri parkering is a place to park, and no more.',
  'monopol.options.double_salary': 'Double salary on Gå',
  'monopol.options.double_salary.explained': 'Whoever stops exactly on Gå gets two salaries.',
  'monopol.options.double_salary.off.explained': 'The salary is the same, whether you stop or pass.',
  'monopol.options.no_auctions': 'No auctions',
  'monopol.options.no_auctions.explained':
    'What you do not buy stays with the bank, and so does what a bankrupt leaves to it.',
  'monopol.options.no_auctions.off.explained': 'What you do not buy comes under the hammer at once.',

  'monopol.options.extra_throw_out_of_prison': 'Extra throw out of prison',
  'monopol.options.extra_throw_out_of_prison.explained':
    'Doubles on the first or second throw in prison give another throw.',
  'monopol.options.extra_throw_out_of_prison.off.explained': 'Doubles let you out of prison, and no more.',

  'monopol.region': 'The table',
  'monopol.board': 'The board',
  'monopol.street': 'The street',
  'monopol.players': 'The players',
  'monopol.players.open': 'Show the players',
  'monopol.deeds': 'My deeds',
  'monopol.deeds.open': 'My deeds ({count})',
  'monopol.deals': 'Deals',
  'monopol.deals.open':
    '{count, plural, =0 {Deals} one {Deals: one offer to you} other {Deals: # offers to you}}',
  'monopol.round': 'Round {round}',
  'monopol.round.of': 'Round {round} of {rounds}',
  'monopol.die': '{die, plural, =0 {A die} other {The die shows #}}',
  'monopol.square.prison.sign': 'Prison',
  'monopol.square.visit.sign': 'Just visiting',
  'monopol.square.free': 'for sale at {sum}',
  'monopol.square.owner': 'owned by {who}',
  'monopol.square.mortgaged': 'mortgaged',
  'monopol.square.rent': 'rent {sum}',
  'monopol.square.rent.pip': 'rent {sum} for each pip of the dice',
  'monopol.square.here': '{who} here.',

  'monopol.do.throw': 'Throw the dice',
  'monopol.do.throw.again': 'Throw again',
  'monopol.do.throw.prison': 'Throw to get out',
  'monopol.do.pay_fine': 'Pay {sum} and walk out',
  'monopol.do.use_card': 'Use the prison card',
  'monopol.do.buy': 'Buy {lot} for {sum}',
  'monopol.do.decline': 'Let it be auctioned',
  'monopol.do.decline.leave': 'Do not buy',
  'monopol.do.pay_card': 'Pay {sum}',
  'monopol.do.take_chance': 'Take a Chance card instead',
  'monopol.do.keep_mortgages': 'Leave the rest mortgaged',
  'monopol.do.lift': 'Lift {lot} now for {sum}',
  'monopol.do.wish': '{count, plural, =0 {I want none} one {I want one} other {I want #}}',
  'monopol.do.place': 'Put {thing} on {lot}',

  'monopol.winner.one': '{who} won!',
  'monopol.winner.many': '{who} share the win!',
  'monopol.winner.you': 'You won!',
  'monopol.winner.last': 'The last one at the table',
  'monopol.winner.counted':
    '{rounds, plural, one {Everything is counted after # round} other {Everything is counted after # rounds}}',
  'monopol.winner.worth': 'Worth {sum}',
  'monopol.winner.place': 'Place',
  'monopol.winner.player': 'Player',
  'monopol.winner.sum': 'Worth',
  'monopol.winner.close': 'Look at the table',
  'monopol.winner.open': 'Show the result',
};
