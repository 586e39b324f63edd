// What is looked at in every control of a page, and what must hold for each. `controlsIn` runs in the page and only gathers
// facts; the judgements below are plain functions of those facts.

export interface Size {
  width: number;
  height: number;
  /** How large text is, in percent. */
  text: number;
}

export interface Control {
  name: string;
  /** Pressed to play: a card in the hand, a button that acts. */
  plays: boolean;
  /** What one is asked to do now, and it cannot be seen until one scrolls. */
  unseen: boolean;
  /** Part of a running text, and as high as its line. */
  inline: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What lies at its centre instead of it, once it has been scrolled to. */
  cover: string | null;
  /** Words of it that are cut off. */
  cut: string | null;
}

/** The smallest thing one may be asked to hit, and the smallest to play with by a finger. */
const SMALLEST = 24;
const FINGER = 44;
/** Windows this narrow or low are touched. */
const TOUCHED = { width: 1024, height: 480 };
/** Browsers round. */
const SLACK = 0.5;

export const isTouched = ({ width, height }: Size): boolean =>
  width <= TOUCHED.width || height <= TOUCHED.height;

export function outside({ x, y }: Control, { width, height }: Size): string | null {
  const centre = `(${Math.round(x)}, ${Math.round(y)})`;
  return x < 0 || y < 0 || x > width || y > height
    ? `cannot be scrolled to, its centre is at ${centre}`
    : null;
}

export function covered({ cover }: Control): string | null {
  return cover === null ? null : `is covered by ${cover}`;
}

export function small({ plays, inline, width, height }: Control, size: Size): string | null {
  if (inline) return null;
  const least = plays && isTouched(size) ? FINGER : SMALLEST;
  const measured = `${Math.round(width)}×${Math.round(height)}`;
  return width < least - SLACK || height < least - SLACK ? `is ${measured}, less than ${least}` : null;
}

/** Whoever reads large letters on a phone has to scroll. */
export function hidden({ unseen }: Control, { text }: Size): string | null {
  return unseen && text === 100 ? 'is not in sight until one scrolls' : null;
}

export function cut({ cut }: Control): string | null {
  return cut === null ? null : `has its words cut: ${cut}`;
}

export function at(state: string, { width, height, text }: Size): string {
  return `${state} at ${width}×${height}${text === 100 ? '' : `, text ${text} %`}`;
}

export function faults(state: string, size: Size, controls: Control[]): string[] {
  return controls.flatMap((control) => {
    const lost = outside(control, size);
    const covers = lost ? null : covered(control);
    const wrong = [lost, covers, hidden(control, size), small(control, size), cut(control)];
    return wrong.filter((one) => one !== null).map((one) => `${at(state, size)}: “${control.name}” ${one}`);
  });
}

/** A page, or a sheet over it, that has to be scrolled sideways to be read. */
export function sidewaysIn(): string[] {
  const read = [document.documentElement, ...document.querySelectorAll('dialog[open], :popover-open')];
  return read
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(
      ({ tagName, scrollWidth, clientWidth }) =>
        `<${tagName.toLowerCase()}> is ${scrollWidth} wide, and ${clientWidth} are seen`,
    );
}

/** Scrolls to each control that can be used and measures it there. Where something lies over the page on purpose, a
 *  dialog, the poster of the winner or a deal on the board, only what it holds can be used, and what stands around it. */
export function controlsIn(): Control[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button]';
  const PLAYS = '.hand [data-card], [data-usual] .button, [data-testid=die], [data-testid=confirm]';
  const ASKED =
    '.hand [data-card][aria-disabled=false], [data-usual] .button.first, [data-testid=die][aria-disabled=false]';
  // The map is moved by hand, so what lies on it is in reach wherever it lies. The link past the heading is out of sight
  // until the keyboard comes to it.
  const LEFT_OUT = '[data-end], [data-piece], .skip';

  const modal = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal')).at(-1);
  const over = modal ?? document.querySelector(':popover-open');
  const poster = document.querySelector('.cover');
  const composing = document.querySelector('.composing');

  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 60);

  function isUsable(element: HTMLElement): boolean {
    if (element.matches(':disabled, [aria-disabled=true]') || element.matches(LEFT_OUT)) return false;
    if (faceOf(element).closest('[aria-hidden=true], [inert], .unseen')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (over) return over.contains(element);
    if (composing && element.closest('.ring')) return false;
    return !poster || poster.contains(element) || element.closest('main') === null;
  }

  /** What is pressed for a box to tick, and for a field without a face of its own, is its label. */
  function faceOf(element: HTMLElement): HTMLElement {
    const { width, height } = element.getBoundingClientRect();
    const hidden = getComputedStyle(element).opacity === '0' || width * height <= 1;
    const ticked = element.matches('[type=checkbox], [type=radio]');
    return ((hidden || ticked) && element.closest('label')) || element;
  }

  function coverOf(face: HTMLElement, x: number, y: number): string | null {
    const hit = document.elementFromPoint(x, y);
    if (!hit || face.contains(hit) || hit.closest('label')?.contains(face)) return null;
    const owner = hit.closest('[class]') ?? hit;
    return `<${owner.tagName.toLowerCase()} class="${owner.getAttribute('class') ?? ''}"> “${words(owner).slice(0, 30)}”`;
  }

  /** Whether a line of text runs out of a box that hides what runs out of it. Letters may be taller than their line. */
  function runsOut(line: DOMRect, box: DOMRect): boolean {
    const high = Math.max(line.bottom - box.bottom, box.top - line.top) > line.height / 3;
    return high || line.right > box.right + 2 || line.left < box.left - 2;
  }

  /** What a control says first must be there in full; more of it may end in an ellipsis. */
  function cutIn(face: HTMLElement): string | null {
    const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
    let first = true;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!;
      if (text.nodeValue!.trim() === '' || holder.closest('.unseen, svg, select')) continue;
      if (!first && getComputedStyle(holder).textOverflow === 'ellipsis') continue;
      first = false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let box: HTMLElement | null = holder; box && face.contains(box); box = box.parentElement) {
        const { overflow, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') break;
        if (overflow === 'visible' || overflow === '') continue;
        const frame = box.getBoundingClientRect();
        if (lines.some((line) => runsOut(line, frame))) return text.nodeValue!.trim();
      }
    }
    return null;
  }

  /** Brings it into view as far as a person could: what hides its overflow has nothing to scroll it with. */
  function scrollTo(face: HTMLElement) {
    face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let box = face.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'hidden') box.scrollLeft = 0;
      if (overflowY === 'hidden') box.scrollTop = 0;
    }
  }

  /** Whether its middle is out of sight as the page is found. */
  function isUnseen(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.matches(ASKED) && !element.contains(hit);
  }

  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
  const unseen = new Set(controls.filter(isUnseen));
  return controls.map((element) => {
    const face = faceOf(element);
    scrollTo(face);
    const { left, top, width, height } = face.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return {
      name: words(element) || words(face) || element.tagName,
      plays: element.matches(PLAYS),
      unseen: unseen.has(element),
      inline: element.matches('a, .quiet') && getComputedStyle(element).display === 'inline',
      x,
      y,
      width,
      height,
      cover: coverOf(face, x, y),
      cut: cutIn(face),
    };
  });
}
