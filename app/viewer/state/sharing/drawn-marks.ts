import { combine } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ShownRuler } from '#app/core/marks/shown.ts';
import type { Pictured } from '#app/core/viewing/caption.ts';
import { SYNC_PREFIX, shownMarks } from '#app/core/viewing/mirror.ts';
import { $marksHidden } from '../hands/hidden-marks.ts';
import { $shown, panes } from '../panes.ts';
import { $outlinedMark } from './chosen-mark.ts';

const NONE: readonly ShownRuler[] = [];

/** The ruler that was gone to, where it is hidden. */
const uncoveredIn = (side: PaneId) =>
  combine(panes[side].$current, $outlinedMark, ({ rulers }, markId) => {
    const ruler = rulers.find(({ id, visible }) => id === markId && !visible);
    return ruler === undefined
      ? NONE
      : shownMarks({ rulers: [{ ...ruler, visible: true }], patches: [] }).rulers;
  });

const drawnIn = (side: PaneId) =>
  combine($shown[side], uncoveredIn(side), (shown, uncovered) =>
    uncovered === NONE ? shown : { ...shown, rulers: [...shown.rulers, ...uncovered] },
  );

/**
 * What the canvas of a pane draws: the marks that are shown, and one that is hidden while its reader has gone to it. A text
 * may cite it, and who may change no mark could see it nowhere. It stays hidden for everybody: no fact says that it is shown.
 */
export const $drawn = { primary: drawnIn('primary'), secondary: drawnIn('secondary') } as const;

/** The rulers of the first pane with former lengths, by the names that their copies have in the second. */
const $formerCopies = panes.primary.$formerLengths.map(
  (ids): ReadonlySet<string> => new Set([...ids].map((id) => `${SYNC_PREFIX}${id}`)),
);

/** The rulers that a pane may show with lengths by a scale that their slide has no more, by the ids that they have there. */
export const $formerRulers = {
  primary: panes.primary.$formerLengths,
  secondary: combine(
    panes.secondary.$formerLengths,
    $formerCopies,
    (own, copies): ReadonlySet<string> => new Set([...own, ...copies]),
  ),
} as const;

const formerLengthsIn = (side: PaneId) =>
  combine(
    $drawn[side],
    $marksHidden,
    $formerRulers[side],
    ({ rulers }, areHidden, former): Pictured['formerLengths'] => {
      const count = areHidden ? 0 : rulers.filter(({ id }) => former.has(id)).length;
      if (count === 0) return 'none';
      return count === rulers.length ? 'all' : 'some';
    },
  );

/** How many of the lengths that a canvas draws were measured by a scale that their slide has no more. */
export const $formerLengths = {
  primary: formerLengthsIn('primary'),
  secondary: formerLengthsIn('secondary'),
} as const;
