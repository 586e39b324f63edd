// What happens in Monopol, why not, and what is waited for.

export const play = {
  'monopol.bank': 'banken',
  'monopol.deck.chance': 'Chans',
  'monopol.deck.community': 'Allmänning',
  'monopol.square.go': 'Gå',
  'monopol.square.prison': 'fängelset, bara på besök',
  'monopol.square.free_parking': 'Fri parkering',
  'monopol.square.go_to_prison': 'rutan Gå i fängelse',
  'monopol.square.tax': '{name}',
  'monopol.square.unknown': 'en ruta',
  'monopol.sold.house': 'ett hus',
  'monopol.sold.hotel': 'ett hotell',
  'monopol.sold.card': 'ett fängelsekort',
  'monopol.family.brown': 'Bruna',
  'monopol.family.light_blue': 'Ljusblå',
  'monopol.family.pink': 'Rosa',
  'monopol.family.orange': 'Orange',
  'monopol.family.red': 'Röda',
  'monopol.family.yellow': 'Gula',
  'monopol.family.green': 'Gröna',
  'monopol.family.dark_blue': 'Mörkblå',
  'monopol.family.station': 'Stationer',
  'monopol.family.utility': 'Verk',
  'monopol.level':
    '{level, plural, =0 {obebyggd} =1 {ett hus} =2 {två hus} =3 {tre hus} =4 {fyra hus} other {hotell}}',
  'monopol.goods.none': 'ingenting',
  'monopol.goods.cards': '{count, plural, one {ett fängelsekort} other {# fängelsekort}}',

  'monopol.event.threw_for_order':
    '{you, select, true {Du slår} other {{who} slår}} {one} och {other} om vem som ska börja.',
  'monopol.event.begins': '{you, select, true {Du börjar} other {{who} börjar}}.',
  'monopol.event.dealt_deed': '{you, select, true {Du får} other {{who} får}} {lot} och betalar {sum}.',
  'monopol.event.threw':
    '{you, select, true {Du slår} other {{who} slår}} {one} och {other}{doubles, select, true {. Lika!} other {.}}',
  'monopol.event.moved':
    '{you, select, true {Du} other {{who}}} {how, select, back {går tillbaka} other {går}} till {place}.',
  'monopol.event.got_salary': '{you, select, true {Du får} other {{who} får}} {sum} i lön.',
  'monopol.event.bought': '{you, select, true {Du köper} other {{who} köper}} {lot} för {sum}.',
  'monopol.event.declined': '{you, select, true {Du köper} other {{who} köper}} inte {lot}.',
  'monopol.event.auction_opened':
    'Auktion på {thing}! {you, select, true {Du får} other {{who} får}} bjuda först.',
  'monopol.event.bid': '{you, select, true {Du bjuder} other {{who} bjuder}} {sum}.',
  'monopol.event.passed_bid': '{you, select, true {Du passar} other {{who} passar}}.',
  'monopol.event.auction_won':
    'Första, andra, tredje! {you, select, true {Du får} other {{who} får}} {thing} för {sum}.',
  'monopol.event.auction_failed': 'Ingen bjuder på {thing}. Banken behåller.',
  'monopol.event.rent_due':
    '{you, select, true {Du är} other {{who} är}} skyldig {whom} {sum} i hyra för {lot}.',
  'monopol.event.rent_claimed':
    '{you, select, true {Du begär} other {{who} begär}} hyran av {whom}: {sum} för {lot}.',
  'monopol.event.rent_waived':
    '{you, select, true {Du låter} other {{who} låter}} {whom} slippa hyran på {lot}, {sum}.',
  'monopol.event.rent_forgotten':
    '{you, select, true {Du glömde} other {{who} glömde}} begära {sum} av {whom} för {lot}.',
  'monopol.event.drew_card':
    '{you, select, true {Du tar} other {{who} tar}} ett kort ur {deck, select, chance {Chans} other {Allmänning}}: ”{card}”',
  'monopol.event.got_money':
    '{you, select, true {Du} other {{who}}} {parking, select, true {plockar upp {sum} på Fri parkering} other {får {sum} av banken}}.',
  'monopol.event.paid':
    '{you, select, true {Du betalar} other {{who} betalar}} {whom} {sum}{why, select, rent { i hyra} tax { i skatt} birthday { i present} fine { i böter} interest { i ränta} other {}}.',
  'monopol.event.owes':
    '{you, select, true {Du är} other {{who} är}} skyldig {whom} {sum}{why, select, rent { i hyra} tax { i skatt} birthday { i present} fine { i böter} interest { i ränta} other {}}, och kontanterna räcker inte.',
  'monopol.event.kept_card': '{you, select, true {Du sparar} other {{who} sparar}} fängelsekortet.',
  'monopol.event.went_to_prison':
    '{because, select, third_doubles {Lika för tredje gången! } other {}}{you, select, true {Du hamnar} other {{who} hamnar}} i fängelse.',
  'monopol.event.stayed_in_prison':
    '{you, select, true {Du sitter} other {{who} sitter}} kvar. {throws, plural, =1 {Två kast till.} =2 {Ett kast till.} other {Det var sista kastet.}}',
  'monopol.event.left_prison':
    '{you, select, true {Du} other {{who}}} {by, select, doubles {slår lika och går ut ur fängelset} card {använder {you, select, true {ditt} other {sitt}} kort och går fri} fine {betalar böterna och går fri} other {har slagit sitt tredje kast och får gå}}.',
  'monopol.event.built':
    '{you, select, true {Du bygger} other {{who} bygger}} {level, plural, =1 {ett hus} =2 {ett andra hus} =3 {ett tredje hus} =4 {ett fjärde hus} other {hotell}} på {lot} för {sum}.',
  'monopol.event.sold':
    '{you, select, true {Du säljer} other {{who} säljer}} på {lot} för {sum}. {level, plural, =0 {Tomten är tom.} =1 {Ett hus kvar.} other {# hus kvar.}}',
  'monopol.event.mortgaged':
    '{you, select, true {Du belånar} other {{who} belånar}} {lot} för {sum}{charged, select, true {, minus {interest} i ränta} other {}}.',
  'monopol.event.lifted':
    '{you, select, true {Du löser} other {{who} löser}} lånet på {lot} för {sum}{charged, select, true { och {interest} i ränta} other {}}.',
  'monopol.event.asked_for_wishes':
    '{you, select, true {Du vill} other {{who} vill}} bygga på {lot}, men banken har {left, plural, one {bara en byggnad} other {bara # byggnader}} kvar. Vill någon mer ha?',
  'monopol.event.wished':
    '{you, select, true {Du} other {{who}}} {count, plural, =0 {vill inte ha någon} =1 {vill ha en} other {vill ha #}}.',
  'monopol.event.offer_made':
    '{you, select, true {Du} other {{who}}} {kind, select, settles {vill betala {whom} {sum} med {give}} gives {vill ge {whom} {give}} wants {vill ha {want} av {whom}} other {erbjuder {whom} {give} mot {want}}}.',
  'monopol.event.offer_refused': '{you, select, true {Du tackar} other {{who} tackar}} nej till {whom}.',
  'monopol.event.offer_withdrawn':
    '{you, select, true {Du drar tillbaka ditt} other {{who} drar tillbaka sitt}} bud till {whom}.',
  'monopol.event.deal_made':
    'Affär! {you, select, true {Du} other {{who}}} {kind, select, settles {betalar {whom} {sum} med {give}} gives {ger {whom} {give}} wants {får {want} av {whom}} other {ger {whom} {give} och får {want}}}.',
  'monopol.event.bankrupt': '{you, select, true {Du går} other {{who} går}} i konkurs. Allt går till {whom}.',
  'monopol.event.time_up': 'Varv {round} är slut. Alla räknar vad de äger.',
  'monopol.event.game_over':
    'Spelet är över. {winners, plural, =1 {{you, select, true {Du vinner} other {{who} vinner}}} other {{who} delar segern}} med {sum}.',

  'monopol.refusal.seat_count': 'Monopol spelas av {min} till {max}.',
  'monopol.refusal.round_limit': 'Antalet varv kan vara {min} till {max}.',
  'monopol.refusal.dealt_count': '{min} till {max} lagfarter kan delas ut till var och en.',
  'monopol.refusal.claim_time': 'Tiden att begära hyra kan vara {min} till {max} sekunder.',
  'monopol.refusal.game_over': 'Spelet är över.',
  'monopol.refusal.not_in_game': '{you, select, true {Du är} other {{who} är}} inte med längre.',
  'monopol.refusal.not_your_turn': 'Det är {whose} tur.',
  'monopol.refusal.not_now':
    '{stage, select, throw_for_order {Först slår alla om vem som börjar.} deal_deeds {Först delas lagfarterna ut.} turn {Först ska tärningarna slås.} throw {Tärningarna rullar.} buy {Först ska gatan köpas eller gå till auktion.} auction {Vänta tills auktionen är klar.} claim {Först ska hyran begäras eller efterskänkas.} draw_card {Först ska ett kort dras.} fine_or_chance {Först ska kortet åtlydas.} debt {Först ska skulden betalas. Så länge står allt annat stilla.} take_over {Först ska det bestämmas vilka lån som löses.} wishes {Först ska alla säga om de vill bygga.} place {Först ska det vunna huset ställas ut.} other {Något annat ska ske först.}}',
  'monopol.refusal.not_in_prison': 'Du sitter inte i fängelse.',
  'monopol.refusal.too_late_for_fine': 'Efter det andra kastet går det inte att köpa sig fri.',
  'monopol.refusal.no_such_card': 'Det kortet finns inte där.',
  'monopol.refusal.no_property': '{lot} går inte att äga.',
  'monopol.refusal.not_yours': '{lot} har fel ägare för det: bara den som äger en lagfart råder över den.',
  'monopol.refusal.not_enough':
    '{to, select, buy {Det kostar {need}} bid {Du kan inte bjuda {need}} fine {Böterna är {need}} build {Bygget kostar {need}} lift {Lånet kostar {need} att lösa} take_over {Lånen som följer med kostar {need}} other {Budet är på {need}}}, och du har {have}.',
  'monopol.refusal.not_in_notes': 'Minsta sedeln är {note}, så summan måste gå jämnt upp.',
  'monopol.refusal.bid_too_low': 'Du måste bjuda minst {least}.',
  'monopol.refusal.group_incomplete': 'Du måste äga hela färgen innan du bygger på {lot}.',
  'monopol.refusal.lot_mortgaged': '{lot} är belånad. Lös lånet innan du bygger.',
  'monopol.refusal.lent_on': '{lot} är redan belånad.',
  'monopol.refusal.carries_buildings': 'Det står hus på {lot}. Sälj dem innan du belånar.',
  'monopol.refusal.not_mortgaged': '{lot} är inte belånad.',
  'monopol.refusal.uneven': 'Bygg jämnt: {first} står på tur före {lot}.',
  'monopol.refusal.sold_unevenly': 'Sälj jämnt: {first} står på tur före {lot}.',
  'monopol.refusal.fully_built': 'På {lot} står redan ett hotell.',
  'monopol.refusal.no_buildings': 'På {lot} finns inget att sälja.',
  'monopol.refusal.bank_sold_out':
    '{hotel, select, true {Banken har inga hotell kvar.} other {Banken har inga hus kvar.}}',
  'monopol.refusal.too_many_wished':
    'Du kan {most, plural, =0 {inte ställa ut eller betala någon} one {högst ställa ut och betala en} other {högst ställa ut och betala #}}.',
  'monopol.refusal.wrong_building': 'Det du vann kan inte stå på {lot}.',
  'monopol.refusal.wrong_level':
    'Hotellet på {lot} kan säljas ner till {most, plural, =0 {tom tomt} one {högst ett hus} other {högst # hus}}.',
  'monopol.refusal.built': 'Det står hus i samma färg som {lot}. Då byter den inte ägare.',
  'monopol.refusal.empty_offer': 'Lägg något i affären först.',
  'monopol.refusal.too_many_offers': 'Du har redan {max} bud ute. Dra tillbaka ett först.',
  'monopol.refusal.no_such_offer': 'Det budet gäller inte längre.',
  'monopol.refusal.offer_stale': 'Det som bjöds finns inte kvar, så affären går inte att göra.',
  'monopol.refusal.nothing_to_settle':
    '{owed, plural, =0 {Du är inte skyldig någon spelare pengar.} other {Lagfarterna kan räknas för högst {sum}, och bara mot en spelare.}}',
  'monopol.refusal.bid_below_price':
    'Ett hus på {lot} kostar {price}, och du bjöd {bid}. Ställ det där priset inte är högre.',
  'monopol.refusal.cannot_pay':
    'Du är skyldig {owed}, och allt du har skulle ge {raised}. Sälj hus, betala med lagfarter eller gör en affär som betalar alltihop.',
  'monopol.refusal.debt_not_served':
    'Det finns en skuld på {owed} att betala först: affären ska betala den, eller ge mer än banken skulle låna ut.',
  'monopol.refusal.can_pay': 'Ge inte upp: med allt sålt och belånat har du {raised}, och skulden är {owed}.',

  'monopol.outcome.built': 'Det kostar {sum}, och hyran blir {rent}.',
  'monopol.outcome.price': 'På lagfarten står {sum}.',
  'monopol.outcome.family': '{family}: du har {own} av {all}.',

  'monopol.several.bid': 'Bjud, från {least} till {most}',
  'monopol.several.wish': 'Begär hus eller hotell, högst {most}',
  'monopol.several.build': 'Bygg på en av {count} tomter',
  'monopol.several.sell': 'Sälj hus på en av {count} tomter',
  'monopol.several.mortgage': 'Belåna en av {count} lagfarter',
  'monopol.several.lift': 'Lös lånet på en av {count} lagfarter',
  'monopol.several.place': 'Ställ det du vann på en av {count} tomter',
  'monopol.several.refuse': 'Säg nej till ett av {count} bud',
  'monopol.several.withdraw': 'Ta tillbaka ett av {count} bud',
  'monopol.several.deal': 'Föreslå en affär med någon av de andra, mellan andra drag',

  'monopol.now.order': 'Alla slår om vem som börjar.',
  'monopol.now.deal_deeds': 'Banken delar ut lagfarter.',
  'monopol.now.waiting': 'Tärningarna rullar.',
  'monopol.now.over': 'Spelet är över.',
  'monopol.now.won':
    '{winners, plural, =1 {{you, select, true {Spelet är över. Du vann!} other {Spelet är över. {who} vann.}}} other {Spelet är över. {who} delar segern.}}',
  'monopol.now.asked': '{who} vill göra affär med dig.',
  'monopol.now.turn': 'Din tur. Slå tärningarna.',
  'monopol.now.again': 'Lika! Slå en gång till.',
  'monopol.now.prison':
    'Du sitter i fängelse, {throws, select, 0 {första} 1 {andra} other {sista}} kastet. {way, select, both {Slå lika, betala böterna eller använd kortet.} fine {Slå lika, eller betala böterna.} card {Slå lika, eller använd kortet.} other {Slå lika, annars måste du betala.}}',
  'monopol.now.buy':
    '{affords, select, true {{lot} är ledig och kostar {sum}. Köper du?} other {{lot} kostar {sum}, mer än du har i handen. Skaffa pengar, eller låt den gå.}}',
  'monopol.now.auction':
    'Ditt bud på {thing}? {bid, select, true {{leader} leder med {sum}.} other {Ingen har bjudit än.}}',
  'monopol.now.claim': '{who} står på {lot}. Begär {sum} innan det är för sent!',
  'monopol.now.fine_or_chance': 'Betala, eller ta ett Chanskort. Vad väljer du?',
  'monopol.now.debt': 'Du är skyldig {whom} {sum}. Skaffa {missing} till.',
  'monopol.now.take_over': 'Du har tagit över lån. Vilka löser du genast?',
  'monopol.now.wishes': '{who} vill bygga, och byggnaderna räcker inte åt alla. Hur många vill du ha?',
  'monopol.now.place': 'Du vann {thing}. Var ska det stå?',
  'monopol.now.other.turn':
    '{prison, select, true {{who} sitter i fängelse och ska slå.} other {{again, select, true {{who} slog lika och slår igen.} other {{who} ska slå.}}}}',
  'monopol.now.other.buy': '{who} funderar på att köpa {lot}.',
  'monopol.now.other.auction':
    'Auktion på {thing}. {who} ska bjuda. {bid, select, true {Högsta bud: {sum}, {leader}.} other {Inga bud än.}}',
  'monopol.now.other.claim': 'Begär {who} hyran av {whom} i tid? {sum} för {lot}.',
  'monopol.now.other.fine_or_chance': '{who} väljer mellan att betala och att ta ett Chanskort.',
  'monopol.now.other.debt': '{who} är skyldig {whom} {sum} och måste skaffa pengar.',
  'monopol.now.other.take_over': '{who} bestämmer vilka övertagna lån som ska lösas.',
  'monopol.now.other.wishes': 'Husen räcker inte åt alla. {who} säger hur många det ska vara.',
  'monopol.now.other.place': '{who} vann {thing} och väljer tomt.',
} as const;
