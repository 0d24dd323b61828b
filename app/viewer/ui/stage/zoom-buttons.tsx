import { zoomButton } from '#app/core/viewing/magnification.ts';
import { ZOOM_BUTTONS, type ZoomLimits } from '#app/core/viewing/zoom.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

interface ZoomButtonsProps {
  /** Null while no slide is open. */
  readonly limits: ZoomLimits | null;
  /** CSS pixels per level-0 pixel of what is shown. */
  readonly scale: number;
  readonly disabled: boolean;
  readonly onZoom: (scale: number) => void;
}

/** Two zooms this near are one and the same to the eye. */
const SAME = 1e-3;

/** Multiples of home (specification 2.8); what they come to as an objective stands beside them. */
export function ZoomButtons({ limits, scale, disabled, onZoom }: ZoomButtonsProps) {
  return (
    <div role="group" aria-label="Zoom, in multiples of the whole slide" className="flex items-center">
      {ZOOM_BUTTONS.map((times) => {
        const button = limits === null ? null : zoomButton(times, limits);
        const isHere = button !== null && Math.abs(scale / button.scale - 1) < SAME && button.enabled;
        const off = disabled || button?.enabled !== true;
        return (
          <Tooltip key={times} text={button?.reason ?? `${String(times)} times the whole slide`} side="top">
            <button
              type="button"
              // An objective has the same figures, so the name says what these count from.
              aria-label={`Zoom ${String(times)}x of home`}
              aria-pressed={isHere}
              aria-disabled={off}
              aria-description={button?.reason ?? undefined}
              onClick={() => {
                if (!off) onZoom(button.scale);
              }}
              className="h-7 min-w-9 rounded-sm px-1.5 text-sm tabular-nums text-text hover:bg-hover aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-accent-soft aria-pressed:text-accent coarse:h-11 coarse:min-w-11"
            >
              {times}x
            </button>
          </Tooltip>
        );
      })}
      <span aria-hidden className="px-1 text-xs text-muted max-sm:hidden">
        × whole slide
      </span>
    </div>
  );
}
