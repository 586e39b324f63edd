import type { cards as swedish } from '../sv/cards';

export const cards: Record<keyof typeof swedish, string> = {
  'monopol.card.chance.0':
    'The train leaves in five minutes. Hurry to {square}! If you pass Go you get your salary.',
  'monopol.card.chance.1':
    'The street outside is being relaid. Pay {house} for every house and {hotel} for every hotel.',
  'monopol.card.chance.2': 'You cycled without a light. That will be {sum}.',
  'monopol.card.chance.3': 'A constable knows your face. Go straight to prison, without salary.',
  'monopol.card.chance.4': 'Your better coffee mill has been patented. You get {sum}.',
  'monopol.card.chance.5':
    'Your umbrella is still in a café by {square}. Go there. If you pass Go you get your salary.',
  'monopol.card.chance.6': 'The evening paper buys your serial story. You get {sum}.',
  'monopol.card.chance.7':
    'The sweep has been on every roof. Pay {house} for every house and {hotel} for every hotel.',
  'monopol.card.chance.8': 'The storm took the roof off the summer cottage. Pay {sum}.',
  'monopol.card.chance.9': 'The tramway puts your verse up in its cars. You get {sum}.',
  'monopol.card.chance.10':
    'You have a friend in court. Keep this card until you want to leave prison, or sell it.',
  'monopol.card.chance.11':
    'It is opening night by {square}, and you are invited. Go there. If you pass Go you get your salary.',
  'monopol.card.chance.12': 'You fell asleep on the night tram and rode to the terminus. That will be {sum}.',
  'monopol.card.chance.13': 'You dropped a glove. Go back {steps, plural, one {one step} other {# steps}}.',
  'monopol.card.chance.14': 'The wind is behind you all the way! Go to {square} and collect your salary.',
  'monopol.card.chance.15': 'The whole town is out for a walk. Come along to {square}.',
  'monopol.card.community.0': 'The bond in the drawer was worth something after all. You get {sum}.',
  'monopol.card.community.1': 'You find a forgotten roll of notes in your winter coat. You get {sum}.',
  'monopol.card.community.2': 'The choir sang in the square, and your share of the hat is {sum}.',
  'monopol.card.community.3': 'Your pumpkin took first prize at the show. You get {sum}.',
  'monopol.card.community.4': 'It is your birthday! Everybody else gives you {sum}.',
  'monopol.card.community.5': 'The dentist has put in a gold tooth. Pay {sum}.',
  'monopol.card.community.6': 'The neighbour finally pays for the fence. You get {sum}.',
  'monopol.card.community.7':
    'Your keys are still at your grandmother’s. Go back to {square}. No salary on the way.',
  'monopol.card.community.8': 'The ball went through the window. Pay the glazier {sum}.',
  'monopol.card.community.9': 'Your dog ate the postman’s cap. Pay {sum}, or take a Chance card instead.',
  'monopol.card.community.10': 'The allotment is sold. You get {sum}.',
  'monopol.card.community.11':
    'The janitor was at school with you. Keep this card until you want to leave prison, or sell it.',
  'monopol.card.community.12': 'The boiler in the basement has given up. Pay {sum}.',
  'monopol.card.community.13': 'The milk lorry gives you a lift. Ride to {square} and collect your salary.',
  'monopol.card.community.14':
    'A case of mistaken identity, you say. They all do. Go straight to prison, without salary.',
  'monopol.card.community.15': 'You take back the empty bottles of the whole yard. You get {sum}.',
};
