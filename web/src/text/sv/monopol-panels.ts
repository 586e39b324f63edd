// What stands on the panels of Monopol: deeds, players, bank, auction, claim, deals and debts.

export const monopolPanels = {
  'monopol.deed.title': 'Lagfart',
} as const;
