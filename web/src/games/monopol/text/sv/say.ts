// What one can do, as a friend would propose it: short and in the imperative.

export const say = {
  'monopol.say.throw': 'Slå tärningarna',
  'monopol.say.pay_fine': 'Betala böterna',
  'monopol.say.use_card': 'Använd fängelsekortet',
  'monopol.say.buy': 'Köp {lot} för {sum}',
  'monopol.say.decline': 'Köp inte {lot}',
  'monopol.say.bid': 'Bjud {sum}',
  'monopol.say.pass_bid': 'Passa',
  'monopol.say.claim': 'Begär hyran, {sum}',
  'monopol.say.waive': 'Låt hyran vara',
  'monopol.say.forget': 'Låt hyran bli glömd',
  'monopol.say.pay_card': 'Betala vad kortet säger',
  'monopol.say.take_chance': 'Ta ett chanskort i stället',
  'monopol.say.build': '{hotel, select, true {Bygg hotell} other {Bygg hus}} på {lot}',
  'monopol.say.sell':
    'Sälj på {lot}, ner till {level, plural, =0 {tom tomt} =1 {ett hus} =2 {två hus} =3 {tre hus} other {fyra hus}}',
  'monopol.say.mortgage': 'Belåna {lot}',
  'monopol.say.lift': 'Lös lånet på {lot}',
  'monopol.say.keep_mortgages': 'Låt resten vara belånat',
  'monopol.say.wish': '{count, plural, =0 {Begär inget} one {Begär ett} other {Begär #}}',
  'monopol.say.place': 'Ställ {thing} på {lot}',
  'monopol.say.offer':
    '{kind, select, gives {Ge {whom} {give}} wants {Be {whom} om {want}} buys {Bjud {whom} {give} för {want}} sells {Sälj {give} till {whom} för {want}} other {Byt {give} mot {want} med {whom}}}',
  'monopol.say.offer_settlement': 'Betala {sum} med {lots}',
  'monopol.say.accept': 'Säg ja till {whom}',
  'monopol.say.refuse': 'Säg nej till {whom}',
  'monopol.say.withdraw': 'Ta tillbaka budet till {whom}',
  'monopol.say.go_bankrupt': 'Ge upp',
} as const;
