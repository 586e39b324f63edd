// The wording of the cards, by deck and number.

export const cards = {
  'monopol.card.chance.0': 'Tåget går om fem minuter. Skynda dig till {square}! Passerar du Gå får du lön.',
  'monopol.card.chance.1':
    'Gatan utanför ska läggas om. Betala {house} för varje hus och {hotel} för varje hotell.',
  'monopol.card.chance.2': 'Du cyklade utan lykta. Det kostar {sum}.',
  'monopol.card.chance.3': 'En konstapel känner igen dig. Gå raka vägen i fängelse, utan lön.',
  'monopol.card.chance.4': 'Din förbättrade kaffekvarn har fått patent. Du får {sum}.',
  'monopol.card.chance.5': 'Paraplyet står kvar på ett kafé vid {square}. Gå dit. Passerar du Gå får du lön.',
  'monopol.card.chance.6': 'Kvällstidningen köper din följetong. Du får {sum}.',
  'monopol.card.chance.7':
    'Sotaren har varit på alla tak. Betala {house} för varje hus och {hotel} för varje hotell.',
  'monopol.card.chance.8': 'Stormen tog taket på sommarstugan. Betala {sum}.',
  'monopol.card.chance.9': 'Spårvägen sätter upp din vers i vagnarna. Du får {sum}.',
  'monopol.card.chance.10':
    'Du har en vän i rätten. Spara kortet tills du vill ut ur fängelset, eller sälj det.',
  'monopol.card.chance.11':
    'Det är premiär vid {square}, och du är bjuden. Gå dit. Passerar du Gå får du lön.',
  'monopol.card.chance.12': 'Du somnade på nattspårvagnen och åkte till ändhållplatsen. Det kostar {sum}.',
  'monopol.card.chance.13':
    'Du tappade en handske. Gå tillbaka {steps, plural, one {ett steg} other {# steg}}.',
  'monopol.card.chance.14': 'Medvind hela vägen! Gå till {square} och hämta din lön.',
  'monopol.card.chance.15': 'Hela stan är ute och promenerar. Häng med till {square}.',
  'monopol.card.community.0': 'Obligationen i byrålådan var visst något värd. Du får {sum}.',
  'monopol.card.community.1': 'Du hittar en glömd sedelbunt i vinterrocken. Du får {sum}.',
  'monopol.card.community.2': 'Kören sjöng på torget, och din del av kollekten blir {sum}.',
  'monopol.card.community.3': 'Din pumpa tog förstapriset på utställningen. Du får {sum}.',
  'monopol.card.community.4': 'Du fyller år! Alla andra ger dig {sum} var.',
  'monopol.card.community.5': 'Tandläkaren har satt in en guldtand. Betala {sum}.',
  'monopol.card.community.6': 'Grannen betalar äntligen för staketet. Du får {sum}.',
  'monopol.card.community.7':
    'Nycklarna ligger kvar hemma hos mormor. Gå tillbaka till {square}. Ingen lön på vägen.',
  'monopol.card.community.8': 'Bollen gick genom rutan. Betala glasmästaren {sum}.',
  'monopol.card.community.9':
    'Din hund åt upp brevbärarens mössa. Betala {sum}, eller ta ett Chanskort i stället.',
  'monopol.card.community.10': 'Kolonilotten är såld. Du får {sum}.',
  'monopol.card.community.11':
    'Vaktmästaren var din skolkamrat. Spara kortet tills du vill ut ur fängelset, eller sälj det.',
  'monopol.card.community.12': 'Pannan i källaren har gett upp. Betala {sum}.',
  'monopol.card.community.13': 'Mjölkbilen ger dig skjuts. Åk till {square} och hämta din lön.',
  'monopol.card.community.14': 'En förväxling, säger du. Det säger alla. Gå raka vägen i fängelse, utan lön.',
  'monopol.card.community.15': 'Du lämnar tillbaka tomflaskorna från hela gården. Du får {sum}.',
} as const;
