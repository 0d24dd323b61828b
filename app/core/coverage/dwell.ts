import type { Sight } from './coverage.ts';

/**
 * Milliseconds for which a view has to stand still and sharp to count as seen. An eye rests on a place for 200 to 300
 * before it moves on: what was there for a shorter time was passed over, and nobody has read it.
 */
export const DWELL_MS = 300;

/** What a pane shows by the log, and since when. */
export interface Watch {
  readonly sight: Sight | null;
  /** The view stands still and sharp, and can be seen. */
  readonly isSharp: boolean;
  readonly since: number;
  readonly isCounted: boolean;
}

export const NO_WATCH: Watch = { sight: null, isSharp: false, since: 0, isCounted: false };

/** What has stood long enough by now, in milliseconds of the clock of `since`, and was not counted yet. */
export const sightHeld = ({ sight, isSharp, since, isCounted }: Watch, at: number): Sight | null =>
  isSharp && !isCounted && at - since >= DWELL_MS ? sight : null;
