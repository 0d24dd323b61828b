import { magnificationNote } from '#app/core/viewing/magnification.ts';
import { OBJECTIVES, type ObjectiveScan, objectiveButton } from '#app/core/viewing/objective.ts';
import { isAtScale, ScaleButton } from './scale-button.tsx';

interface ObjectiveButtonsProps {
  /** Null while no slide is open. */
  readonly scan: ObjectiveScan | null;
  /** CSS pixels per level-0 pixel of what is shown. */
  readonly scale: number;
  readonly onZoom: (scale: number) => void;
}

/** As a microscope's turret; all four are there for every slide, so that none moves under the hand. */
export function ObjectiveButtons({ scan, scale, onZoom }: ObjectiveButtonsProps) {
  const note = scan === null ? '' : magnificationNote(scan.scale, scan.named);
  return (
    <div role="group" aria-label={`Objective${note}`} className="flex items-center">
      {OBJECTIVES.map((times) => {
        const button = scan === null ? null : objectiveButton(times, scan);
        const isOff = button?.enabled !== true;
        const isHere = !isOff && isAtScale(scale, button.scale);
        return (
          <ScaleButton
            key={times}
            text={`${String(times)}×`}
            name={`Objective ${String(times)}×`}
            tooltip={`As a ${String(times)}× objective shows it${note}`}
            reason={button?.reason ?? null}
            isHere={isHere}
            to={isOff ? null : button.scale}
            onZoom={onZoom}
          />
        );
      })}
      {/* On a phone too: two of the figures are those of the zooms beside them. */}
      <span aria-hidden className="px-1 text-xs whitespace-nowrap text-muted">
        objective{note}
      </span>
    </div>
  );
}
