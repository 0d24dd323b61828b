import { zoomButton } from '#app/core/viewing/magnification.ts';
import { ZOOM_BUTTONS, type ZoomLimits } from '#app/core/viewing/zoom.ts';
import { isAtScale, ScaleButton } from './scale-button.tsx';

interface ZoomButtonsProps {
  /** Null while no slide is open. */
  readonly limits: ZoomLimits | null;
  /** CSS pixels per level-0 pixel of what is shown. */
  readonly scale: number;
  readonly onZoom: (scale: number) => void;
}

/** Multiples of home (specification 2.8); what they come to as an objective stands beside them. */
export function ZoomButtons({ limits, scale, onZoom }: ZoomButtonsProps) {
  return (
    <div role="group" aria-label="Zoom, in multiples of the whole slide" className="flex items-center">
      {ZOOM_BUTTONS.map((times) => {
        const button = limits === null ? null : zoomButton(times, limits);
        const isHere = button !== null && isAtScale(scale, button.scale) && button.enabled;
        const off = button?.enabled !== true;
        return (
          <ScaleButton
            key={times}
            text={`${String(times)}x`}
            // An objective has the same figures, so the name says what these count from.
            name={`Zoom ${String(times)}x of home`}
            tooltip={`${String(times)} times the whole slide`}
            reason={button?.reason ?? null}
            isHere={isHere}
            to={off ? null : button.scale}
            onZoom={onZoom}
          />
        );
      })}
      <span aria-hidden className="px-1 text-xs whitespace-nowrap text-muted">
        × whole slide
      </span>
    </div>
  );
}
