/** How large text is on this page, in pixels: what room is measured by. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
