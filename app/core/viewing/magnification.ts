import type { ImageSize } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';
import { micrometresPerScreenPixel } from './screen-scale.ts';
import type { Viewport } from './viewport.ts';
import { canZoomTo, type ZoomLimits } from './zoom.ts';

/** Specification 9: what a slide's magnification is where none can be found. Assumed, so it is never shown as a fact. */
const FALLBACK_MAGNIFICATION = 0.5;

/** Specification 9: an objective of 10 gives about one micrometre per pixel. */
const MICROMETRES_TIMES_OBJECTIVE = 10;
const UM_PER_MM = 1000;
/** Zooming multiplies, and its noise must not push 'one pixel for each' past the scan. */
const NOISE = 1e-9;

/** A scale set by hand says that the record was wrong, so it goes before the objective that the record names. */
function objectiveOf(scale: Scale, named: number | null): number | null {
  if (named !== null && scale.state !== 'manual') return named;
  if (scale.state === 'none' || scale.state === 'invalid') return null;
  // The geometric mean of unequal axes keeps areas, and it ignores a rotation.
  return MICROMETRES_TIMES_OBJECTIVE / Math.sqrt(scale.mppX * scale.mppY);
}

/** The slide's own magnification, and whether anything says so. */
export interface SlideMagnification {
  readonly times: number;
  readonly assumed: boolean;
}

/**
 * The objective that the slide's record names, else 10 divided by mpp, else 0.5 (specification 3.7 and 9). What rests
 * on an assumed scale is assumed itself.
 */
export function magnificationOf(scale: Scale, named: number | null): SlideMagnification {
  const times = objectiveOf(scale, named);
  if (times === null) return { times: FALLBACK_MAGNIFICATION, assumed: true };
  return { times, assumed: scale.state === 'assumed' && named === null };
}

/** Three figures and 'x', such as '20x' or '0.5x (assumed)'. */
export function magnificationText({ times, assumed }: SlideMagnification): string {
  return `${threeFigures(times)}x${assumed ? ' (assumed)' : ''}`;
}

/** What a pane shows, as a microscope would say it. Not the zoom buttons' figure, which counts from home. */
export interface TrueMagnification {
  /** The objective that would show as much; null without a scale. */
  readonly objective: number | null;
  readonly text: string;
  /** What the pane's width covers, such as '1.25 mm'; in the picture's pixels where there is no scale. */
  readonly fieldWidth: string;
  /** A note that the width rests on an assumed scale, where the objective is known and does not say so. */
  readonly widthNote: string;
  /** Zoomed in so far that the screen shows pixels that the scanner never saw. */
  readonly pastScan: boolean;
}

/** What a magnification rests on where that is not the file or the record; empty where it is, and where it is unknown. */
export function magnificationNote(scale: Scale, named: number | null): string {
  if (scale.state === 'manual') return ' (scale set by hand)';
  return scale.state === 'assumed' && named === null ? ' (assumed)' : '';
}

/** Three figures, without an exponent: '0.313', '20', '1250'. */
const threeFigures = (value: number): string => String(Number(value.toPrecision(3)));

function objectiveText(scale: Scale, named: number | null, objective: number | null): string {
  if (objective === null) return 'Magnification unknown';
  return `${threeFigures(objective)}x objective${magnificationNote(scale, named)}`;
}

/** Along the screen's horizontal, so that a rotation and unequal axes are counted as they are seen. */
function fieldWidthText(scale: Scale, view: Viewport, pane: Pick<ImageSize, 'width'>): string {
  if (scale.state === 'none' || scale.state === 'invalid') {
    return `${String(Math.round(pane.width / view.scale))} px`;
  }
  const millimetres = (pane.width * micrometresPerScreenPixel(scale, view)) / UM_PER_MM;
  return `${threeFigures(millimetres)} mm`;
}

/**
 * One screen (CSS) pixel for each level-0 pixel is the scan's own magnification, and from there it goes with the
 * zoom. Device pixels are not counted: the same view reads the same on every monitor, and a dense screen, which
 * draws one level-0 pixel with several of its own, shows it finer but no larger. `named` is the objective that the
 * slide's record names.
 */
export function trueMagnification(
  scale: Scale,
  named: number | null,
  view: Viewport,
  pane: Pick<ImageSize, 'width'>,
): TrueMagnification {
  const own = objectiveOf(scale, named);
  const objective = own === null ? null : own * view.scale;
  return {
    objective,
    text: objectiveText(scale, named, objective),
    fieldWidth: fieldWidthText(scale, view, pane),
    widthNote: scale.state === 'assumed' && named !== null ? ' (assumed scale)' : '',
    pastScan: view.scale > 1 + NOISE,
  };
}

/** One of the buttons 1x to 40x, which are multiples of home (specification 2.8). */
export interface ZoomButton {
  /** CSS pixels per level-0 pixel; never beyond what the viewer allows. */
  readonly scale: number;
  readonly enabled: boolean;
  /** Why it is off; null while it is on. */
  readonly reason: string | null;
}

export function zoomButton(times: number, limits: ZoomLimits): ZoomButton {
  const enabled = canZoomTo(times, limits);
  return {
    scale: Math.min(limits.home * times, limits.max),
    enabled,
    reason: enabled ? null : 'Beyond scan resolution',
  };
}
