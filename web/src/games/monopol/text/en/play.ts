import type { play as swedish } from '../sv/play';

export const play: Record<keyof typeof swedish, string> = {
  'monopol.bank': 'the bank',
  'monopol.deck.chance': 'Chance',
  'monopol.deck.community': 'Community',
  'monopol.square.go': 'Go',
  'monopol.square.prison': 'the prison, just visiting',
  'monopol.square.free_parking': 'Free Parking',
  'monopol.square.go_to_prison': 'the square Go to Prison',
  'monopol.square.tax': '{name, select, Inkomstskatt {Income Tax} Lyxskatt {Luxury Tax} other {a tax}}',
  'monopol.square.unknown': 'a square',
  'monopol.sold.house': 'a house',
  'monopol.sold.hotel': 'a hotel',
  'monopol.sold.card': 'a prison card',
  'monopol.family.brown': 'Brown',
  'monopol.family.light_blue': 'Light blue',
  'monopol.family.pink': 'Pink',
  'monopol.family.orange': 'Orange',
  'monopol.family.red': 'Red',
  'monopol.family.yellow': 'Yellow',
  'monopol.family.green': 'Green',
  'monopol.family.dark_blue': 'Dark blue',
  'monopol.family.station': 'Stations',
  'monopol.family.utility': 'Utilities',
  'monopol.level':
    '{level, plural, =0 {bare} =1 {one house} =2 {two houses} =3 {three houses} =4 {four houses} other {hotel}}',
  'monopol.goods.none': 'nothing',
  'monopol.goods.cards': '{count, plural, one {a prison card} other {# prison cards}}',

  'monopol.event.threw_for_order':
    '{you, select, true {You throw} other {{who} throws}} {one} and {other} for who begins.',
  'monopol.event.begins': '{you, select, true {You begin} other {{who} begins}}.',
  'monopol.event.dealt_deed':
    '{you, select, true {You are} other {{who} is}} dealt {lot} and {you, select, true {pay} other {pays}} {sum}.',
  'monopol.event.threw':
    '{you, select, true {You throw} other {{who} throws}} {one} and {other}{doubles, select, true {. Doubles!} other {.}}',
  'monopol.event.moved':
    '{you, select, true {You go} other {{who} goes}} {how, select, back {back to} other {to}} {place}.',
  'monopol.event.got_salary': '{you, select, true {You get} other {{who} gets}} {sum} in salary.',
  'monopol.event.bought': '{you, select, true {You buy} other {{who} buys}} {lot} for {sum}.',
  'monopol.event.declined': '{you, select, true {You do} other {{who} does}} not buy {lot}.',
  'monopol.event.auction_opened':
    'Auction for {thing}! {you, select, true {You have} other {{who} has}} the first bid.',
  'monopol.event.bid': '{you, select, true {You bid} other {{who} bids}} {sum}.',
  'monopol.event.passed_bid': '{you, select, true {You pass} other {{who} passes}}.',
  'monopol.event.auction_won':
    'Going, going, gone! {you, select, true {You get} other {{who} gets}} {thing} for {sum}.',
  'monopol.event.auction_failed': 'Nobody bids for {thing}. The bank keeps it.',
  'monopol.event.rent_due':
    '{you, select, true {You owe} other {{who} owes}} {whom} {sum} in rent for {lot}.',
  'monopol.event.rent_claimed':
    '{you, select, true {You claim} other {{who} claims}} the rent from {whom}: {sum} for {lot}.',
  'monopol.event.rent_waived':
    '{you, select, true {You let} other {{who} lets}} {whom} off the rent for {lot}, {sum}.',
  'monopol.event.rent_forgotten':
    '{you, select, true {You forgot} other {{who} forgot}} to claim {sum} from {whom} for {lot}.',
  'monopol.event.drew_card':
    '{you, select, true {You take} other {{who} takes}} a {deck, select, chance {Chance} other {Community}} card: “{card}”',
  'monopol.event.got_money':
    '{you, select, true {You} other {{who}}} {parking, select, true {{you, select, true {pick} other {picks}} up {sum} on Free Parking} other {{you, select, true {get} other {gets}} {sum} from the bank}}.',
  'monopol.event.paid':
    '{you, select, true {You pay} other {{who} pays}} {whom} {sum}{why, select, rent { in rent} tax { in tax} birthday { as a present} fine { as a fine} interest { in interest} other {}}.',
  'monopol.event.owes':
    '{you, select, true {You owe} other {{who} owes}} {whom} {sum}{why, select, rent { in rent} tax { in tax} birthday { as a present} fine { as a fine} interest { in interest} other {}}, more than the cash at hand.',
  'monopol.event.kept_card': '{you, select, true {You keep} other {{who} keeps}} the prison card.',
  'monopol.event.went_to_prison':
    '{because, select, third_doubles {Doubles for the third time! } other {}}{you, select, true {You go} other {{who} goes}} to prison.',
  'monopol.event.stayed_in_prison':
    '{you, select, true {You stay} other {{who} stays}} inside. {throws, plural, =1 {Two throws to go.} =2 {One throw to go.} other {That was the last throw.}}',
  'monopol.event.left_prison':
    '{you, select, true {You} other {{who}}} {by, select, doubles {{you, select, true {throw doubles and leave} other {throws doubles and leaves}} prison} card {{you, select, true {use your card and go} other {uses a card and goes}} free} fine {{you, select, true {pay the fine and go} other {pays the fine and goes}} free} other {{you, select, true {have} other {has}} made the third throw and may leave}}.',
  'monopol.event.built':
    '{you, select, true {You build} other {{who} builds}} {level, plural, =1 {a house} =2 {a second house} =3 {a third house} =4 {a fourth house} other {a hotel}} on {lot} for {sum}.',
  'monopol.event.sold':
    '{you, select, true {You sell} other {{who} sells}} on {lot} for {sum}. {level, plural, =0 {The lot is bare.} =1 {One house left.} other {# houses left.}}',
  'monopol.event.mortgaged':
    '{you, select, true {You mortgage} other {{who} mortgages}} {lot} for {sum}{charged, select, true {, less {interest} interest} other {}}.',
  'monopol.event.lifted':
    '{you, select, true {You lift} other {{who} lifts}} the mortgage on {lot} for {sum}{charged, select, true { and {interest} interest} other {}}.',
  'monopol.event.asked_for_wishes':
    '{you, select, true {You want} other {{who} wants}} to build on {lot}, but the bank has {left, plural, one {only one building} other {only # buildings}} left. Anyone else?',
  'monopol.event.wished':
    '{you, select, true {You want} other {{who} wants}} {count, plural, =0 {none} =1 {one} other {#}}.',
  'monopol.event.offer_made':
    '{you, select, true {You} other {{who}}} {kind, select, settles {{you, select, true {offer} other {offers}} {whom} {give} for {sum} of the debt} gives {{you, select, true {offer} other {offers}} {whom} {give}} wants {{you, select, true {want} other {wants}} {want} from {whom}} other {{you, select, true {offer} other {offers}} {whom} {give} for {want}}}.',
  'monopol.event.offer_refused': '{you, select, true {You say} other {{who} says}} no to {whom}.',
  'monopol.event.offer_withdrawn':
    '{you, select, true {You take} other {{who} takes}} back the offer to {whom}.',
  'monopol.event.deal_made':
    'Deal! {you, select, true {You} other {{who}}} {kind, select, settles {{you, select, true {pay} other {pays}} {whom} {sum} with {give}} gives {{you, select, true {give} other {gives}} {whom} {give}} wants {{you, select, true {get} other {gets}} {want} from {whom}} other {{you, select, true {give} other {gives}} {whom} {give} and {you, select, true {get} other {gets}} {want}}}.',
  'monopol.event.bankrupt':
    '{you, select, true {You go} other {{who} goes}} bankrupt. Everything goes to {whom}.',
  'monopol.event.time_up': 'Round {round} is over. Everybody counts what they own.',
  'monopol.event.game_over':
    'The game is over. {winners, plural, =1 {{you, select, true {You win} other {{who} wins}}} other {{who} share the win}} with {sum}.',

  'monopol.refusal.seat_count': 'Monopol is played by {min} to {max}.',
  'monopol.refusal.round_limit': 'The number of rounds can be {min} to {max}.',
  'monopol.refusal.dealt_count': '{min} to {max} deeds can be dealt to each.',
  'monopol.refusal.claim_time': 'The time to claim rent can be {min} to {max} seconds.',
  'monopol.refusal.game_over': 'The game is over.',
  'monopol.refusal.not_in_game': '{you, select, true {You are} other {{who} is}} no longer in the game.',
  'monopol.refusal.not_your_turn': 'It is {whose} turn.',
  'monopol.refusal.not_now':
    '{stage, select, throw_for_order {First everybody throws for who begins.} deal_deeds {First the deeds are dealt.} turn {First the dice must be thrown.} throw {The dice are rolling.} buy {First the property is bought or auctioned.} auction {Wait until the auction is over.} claim {First the rent is claimed or let go.} draw_card {First a card is drawn.} fine_or_chance {First the card must be obeyed.} debt {First the debt must be paid. Until then everything else stands still.} take_over {First comes the choice of which mortgages to lift.} wishes {First everybody says whether they want to build.} place {First the building that was won must be placed.} other {Something else comes first.}}',
  'monopol.refusal.not_in_prison': 'You are not in prison.',
  'monopol.refusal.too_late_for_fine': 'After the second throw you can no longer buy yourself out.',
  'monopol.refusal.no_such_card': 'That card is not there.',
  'monopol.refusal.no_property': '{lot} cannot be owned.',
  'monopol.refusal.not_yours':
    '{lot} has the wrong owner for that: only whoever owns a deed decides over it.',
  'monopol.refusal.not_enough':
    '{to, select, buy {It costs {need}} bid {You cannot bid {need}} fine {The fine is {need}} build {Building costs {need}} lift {The mortgage costs {need} to lift} take_over {The mortgages that come with it cost {need}} other {The offer is for {need}}}, and you have {have}.',
  'monopol.refusal.not_in_notes': 'The smallest note is {note}, so the sum must be a multiple of it.',
  'monopol.refusal.bid_too_low': 'You must bid at least {least}.',
  'monopol.refusal.group_incomplete': 'You must own the whole colour before you build on {lot}.',
  'monopol.refusal.lot_mortgaged': '{lot} is mortgaged. Lift the mortgage before you build.',
  'monopol.refusal.lent_on': '{lot} is mortgaged already.',
  'monopol.refusal.carries_buildings': 'There are houses on {lot}. Sell them before you mortgage it.',
  'monopol.refusal.not_mortgaged': '{lot} is not mortgaged.',
  'monopol.refusal.uneven': 'Build evenly: {first} comes before {lot}.',
  'monopol.refusal.sold_unevenly': 'Sell evenly: {first} comes before {lot}.',
  'monopol.refusal.fully_built': 'There is a hotel on {lot} already.',
  'monopol.refusal.no_buildings': 'There is nothing to sell on {lot}.',
  'monopol.refusal.bank_sold_out':
    '{hotel, select, true {The bank has no hotels left.} other {The bank has no houses left.}}',
  'monopol.refusal.too_many_wished':
    'You can {most, plural, =0 {not place or pay for any} one {place and pay for one at most} other {place and pay for # at most}}.',
  'monopol.refusal.wrong_building': 'What you won cannot stand on {lot}.',
  'monopol.refusal.wrong_level':
    'The hotel on {lot} can be sold down to {most, plural, =0 {bare ground} one {one house at most} other {# houses at most}}.',
  'monopol.refusal.built': 'There are houses in the same colour as {lot}, so it cannot change hands.',
  'monopol.refusal.empty_offer': 'Put something into the deal first.',
  'monopol.refusal.too_many_offers': 'You already have {max} offers open. Take one back first.',
  'monopol.refusal.no_such_offer': 'That offer no longer stands.',
  'monopol.refusal.offer_stale': 'What was offered is no longer there, so the deal is off.',
  'monopol.refusal.nothing_to_settle':
    '{owed, plural, =0 {You do not owe any player money.} other {The deeds can count for {sum} at most, and only towards a player.}}',
  'monopol.refusal.bid_below_price':
    'A house on {lot} costs {price}, and you bid {bid}. Put it where the price is no higher.',
  'monopol.refusal.cannot_pay':
    'You owe {owed}, and everything you have would come to {raised}. Sell houses, pay in deeds, or make a deal that pays it all.',
  'monopol.refusal.debt_not_served':
    'There is a debt of {owed} to pay first: the deal must pay it, or bring more than the bank would lend.',
  'monopol.refusal.can_pay':
    'Don’t give up: with everything sold and mortgaged you have {raised}, and the debt is {owed}.',

  'monopol.outcome.built': 'It costs {sum}, and the rent becomes {rent}.',
  'monopol.outcome.price': 'The deed says {sum}.',
  'monopol.outcome.family': '{family}: you have {own} of {all}.',

  'monopol.several.bid': 'Bid, from {least} to {most}',
  'monopol.several.wish': 'Ask for houses or hotels, {most} at most',
  'monopol.several.build': 'Build on one of {count} lots',
  'monopol.several.sell': 'Sell buildings on one of {count} lots',
  'monopol.several.mortgage': 'Mortgage one of {count} deeds',
  'monopol.several.lift': 'Lift the mortgage on one of {count} deeds',
  'monopol.several.place': 'Put what you won on one of {count} lots',
  'monopol.several.refuse': 'Say no to one of {count} offers',
  'monopol.several.withdraw': 'Take back one of {count} offers',
  'monopol.several.deal': 'Propose a deal to one of the others, between other moves',

  'monopol.now.order': 'Everybody throws for who begins.',
  'monopol.now.deal_deeds': 'The bank deals out deeds.',
  'monopol.now.waiting': 'The dice are rolling.',
  'monopol.now.over': 'The game is over.',
  'monopol.now.won':
    '{winners, plural, =1 {{you, select, true {The game is over. You won!} other {The game is over. {who} won.}}} other {The game is over. {who} share the win.}}',
  'monopol.now.asked': 'There is an offer for you from {who}.',
  'monopol.now.turn': 'Your turn. Throw the dice.',
  'monopol.now.again': 'Doubles! Throw again.',
  'monopol.now.prison':
    'You are in prison, {throws, select, 0 {first} 1 {second} other {last}} throw. {way, select, both {Throw doubles, pay the fine or use the card.} fine {Throw doubles, or pay the fine.} card {Throw doubles, or use the card.} other {Throw doubles, or you must pay.}}',
  'monopol.now.buy':
    '{affords, select, true {{lot} is free and costs {sum}. Will you buy it?} other {{lot} costs {sum}, more than you have in hand. Raise money, or let it go.}}',
  'monopol.now.auction':
    'Your bid for {thing}? {bid, select, true {{leader} leads with {sum}.} other {Nobody has bid yet.}}',
  'monopol.now.claim': '{who} is on {lot}. Claim {sum} before it is too late!',
  'monopol.now.fine_or_chance': 'Pay, or take a Chance card. Which will it be?',
  'monopol.now.debt': 'You owe {whom} {sum}. Raise another {missing}.',
  'monopol.now.take_over': 'You have taken over mortgages. Which do you lift at once?',
  'monopol.now.wishes':
    '{who} wants to build, and there are too few buildings for everybody. How many do you want?',
  'monopol.now.place': 'You won {thing}. Where will it stand?',
  'monopol.now.other.turn':
    '{prison, select, true {{who} is in prison and about to throw.} other {{again, select, true {{who} threw doubles and throws again.} other {{who} is about to throw.}}}}',
  'monopol.now.other.buy': '{who} is thinking of buying {lot}.',
  'monopol.now.other.auction':
    'Auction for {thing}. {who} to bid. {bid, select, true {Highest bid: {sum}, {leader}.} other {No bids yet.}}',
  'monopol.now.other.claim': 'Will {who} claim the rent from {whom} in time? {sum} for {lot}.',
  'monopol.now.other.fine_or_chance': '{who} chooses between paying and a Chance card.',
  'monopol.now.other.debt': '{who} owes {whom} {sum} and must raise money.',
  'monopol.now.other.take_over': '{who} decides which mortgages to lift.',
  'monopol.now.other.wishes': 'There are too few houses for all. {who} will say how many.',
  'monopol.now.other.place': '{who} won {thing} and chooses where to put it.',
};
