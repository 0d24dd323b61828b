import { OBJECTIVES, type ObjectiveScan, objectiveButton } from '#app/core/viewing/objective.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

interface ObjectiveButtonsProps {
  /** Null while no slide is open. */
  readonly scan: ObjectiveScan | null;
  /** CSS pixels per level-0 pixel of what is shown. */
  readonly scale: number;
  readonly onZoom: (scale: number) => void;
}

/** Two zooms this near are one and the same to the eye. */
const SAME = 1e-3;

/** As a microscope's turret; all four are there for every slide, so that none moves under the hand. */
export function ObjectiveButtons({ scan, scale, onZoom }: ObjectiveButtonsProps) {
  return (
    <div role="group" aria-label="Objective" className="flex items-center">
      {OBJECTIVES.map((times) => {
        const button = scan === null ? null : objectiveButton(times, scan);
        const isOff = button?.enabled !== true;
        const isHere = !isOff && Math.abs(scale / button.scale - 1) < SAME;
        return (
          <Tooltip
            key={times}
            text={button?.reason ?? `As a ${String(times)}x objective shows it`}
            side="top"
          >
            <button
              type="button"
              aria-label={`Objective ${String(times)}×`}
              aria-pressed={isHere}
              aria-disabled={isOff}
              aria-description={button?.reason ?? undefined}
              onClick={() => {
                if (!isOff) onZoom(button.scale);
              }}
              className="h-7 min-w-8 rounded-sm px-1 text-sm tabular-nums text-text hover:bg-hover aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-accent-soft aria-pressed:text-accent coarse:h-11 coarse:min-w-11"
            >
              {times}×
            </button>
          </Tooltip>
        );
      })}
      <span aria-hidden className="px-1 text-xs text-muted max-sm:hidden">
        objective
      </span>
    </div>
  );
}
