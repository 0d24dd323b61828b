import { combine } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import { formerAmong } from '#app/core/viewing/caption.ts';
import { shownMarks } from '#app/core/viewing/mirror.ts';
import { $marksHidden } from '../hands/hidden-marks.ts';
import { $shown, panes } from '../panes.ts';
import { $patchNames } from '../patches.ts';
import { $outlinedMark } from './chosen-mark.ts';

const NONE: readonly ShownRuler[] = [];

/** The ruler that was gone to, where it is hidden. */
const uncoveredIn = (side: PaneId) =>
  combine(panes[side].$current, panes[side].$formerLengths, $outlinedMark, ({ rulers }, former, markId) => {
    const ruler = rulers.find(({ id, visible }) => id === markId && !visible);
    return ruler === undefined
      ? NONE
      : shownMarks({ rulers: [{ ...ruler, visible: true }], patches: [], former }).rulers;
  });

/** Whether two slides lie beside each other, which are aligned by points of both. */
const $hasTwoSlides = combine(
  panes.primary.$slide,
  panes.secondary.$slide,
  (first, second) => first !== null && second !== null && first !== second,
);

const isNameless = ({ isPoint, note, look }: ShownPatch): boolean =>
  isPoint && look === 'own' && note.trim() === '';

/** Points are chosen by their numbers then: one without a note has to carry its own on the slide. */
const numberedIn = (side: PaneId) =>
  combine($shown[side], $patchNames[side], $hasTwoSlides, (shown, names, hasTwo) =>
    hasTwo && shown.patches.some(isNameless)
      ? {
          ...shown,
          patches: shown.patches.map((patch) =>
            isNameless(patch) ? { ...patch, note: names.nameOf(patch.id) } : patch,
          ),
        }
      : shown,
  );

const drawnIn = (side: PaneId) =>
  combine(numberedIn(side), uncoveredIn(side), (shown, uncovered) =>
    uncovered === NONE ? shown : { ...shown, rulers: [...shown.rulers, ...uncovered] },
  );

/**
 * What the canvas of a pane draws: the marks that are shown, and one that is hidden while its reader has gone to it. A text
 * may cite it, and who may change no mark could see it nowhere. It stays hidden for everybody: no fact says that it is shown.
 */
export const $drawn = { primary: drawnIn('primary'), secondary: drawnIn('secondary') } as const;

const formerLengthsIn = (side: PaneId) =>
  combine($drawn[side], $marksHidden, ({ rulers }, areHidden) => formerAmong(areHidden ? NONE : rulers));

/** How many of the lengths that a canvas draws were measured by a scale that their slide has no more. */
export const $formerLengths = {
  primary: formerLengthsIn('primary'),
  secondary: formerLengthsIn('secondary'),
} as const;
