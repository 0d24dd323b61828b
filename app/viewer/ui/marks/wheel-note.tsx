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
      className="max-w-full rounded-md border border-border bg-raised px-3 py-1 text-sm shadow-sm"
    >
      <span className="coarse:hidden">
        While you measure, dragging and the wheel leave the slide where it is. Hold Space and drag to move it.
      </span>
      {/* A finger has neither wheel nor Space. */}
      <span className="hidden coarse:inline">
        While you measure, dragging leaves the slide where it is. Turn measuring off to move it.
      </span>
    </p>
  );
}
