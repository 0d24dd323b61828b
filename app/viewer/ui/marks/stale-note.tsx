import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { FORMER_WORDS } from '#app/core/viewing/caption.ts';
import { panes } from '../../state/panes.ts';
import { $formerLengths } from '../../state/sharing/drawn-marks.ts';

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
    <PaneLine>
      {count === 1 ? 'A mark belongs' : `${String(count)} marks belong`} to an earlier image of this slide and{' '}
      {count === 1 ? 'is' : 'are'} not shown.
    </PaneLine>
  );
}

/** A length keeps the scale that it was measured by, so it may contradict the scale bar that stands beside it. */
export function FormerLengthsNote({ side }: { readonly side: PaneId }) {
  const { lengths, first, own } = useUnit({
    lengths: $formerLengths[side],
    first: panes.primary.$slide,
    own: panes[side].$slide,
  });
  const words = FORMER_WORDS[lengths];
  if (words === null || (side === 'secondary' && own === first)) return null;
  return <PaneLine>{words}.</PaneLine>;
}

function PaneLine({ children }: { readonly children: ReactNode }) {
  return (
    <p
      role="status"
      className="max-w-full rounded-md border border-border bg-warning-soft px-4 py-1.5 text-sm shadow-sm"
    >
      {children}
    </p>
  );
}
