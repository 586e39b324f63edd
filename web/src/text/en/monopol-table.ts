// What is written on the table of Monopol, and what is said when one is laid.

import type { monopolTable as swedish } from '../sv/monopol-table';

export const monopolTable: Record<keyof typeof swedish, string> = {
  'mono.options.rule': 'Rule {rule}',
  'mono.options.dealt': 'Shorter game',
  'mono.options.dealt.off': 'No',
  'mono.options.dealt.count': '{count} deeds each',
  'mono.options.dealt.off.explained': 'All land belongs to the bank when you begin.',
  'mono.options.dealt.explained':
    'Everybody is dealt {count} deeds by chance at the start and pays what is printed on them.',
  'mono.options.rounds.off.explained': 'You play until only one is left.',
  'mono.options.rounds.explained':
    'After {rounds, plural, one {# round} other {# rounds}} money, land and houses are counted, and the richest wins.',
  'mono.options.automatic_rent': 'Rent is paid by itself',
  'mono.options.automatic_rent.explained': 'Nobody has to say a word. Kind to those who doze off.',
  'mono.options.automatic_rent.off.explained':
    'The owner must claim the rent before the next throw, or it is lost.',
  'mono.options.claim_seconds': 'Time to claim the rent',
  'mono.options.seconds': '{seconds} s',
  'mono.options.claim_seconds.explained': 'So long the next throw waits for the owner to notice.',
  'mono.options.interest': 'Interest on mortgages',
  'mono.options.interest.rulebook': 'As in the rulebook',
  'mono.options.interest.lifting_only': 'Only when lifted',
  'mono.options.interest.none': 'None',
  'mono.options.interest.rulebook.explained':
    'Ten per cent when the loan is taken, when it is lifted, and when the land changes hands.',
  'mono.options.interest.lifting_only.explained':
    'Ten per cent when the loan is lifted and when the land changes hands, but not when it is taken.',
  'mono.options.interest.none.explained': 'A loan costs nothing.',
  'mono.options.prices': 'Prices',
  'mono.options.prices.old': 'The older',
  'mono.options.prices.new': 'The newer',
  'mono.options.prices.old.explained': 'Every sum is a round number of fifties.',
  'mono.options.prices.new.explained': 'Streets cost a little more. The smallest sum is 20 kr.',
  'mono.options.house': 'House rules',
  'mono.options.parking_money': 'Money on Fri parkering',
  'mono.options.parking_money.explained':
    'Taxes and fines are put on Fri parkering, and whoever lands there takes it all.',
  'mono.options.parking_money.off.explained': 'Fri parkering is a place to park, and no more.',
  'mono.options.double_salary': 'Double salary on Gå',
  'mono.options.double_salary.explained': 'Whoever stops exactly on Gå gets two salaries.',
  'mono.options.double_salary.off.explained': 'The salary is the same, whether you stop or pass.',
  'mono.options.no_auctions': 'No auctions',
  'mono.options.no_auctions.explained':
    'What you do not buy stays with the bank, and so does what a bankrupt leaves to it.',
  'mono.options.no_auctions.off.explained': 'What you do not buy comes under the hammer at once.',

  'mono.options.extra_throw_out_of_prison': 'Extra throw out of prison',
  'mono.options.extra_throw_out_of_prison.explained':
    'Doubles on the first or second throw in prison give another throw.',
  'mono.options.extra_throw_out_of_prison.off.explained': 'Doubles let you out of prison, and no more.',

  'mono.region': 'The table',
  'mono.board': 'The board',
  'mono.street': 'The street',
  'mono.players': 'The players',
  'mono.players.open': 'Show the players',
  'mono.deeds': 'My deeds',
  'mono.deeds.open': 'My deeds ({count})',
  'mono.deals': 'Deals',
  'mono.deals.open':
    '{count, plural, =0 {Deals} one {Deals: one offer to you} other {Deals: # offers to you}}',
  'mono.round': 'Round {round}',
  'mono.round.of': 'Round {round} of {rounds}',
  'mono.die': '{die, plural, =0 {A die} other {The die shows #}}',
  'mono.square.prison': 'Prison',
  'mono.square.visit': 'Just visiting',
  'mono.square.free': 'for sale at {sum}',
  'mono.square.owner': 'owned by {who}',
  'mono.square.mortgaged': 'mortgaged',
  'mono.square.rent': 'rent {sum}',
  'mono.square.rent.pip': 'rent {sum} for each pip of the dice',
  'mono.square.here': '{who} here.',

  'mono.do.throw': 'Throw the dice',
  'mono.do.throw.again': 'Throw again',
  'mono.do.throw.prison': 'Throw to get out',
  'mono.do.pay_fine': 'Pay {sum} and walk out',
  'mono.do.use_card': 'Use the prison card',
  'mono.do.buy': 'Buy {lot} for {sum}',
  'mono.do.decline': 'Let it be auctioned',
  'mono.do.decline.leave': 'Do not buy',
  'mono.do.pay_card': 'Pay {sum}',
  'mono.do.take_chance': 'Take a Chance card instead',
  'mono.do.keep_mortgages': 'Leave the rest mortgaged',
  'mono.do.lift': 'Lift {lot} now for {sum}',
  'mono.do.wish': '{count, plural, =0 {I want none} one {I want one} other {I want #}}',
  'mono.do.place': 'Put {thing} on {lot}',

  'mono.winner.one': '{who} won!',
  'mono.winner.many': '{who} share the win!',
  'mono.winner.you': 'You won!',
  'mono.winner.last': 'The last one at the table',
  'mono.winner.counted':
    '{rounds, plural, one {Everything is counted after # round} other {Everything is counted after # rounds}}',
  'mono.winner.worth': 'Worth {sum}',
  'mono.winner.place': 'Place',
  'mono.winner.player': 'Player',
  'mono.winner.sum': 'Worth',
  'mono.winner.close': 'Look at the table',
  'mono.winner.open': 'Show the result',
};
