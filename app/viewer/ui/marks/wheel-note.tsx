import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { $wheelRule } from '../../state/hands/wheel-rule.ts';
import { $activePane } from '../../state/panes.ts';

interface WheelNoteProps {
  readonly side: PaneId;
  /** CSS pixels; zero until it is known. */
  readonly paneHeight: number;
}

/** CSS pixels: over a lower pane it would hide the cross and what is being measured. */
const LOWEST_PANE_PX = 300;

/**
 * Over the slide, where nobody has to close it: no press is caught by it, and the first ruler takes it away. Where a pane
 * is too low for it, it is said to a screen reader alone, and the dialog of the keys shows the rule.
 */
export function WheelNote({ side, paneHeight }: WheelNoteProps) {
  const { rule, active } = useUnit({ rule: $wheelRule, active: $activePane });
  if (rule !== 'said-now' || active !== side) return null;
  const isLow = paneHeight > 0 && paneHeight < LOWEST_PANE_PX;
  const look = 'max-w-full rounded-md border border-border bg-raised px-3 py-1 text-sm shadow-sm';
  return (
    <p role="status" className={isLow ? 'sr-only' : look}>
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
