import type { Scale } from '../slides/scale.ts';
import { magnificationOf, type SlideMagnification, type ZoomButton } from './magnification.ts';
import type { ZoomLimits } from './zoom.ts';

/** The objectives that stand on a microscope's turret. */
export const OBJECTIVES = [5, 10, 20, 40] as const;
/** A scan of 39.8x is one that everybody calls 40x: it is then shown pixel for pixel. */
const NOMINAL = 0.03;

/** What an objective needs of the slide that is open. */
export interface ObjectiveScan {
  readonly scale: Scale;
  /** The objective that the slide's record names. */
  readonly named: number | null;
  readonly limits: ZoomLimits;
}

/** Null where nobody knows what the scan's own magnification is: a guess would be taken for a fact. */
function ownOf({ scale, named }: ObjectiveScan): SlideMagnification | null {
  const isUnknown = scale.state === 'none' || scale.state === 'invalid';
  return isUnknown && named === null ? null : magnificationOf(scale, named);
}

const off = (reason: string): ZoomButton => ({ scale: 0, enabled: false, reason });

/** The zoom at which the screen shows as much as an objective would; off where the scan has no such detail. */
export function objectiveButton(times: number, scan: ObjectiveScan): ZoomButton {
  const own = ownOf(scan);
  if (own === null) return off('Magnification unknown');
  if (times > own.times * (1 + NOMINAL)) return off('Beyond scan resolution');
  const scale = Math.abs(times / own.times - 1) <= NOMINAL ? 1 : times / own.times;
  if (scale > scan.limits.max) return off('Beyond scan resolution');
  return scale < scan.limits.min
    ? off('The whole slide is larger than that')
    : { scale, enabled: true, reason: null };
}
