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
  return (
    <div role="group" aria-label="Objective" className="flex items-center">
      {OBJECTIVES.map((times) => {
        const button = scan === null ? null : objectiveButton(times, scan);
        const isOff = button?.enabled !== true;
        const isHere = !isOff && isAtScale(scale, button.scale);
        return (
          <ScaleButton
            key={times}
            text={`${String(times)}×`}
            name={`Objective ${String(times)}×`}
            tooltip={`As a ${String(times)}× objective shows it`}
            reason={button?.reason ?? null}
            isHere={isHere}
            to={isOff ? null : button.scale}
            onZoom={onZoom}
          />
        );
      })}
      <span aria-hidden className="px-1 text-xs text-muted max-sm:hidden">
        objective
      </span>
    </div>
  );
}
