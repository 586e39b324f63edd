// Where the forty squares lie: a ring round the middle, as wide and as high as there is room for, so that every name
// can be read upright. GÅ lies in the corner at the lower right, and play goes along the lower edge to the left.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Edge = 'corner' | 'bottom' | 'left' | 'top' | 'right';

export interface Plot extends Box {
  /** The edge of the board it lies at; what it has towards the middle is drawn on the opposite side. */
  edge: Edge;
}

export const SQUARES = 40;
const SIDE = 10;
/** How much of the board's width and height a corner takes. */
const CORNER = 0.132;

/** The plots in the order of play. */
export function ring(width: number, height: number): Plot[] {
  const across = width * CORNER;
  const deep = height * CORNER;
  const wide = (width - 2 * across) / (SIDE - 1);
  const high = (height - 2 * deep) / (SIDE - 1);
  return Array.from({ length: SQUARES }, (_, at): Plot => {
    const nth = at % SIDE;
    const quarter = Math.floor(at / SIDE);
    if (nth === 0) {
      const x = quarter === 0 || quarter === 3 ? width - across : 0;
      const y = quarter < 2 ? height - deep : 0;
      return { x, y, width: across, height: deep, edge: 'corner' };
    }
    switch (quarter) {
      case 0:
        return {
          x: width - across - nth * wide,
          y: height - deep,
          width: wide,
          height: deep,
          edge: 'bottom',
        };
      case 1:
        return { x: 0, y: height - deep - nth * high, width: across, height: high, edge: 'left' };
      case 2:
        return { x: across + (nth - 1) * wide, y: 0, width: wide, height: deep, edge: 'top' };
      default:
        return { x: width - across, y: deep + (nth - 1) * high, width: across, height: high, edge: 'right' };
    }
  });
}

/** The plots side by side in the order of play, as one walks past them. */
export function street(width: number, height: number): Plot[] {
  return Array.from({ length: SQUARES }, (_, at): Plot => {
    const edge = at % SIDE === 0 ? 'corner' : 'bottom';
    return { x: at * width, y: 0, width, height, edge };
  });
}

/** What is left inside the ring. */
export function middle(width: number, height: number): Box {
  const x = width * CORNER;
  const y = height * CORNER;
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

/** How wide the strip of a group's ink is, and how high the strip with the price or the owner. */
export function strips(plot: Plot): { band: number; foot: number } {
  const deep = plot.edge === 'left' || plot.edge === 'right' ? plot.width : plot.height;
  return { band: Math.min(24, deep * 0.21), foot: Math.min(18, deep * 0.17) };
}

/** The band of a group's ink, at the edge towards the middle. */
export function band(plot: Plot): Box {
  const { x, y, width, height, edge } = plot;
  const { band: size } = strips(plot);
  switch (edge) {
    case 'left':
      return { x: x + width - size, y, width: size, height };
    case 'right':
      return { x, y, width: size, height };
    case 'top':
      return { x, y: y + height - size, width, height: size };
    default:
      return { x, y, width, height: size };
  }
}

/** What is left of a plot beside the band: the name stands at the top of it, the price or the owner at its foot. */
export function ground(plot: Plot): Box {
  const { x, y, width, height, edge } = plot;
  const { band: size } = strips(plot);
  switch (edge) {
    case 'left':
      return { x, y, width: width - size, height };
    case 'right':
      return { x: x + size, y, width: width - size, height };
    case 'top':
      return { x, y, width, height: height - size };
    case 'bottom':
      return { x, y: y + size, width, height: height - size };
    default:
      return { x, y, width, height };
  }
}

/** How large the tokens are: a part of the smallest plot, and never so small that the figure is lost. */
export function tokenSize(plots: Plot[]): number {
  const narrow = Math.min(...plots.map(({ width, height }) => Math.min(width, height)));
  return Math.max(16, Math.min(34, narrow * 0.43));
}

/** Where the `nth` of `count` tokens stands on a plot: in a row above its foot, closer together the more they are. */
export function stand(plot: Plot, nth: number, count: number, size: number): Point {
  const box = ground(plot);
  const { foot } = strips(plot);
  const row = Math.max(0, box.width - size - 4);
  const gap = count > 1 ? Math.min(size * 0.85, row / (count - 1)) : 0;
  const x = box.x + box.width / 2 + (nth - (count - 1) / 2) * gap;
  const y = box.y + box.height - foot - size / 2 - 1;
  return { x, y };
}

/** Prisoners sit in the cell, at the inner corner; visitors walk along the outer edges. */
export function cell(plot: Plot): Box {
  const width = plot.width * 0.66;
  const height = plot.height * 0.66;
  return { x: plot.x + plot.width - width, y: plot.y, width, height };
}

export function standInCell(plot: Plot, nth: number, count: number, size: number): Point {
  const box = cell(plot);
  const row = Math.max(0, box.width - size - 4);
  const gap = count > 1 ? Math.min(size * 0.85, row / (count - 1)) : 0;
  return { x: box.x + box.width / 2 + (nth - (count - 1) / 2) * gap, y: box.y + box.height / 2 };
}
