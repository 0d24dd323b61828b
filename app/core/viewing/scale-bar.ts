import type { Scale } from '../slides/scale.ts';
import { niceLength, type ScaleBarRenderer } from './scale-bar-units.ts';
import { micrometresPerScreenPixel } from './screen-scale.ts';
import type { Viewport } from './viewport.ts';

/** Every choice there is (specification 9), in the order in which a menu shows them. */
export const SCALE_BAR_CHOICES = {
  type: ['none', 'microscopy', 'map'],
  location: ['top-left', 'top-right', 'bottom-right', 'bottom-left'],
  renderer: ['metric', 'imperial', 'astronomy', 'time'],
} as const;

type Choices = typeof SCALE_BAR_CHOICES;

/** What may be set of a scale bar (specification 9). */
export interface ScaleBarSettings {
  readonly type: Choices['type'][number];
  readonly location: Choices['location'][number];
  readonly renderer: ScaleBarRenderer;
}

export const SCALE_BAR_DEFAULTS: ScaleBarSettings = {
  type: 'microscopy',
  location: 'bottom-left',
  renderer: 'metric',
};

/** Specification 9, in CSS pixels. */
const SCALE_BAR_MIN_WIDTH_PX = 150;

const MICROMETRES_PER_METRE = 1_000_000;

export interface ScaleBar {
  /** CSS pixels, from 150 up to 375. */
  readonly widthPx: number;
  /** The length of the line and, where it is not the file's own, what that rests on. */
  readonly text: string;
  /** The scale is the specification's default and nobody measured it. */
  readonly dashed: boolean;
}

const BASIS_NOTES = {
  file: '',
  assumed: ' (assumed scale)',
  manual: ' (scale set by hand)',
  none: '',
} as const;

type View = Pick<Viewport, 'scale' | 'rotation'>;

/** CSS pixels per metre along the screen's horizontal: 1,000,000 divided by mpp, times the zoom. */
export function pixelsPerMetre(mpp: { readonly mppX: number; readonly mppY: number }, view: View): number {
  return MICROMETRES_PER_METRE / micrometresPerScreenPixel(mpp, view);
}

/**
 * The bar of specification 9: a round length along the screen's horizontal. A picture without a scale gets one in
 * its own pixels, whatever the renderer. Null where there is none to show: switched off, or a scale that cannot be
 * right.
 */
export function scaleBarOf(scale: Scale, view: View, settings: ScaleBarSettings): ScaleBar | null {
  if (settings.type === 'none' || scale.state === 'invalid') return null;
  const perPixel =
    scale.state === 'none' ? 1 / view.scale : MICROMETRES_PER_METRE / pixelsPerMetre(scale, view);
  if (!Number.isFinite(perPixel) || perPixel <= 0) return null;
  const renderer = scale.state === 'none' ? null : settings.renderer;
  const { value, text } = niceLength(SCALE_BAR_MIN_WIDTH_PX * perPixel, renderer);
  return {
    widthPx: value / perPixel,
    text: `${text}${BASIS_NOTES[scale.state]}`,
    dashed: scale.state === 'assumed',
  };
}
