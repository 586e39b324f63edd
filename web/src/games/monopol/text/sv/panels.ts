// What stands on the panels of Monopol: deeds, players, bank, auction, claim, deals and debts.

export const panels = {
  'monopol.deed.title': 'Lagfart',
  'monopol.deed.rents': 'Hyra',
  'monopol.deed.price': 'Pris',
  'monopol.deed.house': 'Hus',
  'monopol.deed.loan': 'Lån',
  'monopol.deed.interest': 'Ränta',
  'monopol.deed.now': 'Hyra nu: {sum}',
  'monopol.deed.now.pip': 'Hyra nu: {sum} per prick',
  'monopol.deed.owner': '{whose} lagfart',
  'monopol.deed.kin': 'De som hör ihop',
  'monopol.deed.free': 'ledig',
  'monopol.deed.mortgaged': 'Belånad',
  'monopol.deed.stations':
    '{count, plural, one {En station} =2 {Två stationer} =3 {Tre stationer} other {Fyra stationer}}',
  'monopol.deed.utilities': '{count, plural, one {Ett verk, per prick} other {Båda, per prick}}',

  'monopol.deeds.title': 'Mina lagfarter',
  'monopol.deeds.none': 'Du äger inget än. Stanna på något ledigt och köp!',
  'monopol.deeds.out': 'Du är ute ur spelet.',
  'monopol.deeds.whole': '{streets, select, true {Hela färgen} other {Alla}}',
  'monopol.deeds.count': '{mine} av {all}',
  'monopol.deeds.rent': 'Hyra {sum}',
  'monopol.deeds.rent.pip': '{sum} per prick',
  'monopol.deeds.build': '{hotel, select, true {Bygg hotell} other {Bygg hus}}',
  'monopol.deeds.sell':
    '{hotel, select, true {{left, plural, =0 {Sälj hotellet} one {Sälj ner till ett hus} other {Sälj ner till # hus}}} other {{left, plural, =0 {Sälj sista huset} other {Sälj ett hus}}}}',
  'monopol.deeds.build.short': 'Bygg',
  'monopol.deeds.lift.short': 'Lös',
  'monopol.deeds.mortgage': 'Belåna',
  'monopol.deeds.lift': 'Lös lånet',
  'monopol.deeds.scarce': 'Husen är få: de andra tillfrågas',
  'monopol.deeds.then.rent': 'Hyran blir {sum}',
  'monopol.deeds.then.no_rent': 'Ingen hyra så länge',
  'monopol.deeds.then.rent_again': 'Hyra igen',
  'monopol.deeds.spoken':
    '{what}, {lot}{gain, plural, =0 {} other {, {sum}}}{offered, select, true {} other {. Går inte nu, tryck för att få veta varför}}',
  'monopol.deeds.whynot': 'Tryck på något grått så får du veta varför det inte går.',

  'monopol.players.title': 'Spelarna',
  'monopol.players.you': '{name} (du)',
  'monopol.players.turn': 'Tur',
  'monopol.players.waited': 'Ska svara',
  'monopol.players.prison': 'I fängelse',
  'monopol.players.out': 'Konkurs',
  'monopol.players.none': 'Inga lagfarter än.',
  'monopol.players.family': '{family}: {lots}{whole, select, true {, allihop} other {}}',
  'monopol.players.worth': 'Värd {sum} med allt inräknat',
  'monopol.players.deal': 'Gör affär med {who}',

  'monopol.bank.title': 'Banken',
  'monopol.bank.houses': 'Hus kvar',
  'monopol.bank.hotels': 'Hotell kvar',
  'monopol.bank.pot': 'På Fri parkering',

  'monopol.sum.less': '{label}: mindre',
  'monopol.sum.more': '{label}: mer',

  'monopol.auction.title': 'Auktion på {thing}',
  'monopol.auction.no_bid': 'Vem bjuder först?',
  'monopol.auction.strokes':
    '{count, plural, =0 {Flera är kvar i budgivningen} =1 {Första!} =2 {Andra!} other {Tredje!}}',
  'monopol.auction.first': 'Första',
  'monopol.auction.second': 'Andra',
  'monopol.auction.third': 'Tredje',
  'monopol.auction.bidders': 'Budgivarna',
  'monopol.auction.passed': 'ute',
  'monopol.auction.leads': 'leder',
  'monopol.auction.asked': 'ska bjuda',
  'monopol.auction.price': 'Pris {sum}',
  'monopol.auction.bid': 'Bjud',
  'monopol.auction.cash': 'Du har {sum}',
  'monopol.auction.own': 'Eget bud',
  'monopol.auction.bid.own': 'Bjud {sum}',
  'monopol.auction.pass': 'Passa',

  'monopol.claim.title': 'Hyra att begära',
  'monopol.claim.visitor': '{who} står på {lot}!',
  'monopol.claim.other': 'Begär {owner} {sum} av {whom} för {lot}?',
  'monopol.claim.do': 'Begär {sum}',
  'monopol.claim.seconds': 'Tiden är {count, plural, one {en sekund} other {# sekunder}}.',
  'monopol.claim.waive': 'Låt det vara',

  'monopol.debt.title': 'Skulden',
  'monopol.debt.owes':
    '{you, select, true {Du är} other {{who} är}} skyldig {whom}{why, select, rent {, i hyra} tax {, i skatt} birthday {, i present} fine {, i böter} interest {, i ränta} other {, för kortet}}:',
  'monopol.debt.cash': 'Kontant: {sum}',
  'monopol.debt.missing': 'Saknas: {sum}',
  'monopol.debt.raise': 'Skaffa pengar',
  'monopol.debt.settle': 'Betala med lagfarter',
  'monopol.debt.settling': 'Ditt förslag ligger ute. Vänta på svar, eller skaffa pengar på annat sätt.',
  'monopol.debt.value': 'Räknas som',
  'monopol.debt.offer': 'Erbjud för {sum}',
  'monopol.debt.enough':
    'Sammanlagt kan du få ihop {sum}, och det räcker. Skulden betalas så fort pengarna finns.',
  'monopol.debt.hopeless': 'Sammanlagt kan du få ihop {sum}. Det räcker inte: gör en affär, eller ge upp.',
  'monopol.debt.give_up': 'Ge upp',
  'monopol.debt.sure': 'Då är du ute ur spelet. Vill du ge upp?',
  'monopol.debt.yes': 'Ja, gå i konkurs',

  'monopol.deal.title': 'Affärer',
  'monopol.deal.new': 'Ny affär med',
  'monopol.deal.with': 'Affär med {who}',
  'monopol.deal.offer': '{mine, select, true {Ditt bud till {who}} other {{who} vill göra affär}}',
  'monopol.deal.settles':
    '{mine, select, true {Lagfarter i stället för {sum} till {who}} other {{who} vill betala {sum} med lagfarter}}',
  'monopol.deal.you.get': 'Du får',
  'monopol.deal.you.give': 'Du ger',
  'monopol.deal.they.give': '{who} ger',
  'monopol.deal.cash': '{who}, kontant',
  'monopol.deal.purse': 'Kontant, av {sum}',
  'monopol.deal.accept': 'Ja, gör affären',
  'monopol.deal.refuse': 'Nej tack',
  'monopol.deal.change': 'Svara med eget bud',
  'monopol.deal.waiting': 'Väntar på {who}.',
  'monopol.deal.hand': 'Låt {who} svara',
  'monopol.deal.withdraw': 'Ta tillbaka',
  'monopol.deal.lift': 'Lös lånet på {lot} genast, {sum} till banken',
  'monopol.deal.send': 'Skicka till {who}',
  'monopol.deal.cancel': 'Avbryt',
  'monopol.deal.refused': '{who} tackade nej. Ändra något och försök igen.',
  'monopol.deal.gift': 'Du får ingenting för det. Vill du ge bort det?',
  'monopol.deal.gift.yes': 'Ja, ge bort det',

  'monopol.gain.cash': 'Kontant',
  'monopol.gain.deeds': 'Lagfarter',
  'monopol.gain.cards': 'Fängelsekort',
  'monopol.gain.settled': 'Skulden',
  'monopol.gain.interest': 'Ränta till banken',
  'monopol.gain.loans': 'Lån som löses',
  'monopol.gain.completes': 'Får alla: {family}',
  'monopol.gain.breaks': 'Splittrar: {family}',

  'monopol.worths.title': 'Så gick det, varv för varv',
  'monopol.worths.round': 'Varv',

  'monopol.note.claim':
    'Någon står hos dig! Hyran kommer inte av sig själv: begär den innan tiden går ut, annars är den förlorad.',
  'monopol.note.debt':
    'Kontanterna räcker inte. Sälj hus, belåna eller gör en affär; skulden betalas så fort pengarna finns.',
  'monopol.note.wishes':
    'Banken har för få hus åt alla. Säg hur många du vill ha: vill ni tillsammans ha fler än det finns blir det auktion.',
  'monopol.note.auction':
    'Det som ingen köper går till den som bjuder mest. Höj eller passa; den som passat är ute, och minsta höjning är en sedel.',
  'monopol.note.prison':
    'Du sitter inne men får bygga, handla och ta hyra som vanligt. Slå lika, betala före tredje kastet, eller använd ett kort.',
  'monopol.note.offer':
    'Någon vill byta med dig. Du kan säga ja, nej eller svara med ett eget bud, och spelet väntar inte på dig.',
  'monopol.note.build':
    'Hela färgen är din: nu får du bygga. Ett hus i taget och jämnt över tomterna, när du vill, också i andras turer.',
  'monopol.note.mortgage':
    'Banken lånar ut halva priset och drar räntan genast. Medan lånet löper får du ingen hyra.',
  'monopol.note.buy':
    'Ingen äger den här. Köp den för det tryckta priset, eller låt den gå till den som bjuder mest.',
} as const;
