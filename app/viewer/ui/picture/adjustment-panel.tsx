import { useUnit } from 'effector-react';
import { SunMedium } from 'lucide-react';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import {
  type Adjustment,
  isNeutral,
  LEAST_ADJUSTMENT,
  MOST_ADJUSTMENT,
} from '#app/core/viewing/adjustment.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $adjustments, adjustmentEnded, pictureAdjusted } from '../../state/picture/adjustments.ts';

const STEP = 0.05;

const SLIDERS: readonly { readonly part: keyof Adjustment; readonly label: string }[] = [
  { part: 'brightness', label: 'Brightness' },
  { part: 'contrast', label: 'Contrast' },
  { part: 'gamma', label: 'Gamma' },
];

interface AdjustmentPanelProps {
  readonly side: PaneId;
}

/** Brightness, contrast and gamma of one pane, for this tab only. */
export const AdjustmentPanel = memo(function AdjustmentPanel({ side }: AdjustmentPanelProps) {
  const { all, adjust, end } = useUnit({ all: $adjustments, adjust: pictureAdjusted, end: adjustmentEnded });
  const adjustment = all[side];
  const name = side === 'primary' ? 'Adjust picture' : 'Adjust picture of the second slide';
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={name} size="sm" tooltipSide="top">
          <SunMedium aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={name}
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-72 gap-3 overflow-y-auto rounded-lg border border-border bg-raised p-4 text-text shadow-md"
        >
          {SLIDERS.map(({ part, label }) => (
            <label key={part} className="grid grid-cols-[1fr_auto] text-sm">
              {label}
              {/* No output, which a label would take for what it names. The slider says its value by itself. */}
              <span aria-hidden className="text-muted tabular-nums">
                {adjustment[part].toFixed(2)}
              </span>
              <input
                type="range"
                min={LEAST_ADJUSTMENT}
                max={MOST_ADJUSTMENT}
                step={STEP}
                value={adjustment[part]}
                onChange={(event) => adjust({ pane: side, part: { [part]: event.target.valueAsNumber } })}
                className="col-span-2 w-full accent-accent coarse:h-11"
              />
            </label>
          ))}
          <p className="text-sm text-muted">
            This changes what you see here, and not the slide or its marks.
          </p>
          <Button size="sm" disabled={isNeutral(adjustment)} onClick={() => end(side)}>
            Reset picture
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
});
