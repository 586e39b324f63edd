// The seats of this browser: its tables, their links, and the table before the match.

export const seats = {
  'mine.heading': 'Mina bord',
  'mine.running': 'Pågår',
  'mine.gathering': 'Samlas',
  'mine.over': 'Avslutade',
  'mine.failed': 'Går inte att öppna',
  'mine.unknown': 'Ett bord',
  'mine.with': '{game} med {names}',
  'mine.alone': '{game}',
  'mine.turn': 'Din tur',
  'mine.turn.name': '{name}, din tur',
  'mine.waits': 'Väntar på {names}',
  'mine.going': 'Spelet pågår',
  'mine.free': '{count, plural, =0 {Väntar in alla} one {En plats är ledig} other {# platser är lediga}}',
  'mine.joining': 'Du var på väg att slå dig ner',
  'mine.won': 'Du vann',
  'mine.won.name': '{name} vann',
  'mine.won.shared': '{names} delade segern',
  'mine.finished': 'Slutspelad',
  'mine.again': 'De andra vill spela igen',
  'mine.as': 'Du är {names}',
  'mine.look': 'Titta tillbaka',
  'mine.look.at': 'Titta tillbaka: {title}',
  'mine.offline': 'Vi når inte servern, så listan kan vara gammal.',
  'mine.remove': 'Ta bort ur listan',
  'mine.here': 'i den här webbläsaren',
  'mine.remove.sure.here':
    'Kasta bordet? Det ligger bara i den här webbläsaren, och hela matchen försvinner.',
  'mine.remove.sure': 'Ta bort bordet ur listan? Utan länken till din plats kommer du inte tillbaka.',
  'mine.remove.yes': 'Ta bort',
  'mine.remove.no': 'Behåll',
  'mine.calls': '{count, plural, one {Det är din tur vid ett bord.} other {Det är din tur vid # bord.}}',

  'carry.open': 'Ta med borden till en annan enhet',
  'carry.link': 'Länk till alla dina bord',
  'carry.more':
    'Öppna den på den andra enheten, så finns borden där också. Skicka den bara till dig själv: den som har länken sitter på dina platser.',
  'carry.came':
    '{count, plural, =0 {Alla borden fanns redan här.} one {Ett bord är hämtat hit.} other {# bord är hämtade hit.}}',
  'carry.broken':
    'Länken till borden är avhuggen eller skadad. Kopiera den en gång till på den andra enheten.',

  'join.full': 'Alla platser är tagna',
  'join.full.text': 'Någon annan hann före, eller så har spelet redan börjat. Du kan titta på om du vill.',
  'join.false': 'Inbjudan gäller inte',
  'join.false.text':
    'Den kan ha dragits tillbaka eller gjorts om, eller så är länken avhuggen. Be den som bjöd dig om en ny länk.',

  'gather.choosing': 'Alla sitter. Var och en väljer ett hemligt lyckotal.',
  'gather.telling': 'Alla har valt lyckotal. När de är berättade börjar spelet.',
  'gather.number.none': 'lyckotal saknas',
  'gather.number.chosen': 'lyckotal valt',
  'gather.number.told': 'lyckotal berättat',
  'gather.without':
    '{names} är borta. Vänta, eller börja utan lyckotal därifrån? Alla som är här måste säga ja.',
  'gather.without.stuck':
    'Det saknas lyckotal från {names}. Spelet kan börja utan, om alla som är här säger ja.',
  'gather.without.yes':
    '{count, plural, one {Börja utan {whose} lyckotal} other {Börja utan lyckotal från {names}}}',
  'gather.without.mine': 'Börja utan mitt lyckotal',
  'gather.without.no': 'Vänta i stället',
  'gather.without.said': '{names} vill börja nu.',

  'keep.heading': 'Bordet',
  'keep.keeper': '{name} är bordsvärd.',
  'keep.you': 'Du är bordsvärd.',
  'keep.nobody': 'Bordet har ingen bordsvärd.',
  'keep.hand': 'Lämna över värdskapet',
  'keep.hand.to': 'Till vem?',
  'keep.remove': 'Ta bort {name} från bordet',
  'keep.remove.text': 'Platsen blir ledig, och alla väljer nya lyckotal.',
  'keep.remove.yes': 'Ta bort {name}',
  'keep.remove.no': 'Låt {name} sitta kvar',
  'keep.remove.said': '{names} vill ta bort {name}.',
  'keep.invite.renew': 'Gör om inbjudan',
  'keep.invite.renew.text': 'Den gamla länken slutar gälla.',
  'keep.invite.new': 'Bjud in igen',
  'keep.invite.withdraw': 'Dra tillbaka inbjudan',
  'keep.invite.none': 'Ingen inbjudan gäller.',
  'keep.watch.close': 'Stäng för åskådare',
  'keep.watch.open': 'Släpp in åskådare',
  'keep.watch.closed': 'Bordet är stängt för åskådare.',

  'link.network':
    'Länkarna går till {address}, dit alla i samma nätverk når. På {host} kommer bara den här datorn.',
  'link.here':
    'Bara den här datorn når {host}. För att andra ska kunna öppna länkarna: starta servern med {option}, och öppna sidan på datorns adress i nätverket.',

  relink: 'Gör om länken',
  'relink.text':
    'Den gamla länken öppnar sedan inget, på ingen enhet. Har någon annan fått tag i den? Gör om den.',
  'relink.yes': 'Ja, gör om den',
  'relink.no': 'Behåll den',
  'relink.doing': 'Gör om länken …',
  'relink.done': 'Länken är ny. Den gamla gäller inte längre.',
  'relink.failed': 'Det gick inte att göra om länken just nu. Försök igen.',

  'table.closed': 'Bordet är stängt för åskådare',
  'table.closed.text': 'De som spelar vill vara för sig själva. Har du en plats här? Öppna den med sin länk.',
  'table.closed.seats':
    'Flera spelar vid den här skärmen, och då behövs bordet som alla ser det. Öppna en plats i taget i stället, eller be bordsvärden släppa in åskådare.',
  'table.closed.as': 'Spela som {name}',
  'table.updated': 'Spelbord har uppdaterats',
  'table.updated.text': 'Ladda om sidan, så är den ny. Spelet står kvar där det var.',
  'table.updated.reload': 'Ladda om sidan',
} as const;
