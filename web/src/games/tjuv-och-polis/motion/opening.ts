import type { ChaseView } from '../../../generated/tjuv-och-polis';

/** The same table before anybody threw for being the police. Where that was agreed beforehand nothing had happened. */
export function untouched(view: ChaseView): ChaseView {
  if (view.options.police !== null) return view;
  return { ...view, stage: 'draw_lots', turn: null, police: null, lots: view.lots.map(() => 0) };
}
