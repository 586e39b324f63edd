import type { monopolPanels as swedish } from '../sv/monopol-panels';

export const monopolPanels: Record<keyof typeof swedish, string> = {
  'monopol.deed.title': 'Title deed',
  'monopol.deed.rents': 'Rent',
  'monopol.deed.price': 'Price',
  'monopol.deed.house': 'House',
  'monopol.deed.loan': 'Loan',
  'monopol.deed.interest': 'Interest',
  'monopol.deed.now': 'Rent now: {sum}',
  'monopol.deed.now.pip': 'Rent now: {sum} a pip',
  'monopol.deed.owner': '{whose} deed',
  'monopol.deed.kin': 'Those that belong together',
  'monopol.deed.free': 'free',
  'monopol.deed.mortgaged': 'Mortgaged',
  'monopol.deed.stations':
    '{count, plural, one {One station} =2 {Two stations} =3 {Three stations} other {Four stations}}',
  'monopol.deed.utilities': '{count, plural, one {One, per pip} other {Both, per pip}}',

  'monopol.deeds.title': 'My deeds',
  'monopol.deeds.none': 'You own nothing yet. Land on something free and buy it!',
  'monopol.deeds.out': 'You are out of the game.',
  'monopol.deeds.whole': '{streets, select, true {The whole colour} other {All of them}}',
  'monopol.deeds.count': '{mine} of {all}',
  'monopol.deeds.rent': 'Rent {sum}',
  'monopol.deeds.rent.pip': '{sum} a pip',
  'monopol.deeds.build': '{hotel, select, true {Build a hotel} other {Build a house}}',
  'monopol.deeds.sell':
    '{hotel, select, true {{left, plural, =0 {Sell the hotel} one {Sell down to one house} other {Sell down to # houses}}} other {{left, plural, =0 {Sell the last house} other {Sell a house}}}}',
  'monopol.deeds.build.short': 'Build',
  'monopol.deeds.lift.short': 'Lift',
  'monopol.deeds.mortgage': 'Mortgage',
  'monopol.deeds.lift': 'Lift the loan',
  'monopol.deeds.scarce': 'Houses are scarce: the others are asked',
  'monopol.deeds.then.rent': 'The rent becomes {sum}',
  'monopol.deeds.then.no_rent': 'No rent meanwhile',
  'monopol.deeds.then.rent_again': 'Rent again',
  'monopol.deeds.spoken':
    '{what}, {lot}{gain, plural, =0 {} other {, {sum}}}{offered, select, true {} other {. Not possible now, press to learn why}}',
  'monopol.deeds.whynot': 'Press anything grey to learn why it cannot be done.',

  'monopol.players.title': 'The players',
  'monopol.players.you': '{name} (you)',
  'monopol.players.turn': 'Turn',
  'monopol.players.waited': 'To answer',
  'monopol.players.prison': 'In prison',
  'monopol.players.out': 'Bankrupt',
  'monopol.players.none': 'No deeds yet.',
  'monopol.players.family': '{family}: {lots}{whole, select, true {, all of them} other {}}',
  'monopol.players.worth': 'Worth {sum} with everything counted',
  'monopol.players.deal': 'Make a deal with {who}',

  'monopol.bank.title': 'The bank',
  'monopol.bank.houses': 'Houses left',
  'monopol.bank.hotels': 'Hotels left',
  'monopol.bank.pot': 'On Free Parking',

  'monopol.sum.less': '{label}: less',
  'monopol.sum.more': '{label}: more',

  'monopol.auction.title': 'Auction for {thing}',
  'monopol.auction.no_bid': 'Who bids first?',
  'monopol.auction.strokes':
    '{count, plural, =0 {Several are still bidding} =1 {Going once!} =2 {Going twice!} other {Gone!}}',
  'monopol.auction.first': 'Going once',
  'monopol.auction.second': 'Twice',
  'monopol.auction.third': 'Gone',
  'monopol.auction.bidders': 'The bidders',
  'monopol.auction.passed': 'out',
  'monopol.auction.leads': 'leads',
  'monopol.auction.asked': 'to bid',
  'monopol.auction.price': 'Price {sum}',
  'monopol.auction.bid': 'Bid',
  'monopol.auction.cash': 'You have {sum}',
  'monopol.auction.own': 'Your own bid',
  'monopol.auction.bid.own': 'Bid {sum}',
  'monopol.auction.pass': 'Pass',

  'monopol.claim.title': 'Rent to claim',
  'monopol.claim.visitor': '{who} is on {lot}!',
  'monopol.claim.other': 'Will {owner} claim {sum} from {whom} for {lot}?',
  'monopol.claim.do': 'Claim {sum}',
  'monopol.claim.seconds': 'There {count, plural, one {is one second} other {are # seconds}}.',
  'monopol.claim.waive': 'Let it go',

  'monopol.debt.title': 'The debt',
  'monopol.debt.owes':
    '{you, select, true {You owe} other {{who} owes}} {whom}{why, select, rent {, in rent} tax {, in tax} birthday {, as a present} fine {, as a fine} interest {, in interest} other {, for the card}}:',
  'monopol.debt.cash': 'Cash: {sum}',
  'monopol.debt.missing': 'Missing: {sum}',
  'monopol.debt.raise': 'Raise money',
  'monopol.debt.settle': 'Pay with deeds',
  'monopol.debt.settling': 'Your proposal is out. Wait for the answer, or raise money another way.',
  'monopol.debt.value': 'Counts as',
  'monopol.debt.offer': 'Offer them for {sum}',
  'monopol.debt.enough':
    'In all you can raise {sum}, and that is enough. The debt is paid as soon as the money is there.',
  'monopol.debt.hopeless': 'In all you can raise {sum}. That is not enough: make a deal, or give up.',
  'monopol.debt.give_up': 'Give up',
  'monopol.debt.sure': 'Yes, go bankrupt',

  'monopol.deal.title': 'Deals',
  'monopol.deal.new': 'New deal with',
  'monopol.deal.with': 'Deal with {who}',
  'monopol.deal.offer': '{mine, select, true {Your offer to {who}} other {{who} offers a deal}}',
  'monopol.deal.settles':
    '{mine, select, true {Deeds in place of {sum} to {who}} other {{who} wants to pay {sum} in deeds}}',
  'monopol.deal.you.get': 'You get',
  'monopol.deal.you.give': 'You give',
  'monopol.deal.they.give': '{who} gives',
  'monopol.deal.cash': '{who}, in cash',
  'monopol.deal.purse': 'Cash, of {sum}',
  'monopol.deal.accept': 'Yes, it’s a deal',
  'monopol.deal.refuse': 'No thanks',
  'monopol.deal.change': 'Answer with another',
  'monopol.deal.waiting': 'Waiting for {who}.',
  'monopol.deal.hand': 'Let {who} answer',
  'monopol.deal.withdraw': 'Take it back',
  'monopol.deal.lift': 'Lift the loan on {lot} at once, {sum} to the bank',
  'monopol.deal.send': 'Send to {who}',
  'monopol.deal.cancel': 'Cancel',

  'monopol.gain.cash': 'Cash',
  'monopol.gain.deeds': 'Deeds',
  'monopol.gain.cards': 'Prison cards',
  'monopol.gain.settled': 'The debt',
  'monopol.gain.interest': 'Interest to the bank',
  'monopol.gain.loans': 'Loans lifted',
  'monopol.gain.completes': 'Gets all: {family}',
  'monopol.gain.breaks': 'Breaks up: {family}',

  'monopol.worths.title': 'How it went, round by round',
  'monopol.worths.round': 'Round',

  'monopol.note.claim':
    'Somebody has landed on you! Rent does not come by itself: claim it before the time is up, or it is lost.',
  'monopol.note.debt':
    'Your cash is not enough. Sell houses, mortgage or make a deal; the debt is paid as soon as the money is there.',
  'monopol.note.wishes':
    'The bank has too few houses for all. Say how many you want: if together you want more than there are, they are auctioned.',
  'monopol.note.auction':
    'What nobody buys goes to the highest bidder. Raise or pass; who has passed is out, and the smallest raise is one note.',
  'monopol.note.prison':
    'You are inside, but you build, deal and take rent as usual. Throw doubles, pay before the third throw, or use a card.',
  'monopol.note.offer':
    'Somebody wants to trade with you. Say yes, no, or answer with an offer of your own; the game does not wait.',
  'monopol.note.build':
    'The whole colour is yours: now you may build. One house at a time, evenly over the lots, whenever you like, in other turns too.',
  'monopol.note.mortgage':
    'The bank lends half the price and takes the interest at once. While the loan runs you get no rent.',
  'monopol.note.buy': 'Nobody owns this. Buy it at the printed price, or let it go to whoever bids most.',
};
