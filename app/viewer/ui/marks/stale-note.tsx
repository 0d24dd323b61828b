import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { panes } from '../../state/panes.ts';

/** A rescan under the same id does not inherit the marks of the old pixels. Over the slide: it would move it otherwise. */
export function StaleNote({ side }: { readonly side: PaneId }) {
  const { count, first, own } = useUnit({
    count: panes[side].$stale,
    first: panes.primary.$slide,
    own: panes[side].$slide,
  });
  // Where both panes show the same slide, the first one says it for both.
  if (count === 0 || (side === 'secondary' && own === first)) return null;
  return (
    <p
      role="status"
      className="max-w-full rounded-md border border-border bg-warning-soft px-4 py-1.5 text-sm shadow-sm"
    >
      {count === 1 ? 'A mark belongs' : `${String(count)} marks belong`} to an earlier image of this slide and{' '}
      {count === 1 ? 'is' : 'are'} not shown.
    </p>
  );
}
