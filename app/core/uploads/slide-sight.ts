import { isPlausible } from '../slides/scale.ts';

/** What the browser itself saw in a slide file before a byte of it was sent. */
export type SlideSight =
  | {
      readonly kind: 'read';
      readonly width: number;
      readonly height: number;
      readonly levels: number;
      /** Micrometres per pixel as the file says, likely or not; null where it does not say it. */
      readonly mpp: number | null;
      readonly magnification: number | null;
      readonly scanner: string | null;
      /** A small picture of the label, as an address within the page; null where the file has none. */
      readonly label: string | null;
      /** Why it will be taken and not shown; null for a slide that can be looked at. */
      readonly notShown: string | null;
      /** The viewer of the browser can show it from the disk. */
      readonly opensHere: boolean;
    }
  /** The file looks like a slide that nobody can open. */
  | { readonly kind: 'unreadable'; readonly text: string; readonly detail: string | null }
  /** A format that is read by the server only. */
  | { readonly kind: 'unknown' };

const FIGURES = 4;

/** A unit that was mistaken is told while the file is still at hand: the viewer would measure by an assumed scale. */
function scaleText(mpp: number): string {
  const number = Number(mpp < 1 ? mpp.toPrecision(FIGURES) : mpp.toFixed(FIGURES));
  return `${String(number)} μm per pixel${isPlausible(mpp) ? '' : ' (implausible)'}`;
}

/** '46,000 × 32,914 pixels, 3 levels, 0.499 μm per pixel, 20x, Aperio ScanScope': null where nothing was read. */
export function sightText(sight: SlideSight): string | null {
  if (sight.kind !== 'read') return null;
  const { width, height, levels, mpp, magnification, scanner, notShown } = sight;
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`;
  const facts = [
    size,
    `${levels} ${levels === 1 ? 'level' : 'levels'}`,
    mpp === null ? 'no scale in the file' : scaleText(mpp),
    ...(magnification === null ? [] : [`${magnification}x`]),
    ...(scanner === null ? [] : [scanner]),
  ].join(', ');
  return notShown === null ? facts : `${facts}. ${notShown}`;
}
