// What is said when a table for Tjuv och Polis is laid.

export const options = {
  'chase.options.rule': 'Regel {rule}',
  'chase.options.edition': 'Regelbok',
  'chase.options.edition.klassisk': 'Klassisk',
  'chase.options.edition.ny': 'Ny',
  'chase.options.edition.klassisk.explained':
    'En tjuv på en hållplats kan häktas, om någon från polisen kommer exakt dit.',
  'chase.options.edition.ny.explained':
    'På en hållplats är tjuven fredad, och polisen får inte stanna på rutan.',
  'chase.options.guard': 'Vakt i polishuset',
  'chase.options.guard.explained':
    'Polismannen som gjorde häktningen stannar och vaktar, så länge tjuven sitter.',
  'chase.options.guard.off.explained': 'Polismannen får lämna sin fånge när som helst.',
  'chase.options.secret_money': 'Hemliga pengar',
  'chase.options.secret_money.explained': 'De andra ser bara om en tjuv har pengar, inte hur mycket.',
  'chase.options.secret_money.off.explained': 'Alla ser vad varje tjuv har på sig och har gömt.',
  'chase.options.long_game': 'Långt spel',
  'chase.options.long_game.explained':
    'Det är inte slut förrän alla tjuvar har kommit undan eller är ute ur spelet.',
  'chase.options.long_game.off.explained':
    'Spelet är slut när varje tjuv har kommit undan eller sitter inne.',
  'chase.options.rounds.explained':
    'Efter {rounds, plural, one {# varv} other {# varv}} räknar alla sina pengar, gömda också.',
  'chase.options.rounds.off.explained': 'Spelet håller på tills det är avgjort.',
  'chase.options.help': 'Hjälp på kartan',
  'chase.options.help.explained': 'Alla får se hur troligt det är att polisen når en tjuv med nästa kast.',
  'chase.options.help.off.explained': 'Var och en bedömer faran själv.',

  'chase.city': 'Karta',
  'chase.city.storstad': 'Storstaden',
  'chase.city.storstad.explained':
    'Storhamn, med fyra spårvagnslinjer och hamn. För hela sällskapet och en hel kväll.',
  'chase.city.smastad': 'Småstaden',
  'chase.city.smastad.explained': 'Lingonköping är snart genomsprunget. Bäst för två eller tre, på en kvart.',
  'chase.city.monster': 'Mönstret',
  'chase.city.monster.explained': 'En enkel stad att ha som förlaga när du ritar din egen.',
  'chase.city.own': 'En egen karta',
  'chase.city.own.explained':
    'Rita en egen stad i en textfil och spela på den. Servern kontrollerar den först och säger var det är fel.',
  'chase.city.pick': 'Välj kartfil',
  'chase.city.drop': 'eller släpp filen här',
  'chase.city.checking': 'Kontrollerar {file} …',
  'chase.city.good': '{file} är i sin ordning: {city}.',
  'chase.city.faults':
    '{file} har {count, plural, one {ett fel} other {# fel}} och går inte att spela på än.',
  'chase.city.large': '{file} är för stor för att vara en karta. Den får vara högst {max} kB.',
  'chase.city.where': 'Rad {line}, kolumn {column}',
  'chase.city.more':
    '{count, plural, one {Ett fel till.} other {# fel till.}} Rätta dem här först, så kan de andra försvinna på köpet.',
  'chase.city.picture': 'Karta över {city}',
  'chase.city.missing': 'Kartan går inte att visa. {problem}',
  'chase.city.squares':
    '{squares} rutor, {lines, plural, one {en spårvagnslinje} other {# spårvagnslinjer}}, {offices} kassor att råna',

  'chase.fault.too_large': 'Filen är för stor. En karta har högst {max} byte.',
  'chase.fault.first_line': 'Första raden i en kartfil är: spelbord map 1',
  'chase.fault.unknown_word': 'Ingen rad börjar med det här ordet.',
  'chase.fault.malformed': 'En sådan rad skrivs så här: {form}',
  'chase.fault.bad_text': 'Ett namn har 1 till {max} tecken, och alla ska synas.',
  'chase.fault.twice': 'Det här står redan på rad {first}.',
  'chase.fault.too_many_names': 'Högst {max} gator och {max} kvarter kan ha namn.',
  'chase.fault.sum': 'En summa är hela tusen, från 1000 till {max}.',
  'chase.fault.stop_lines': 'Högst {most} linjer möts vid en hållplats, och det ska vara olika linjer.',
  'chase.fault.letter_unused': 'Den här bokstaven finns inte på kartan.',
  'chase.fault.name_missing': 'Staden har inget namn. Det saknas en rad som börjar med name.',
  'chase.fault.map_missing': 'Det saknas en rad med bara map och själva ritningen under den.',
  'chase.fault.uneven': 'Raden är {length} tecken lång, men kartan är {width} bred.',
  'chase.fault.map_too_large': 'En karta är högst {max} rutor bred och {max} hög.',
  'chase.fault.too_many_squares': 'En karta har högst {max} rutor att stå på.',
  'chase.fault.unknown_character': 'Det här tecknet betyder ingenting på en karta.',
  'chase.fault.letter_unknown': 'Bokstaven har ingen förklaring ovanför kartan.',
  'chase.fault.line_unknown': 'Linje {tram} har inget namn. Det saknas en rad som börjar med line {tram}.',
  'chase.fault.line_stops':
    'Linje {tram} har {stops, plural, one {en hållplats} other {# hållplatser}}, men ska ha {least} till {most}.',
  'chase.fault.outside': 'Det här ligger utanför kartan.',
  'chase.fault.no_street': 'Här går ingen obruten gata.',
  'chase.fault.dead_end': 'En återvändsgränd. Varje gaturuta behöver två andra bredvid sig.',
  'chase.fault.too_wide': 'Gatan är för bred. En gata är en ruta bred, aldrig två gånger två.',
  'chase.fault.unreachable':
    'Hit leder ingen gata från polishusets port{squares, plural, =1 {} other {, och inte till de andra av {squares} rutor}}.',
  'chase.fault.office_doors':
    'Ett kontor har gata på en eller två sidor. Det här har {doors, plural, =0 {ingen} other {#}}.',
  'chase.fault.no_door': 'Hit leder ingen gata.',
  'chase.fault.count':
    '{of}: {found} stycken, men det ska vara {same, select, true {{least}} other {{least} till {most}}}.',
  'chase.fault.misplaced':
    '{where, select, station {Järnvägsstationen ska ligga uppe till vänster.} airport {Flygplatsen ska ligga uppe till höger.} harbour {Hamnen ska ligga i nedre halvan.} other {Det här ligger på fel ställe.}}',
  'chase.fault.house_split': 'Polishusets rutor hänger inte ihop.',
  'chase.fault.gate_aside':
    'Porten + ska ha en av polishusets rutor bredvid sig, men har {houses, plural, =0 {ingen} other {#}}.',

  'chase.form.line': 'line 1 Namn',
  'chase.form.loot': 'a bank 5000 Namn',
  'chase.form.place': 'd den Namn',
  'chase.form.stop': 'x stop 1 2',
  'chase.form.street': 'street row 3 columns 2-14 Namn',
  'chase.form.quarter': 'quarter 3 7 Namn',
  'chase.form.map': 'map',

  'chase.feature.house': 'Polishusets rutor',
  'chase.feature.gate': 'Portar',
  'chase.feature.station': 'Järnvägsstationer',
  'chase.feature.airport': 'Flygplatser',
  'chase.feature.harbour': 'Hamnrutor',
  'chase.feature.agency': 'Resebyråer',
  'chase.feature.telegraph': 'Telegrafstationer',
  'chase.feature.den': 'Tjuvnästen',
  'chase.feature.loot': 'Banker och postkontor',
} as const;
