// What the player's latest deed was done with. A finger shows nothing by pointing, so its first tap on a square shows
// the way and the second goes it; and only whoever uses the keys wants the focus brought to what comes next.

let latest: 'finger' | 'mouse' | 'keys' = 'mouse';

addEventListener(
  'pointerdown',
  (event) => (latest = event.pointerType === 'touch' ? 'finger' : 'mouse'),
  true,
);
addEventListener('keydown', () => (latest = 'keys'), true);

export function byFinger(): boolean {
  return latest === 'finger';
}

export function byKeys(): boolean {
  return latest === 'keys';
}
