/** Where a key leads in a row of cards; null if it leads nowhere. */
export function step(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
