// Whether all that is written can be read. It runs in the page.

/** Every text that is cut off, covered, or written over another. What is cut with a sign of it, by an ellipsis, is not. */
export function unreadableIn(): string[] {
  /** Of the height that a font claims for a line, letters fill the middle. */
  const CLOSE = 0.25;
  const SLACK = 2;

  interface Line {
    text: string;
    holder: HTMLElement;
    scroller: Element | null;
    /** What stays in its place when all else is scrolled, and lies over it. */
    stuck: Element | null;
    rect: DOMRect;
  }

  const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
  const popover = document.querySelector(':popover-open');
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

  /** A drawing is looked at, and the words on it are part of it; a list to choose from is the browser's own. */
  function isRead(holder: HTMLElement): boolean {
    if (holder.closest('svg, select, option, script, style, .skip') || isOnlyHeard(holder)) return false;
    return holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function isOnlyHeard(holder: HTMLElement): boolean {
    return around(holder, ({ clipPath }) => clipPath === 'inset(50%)') !== null;
  }

  function linesOf(text: Text): Line[] {
    const holder = text.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const scroller = around(holder, ({ overflow }) => /auto|scroll/.test(overflow));
    const stuck = around(holder, ({ position }) => position === 'sticky');
    const shown = shortenedTo(holder);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .filter(({ top, height }) => !shown || top + height / 2 < shown.bottom)
      .map((rect) => ({ text: text.nodeValue!, holder, scroller, stuck, rect }));
  }

  /** The box that ends its text with an ellipsis, if one does. */
  function shortenedTo(holder: HTMLElement): DOMRect | null {
    const box = around(
      holder,
      ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    );
    return box?.getBoundingClientRect() ?? null;
  }

  function around(element: Element, is: (style: CSSStyleDeclaration) => boolean): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (is(getComputedStyle(box))) return box;
    }
    return null;
  }

  /** What hides the part of a line that runs out of it, with no way to scroll there and no sign of it. */
  function cutterOf({ holder, scroller, rect }: Line): Element | null {
    for (let box: HTMLElement | null = holder; box && box !== scroller; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
      const frame = box.getBoundingClientRect();
      const beside = rect.right > frame.right + SLACK || rect.left < frame.left - SLACK;
      const above = Math.max(rect.bottom - frame.bottom, frame.top - rect.top) > rect.height * CLOSE;
      if ((beside && overflowX !== 'visible') || (above && overflowY !== 'visible')) return box;
    }
    return null;
  }

  /** The part of a line that its scroller shows. */
  function seen({ scroller, rect }: Line): DOMRect {
    if (!scroller) return rect;
    const frame = scroller.getBoundingClientRect();
    const [left, top] = [Math.max(rect.left, frame.left), Math.max(rect.top, frame.top)];
    const [right, bottom] = [Math.min(rect.right, frame.right), Math.min(rect.bottom, frame.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function meet(one: Line, other: Line): boolean {
    const together = one.scroller === other.scroller;
    const [a, b] = together ? [one.rect, other.rect] : [seen(one), seen(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const low = Math.min(a.bottom - a.height * CLOSE, b.bottom - b.height * CLOSE);
    const high = Math.max(a.top + a.height * CLOSE, b.top + b.height * CLOSE);
    return wide > SLACK && low - high > SLACK;
  }

  /** What lies over the middle of a line, also when it has been scrolled to. */
  function coverOf(line: Line): Element | null {
    const rect = seen(line);
    if (rect.width < SLACK || rect.height < line.rect.height / 2) return null;
    const hit = hitAt(rect);
    if (!hit || isOf(hit, line)) return null;
    line.holder.scrollIntoView({ block: 'center', behavior: 'instant' });
    const again = hitAt(line.holder.getBoundingClientRect());
    scrollBack();
    return again && isOf(again, line) ? null : hit;
  }

  const hitAt = ({ left, top, width, height }: DOMRect) =>
    document.elementFromPoint(left + width / 2, top + height / 2);
  const isOf = (hit: Element, { holder }: Line) => hit.contains(holder) || holder.contains(hit);

  /** As one finds the page. */
  function scrollBack() {
    for (const box of document.querySelectorAll('*')) {
      if (box.scrollTop !== 0) box.scrollTop = 0;
      if (box.scrollLeft !== 0) box.scrollLeft = 0;
    }
  }

  /** Nobody looks where the page has been laid aside for something else. */
  const aside = (element: Element) => element.closest('dialog, [popover], .cover, .composing') !== null;

  scrollBack();
  const lines: Line[] = [];
  const texts = document.createTreeWalker(modal ?? popover ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue!.trim() !== '' && isRead(text.parentElement!)) lines.push(...linesOf(text as Text));
  }

  const faults = new Set<string>();
  const readable = lines.filter((line) => {
    const cutter = cutterOf(line);
    if (cutter) faults.add(`${quote(line.text)} is cut by ${named(cutter)}`);
    const cover = coverOf(line);
    const covered = cover !== null && !(aside(cover) && !aside(line.holder));
    if (covered) faults.add(`${quote(line.text)} is covered by ${named(cover)}`);
    return !cutter && cover === null;
  });
  readable.sort((one, other) => one.rect.top - other.rect.top);
  for (const [nth, one] of readable.entries()) {
    for (const other of readable.slice(nth + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      const apart = one.stuck !== other.stuck || aside(one.holder) !== aside(other.holder);
      if (one.holder !== other.holder && !apart && meet(one, other))
        faults.add(`${quote(one.text)} is written over ${quote(other.text)}`);
    }
  }
  return [...faults];
}
