import { useUnit } from 'effector-react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { adjustmentText, isNeutral } from '#app/core/viewing/adjustment.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { $adjustments, adjustmentEnded } from '../../state/picture/adjustments.ts';

/** Stands in the pane as long as its picture is not as it was scanned: nobody may take a setting for a stain. */
export function AdjustmentNote({ side }: { readonly side: PaneId }) {
  const { all, end } = useUnit({ all: $adjustments, end: adjustmentEnded });
  const adjustment = all[side];
  if (isNeutral(adjustment)) return null;
  return (
    <div
      role="status"
      className="pointer-events-auto ml-auto flex max-w-full items-center gap-2 rounded-md border border-border bg-warning-soft py-0.5 pr-0.5 pl-3 text-sm shadow-sm"
    >
      {adjustmentText(adjustment)}
      <Button size="sm" variant="quiet" onClick={() => end(side)}>
        Reset picture
      </Button>
    </div>
  );
}
