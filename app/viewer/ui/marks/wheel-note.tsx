import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { $wheelRule } from '../../state/hands/wheel-rule.ts';
import { $activePane } from '../../state/panes.ts';

/** Over the slide, where nobody has to close it: no press is caught by it, and the first ruler takes it away. */
export function WheelNote({ side }: { readonly side: PaneId }) {
  const { rule, active } = useUnit({ rule: $wheelRule, active: $activePane });
  if (rule !== 'said-now' || active !== side) return null;
  return (
    <p
      role="status"
      className="pointer-events-none absolute bottom-2 left-1/2 z-10 w-max max-w-[calc(100%-1rem)] -translate-x-1/2 rounded-md border border-border bg-raised px-3 py-1 text-sm shadow-sm"
    >
      While you measure, dragging and the wheel leave the slide where it is. Hold Space and drag to move it.
    </p>
  );
}
