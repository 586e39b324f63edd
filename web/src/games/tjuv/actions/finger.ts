// Whether the player's latest deed was with a finger. A finger shows nothing by pointing, so its taps mean other things
// than clicks, and the focus must not wander to cards it has not touched.

let latest = false;

addEventListener('pointerdown', (event) => (latest = event.pointerType === 'touch'), true);
addEventListener('keydown', () => (latest = false), true);

export function byFinger(): boolean {
  return latest;
}
