import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { ImagePoint } from '#app/core/slides/geometry.ts';
import { isProjection } from '#app/core/viewing/mirror.ts';

/** Said where there is nothing to go to: the slide may have measurements that this reader has hidden or is not shown. */
export const NO_RULER = 'No measurement is shown on this slide.';

/** The mark after or before the one that is chosen, round and round; projections of the other pane are passed over. */
export function neighbour<M extends { readonly id: string }>(
  marks: readonly M[],
  chosen: string | null,
  by: 1 | -1,
): M | null {
  const own = marks.filter(({ id }) => !isProjection(id));
  const now = own.findIndex(({ id }) => id === chosen);
  const next = now < 0 && by < 0 ? own.length - 1 : (now + by + own.length) % own.length;
  return own[next] ?? null;
}

export const middleOf = ({ from, to }: ShownRuler): ImagePoint => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});
