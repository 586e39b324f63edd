import type { seats as swedish } from '../sv/seats';

export const seats: Record<keyof typeof swedish, string> = {
  'mine.heading': 'My tables',
  'mine.running': 'Running',
  'mine.gathering': 'Gathering',
  'mine.over': 'Finished',
  'mine.failed': 'Cannot be opened',
  'mine.unknown': 'A table',
  'mine.with': '{game} with {names}',
  'mine.alone': '{game}',
  'mine.turn': 'Your turn',
  'mine.turn.name': '{name}, your turn',
  'mine.waits': 'Waiting for {names}',
  'mine.going': 'The game is on',
  'mine.free': '{count, plural, =0 {Waiting for everybody} one {One seat is free} other {# seats are free}}',
  'mine.joining': 'You were about to sit down',
  'mine.won': 'You won',
  'mine.won.name': '{name} won',
  'mine.won.shared': '{names} shared the win',
  'mine.finished': 'Played to the end',
  'mine.again': 'The others want to play again',
  'mine.as': 'You are {names}',
  'mine.look': 'Look back',
  'mine.look.at': 'Look back: {title}',
  'mine.offline': 'We cannot reach the server, so the list may be old.',
  'mine.remove': 'Remove from the list',
  'mine.here': 'in this browser',
  'mine.remove.sure.here':
    'Throw the table away? It lies in this browser alone, and the whole match is gone.',
  'mine.remove.sure': 'Remove the table from the list? Without the link to your seat you will not get back.',
  'mine.remove.yes': 'Remove',
  'mine.remove.no': 'Keep',
  'mine.calls': '{count, plural, one {It is your turn at one table.} other {It is your turn at # tables.}}',

  'carry.open': 'Take the tables to another device',
  'carry.link': 'Link to all your tables',
  'carry.more':
    'Open it on the other device, and the tables are there too. Send it to nobody but yourself: whoever has the link sits in your seats.',
  'carry.came':
    '{count, plural, =0 {All the tables were here already.} one {One table has been brought here.} other {# tables have been brought here.}}',
  'carry.broken': 'The link to the tables is cut short or damaged. Copy it once more on the other device.',

  'join.full': 'All seats are taken',
  'join.full.text': 'Somebody else came first, or the game has begun already. You can watch if you like.',
  'join.false': 'The invitation is not valid',
  'join.false.text':
    'It may have been withdrawn or made anew, or the link was cut short. Ask whoever invited you for a new one.',

  'gather.choosing': 'Everybody is seated. Each chooses a secret lucky number.',
  'gather.telling': 'Everybody has chosen a lucky number. When all are told the game begins.',
  'gather.number.none': 'no lucky number yet',
  'gather.number.chosen': 'lucky number chosen',
  'gather.number.told': 'lucky number told',
  'gather.without':
    '{names} is away. Wait, or begin without a lucky number from there? Everybody here must say yes.',
  'gather.without.stuck':
    'There is no lucky number from {names}. The game can begin without, if everybody here says yes.',
  'gather.without.yes':
    '{count, plural, one {Begin without {whose} lucky number} other {Begin without lucky numbers from {names}}}',
  'gather.without.mine': 'Begin without my lucky number',
  'gather.without.no': 'Wait instead',
  'gather.without.said': '{names} wants to begin now.',

  'keep.heading': 'The table',
  'keep.keeper': '{name} keeps the table.',
  'keep.you': 'You keep the table.',
  'keep.nobody': 'Nobody keeps this table.',
  'keep.hand': 'Hand the keeping over',
  'keep.hand.to': 'To whom?',
  'keep.remove': 'Remove {name} from the table',
  'keep.remove.text': 'The seat becomes free, and everybody chooses a new lucky number.',
  'keep.remove.yes': 'Remove {name}',
  'keep.remove.no': 'Let {name} stay',
  'keep.remove.said': '{names} wants to remove {name}.',
  'keep.invite.renew': 'Make the invitation anew',
  'keep.invite.renew.text': 'The old link stops working.',
  'keep.invite.new': 'Invite again',
  'keep.invite.withdraw': 'Withdraw the invitation',
  'keep.invite.none': 'There is no invitation.',
  'keep.watch.close': 'Close to watchers',
  'keep.watch.open': 'Let watchers in',
  'keep.watch.closed': 'The table is closed to watchers.',

  'link.network':
    'The links lead to {address}, which everybody in the same network reaches. Only this computer gets to {host}.',
  'link.here':
    'Only this computer reaches {host}. For others to open the links, start the server with {option}, and open the page at this computer’s address in the network.',

  relink: 'Make the link anew',
  'relink.text':
    'The old link then opens nothing, on any device. Has somebody else got hold of it? Make it anew.',
  'relink.yes': 'Yes, make it anew',
  'relink.no': 'Keep it',
  'relink.doing': 'Making the link anew …',
  'relink.done': 'The link is new. The old one no longer works.',
  'relink.failed': 'The link could not be made anew just now. Try again.',

  'table.closed': 'The table is closed to watchers',
  'table.closed.text':
    'Those who play want to be by themselves. Do you have a seat here? Open it by its link.',
  'table.closed.seats':
    'Several play at this screen, and for that it needs the table as everybody sees it. Open one seat at a time instead, or ask the keeper to let watchers in.',
  'table.closed.as': 'Play as {name}',
  'table.updated': 'Spelbord has been updated',
  'table.updated.text': 'Reload the page, and it is new. The game is where it was.',
  'table.updated.reload': 'Reload the page',
};
