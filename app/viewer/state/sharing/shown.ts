import { attach, combine } from 'effector';
import { alignmentOf, type SharedAlignment } from '#app/core/sharing/shared-alignment.ts';
import { $patch, $registration, $split, $synced, panes } from '../panes.ts';
import { $case } from '../slides.ts';
import { $chosenMark } from './chosen-mark.ts';

/** What the stores know of a link to what is shown; only the panes know their views. */
export interface ShownForLink {
  readonly caseId: string | null;
  readonly first: string | null;
  /** Null while one pane is open. */
  readonly second: string | null;
  readonly synced: boolean;
  readonly alignment: SharedAlignment | null;
  readonly markId: string | null;
}

const $marks = combine($split, panes.primary.$current, panes.secondary.$current, (split, first, second) =>
  split ? [first, second] : [first],
);

/** Asked for at the press of a button: nothing is worked out, and nothing is rendered, while the reader reads. */
export const readShownFx = attach({
  source: {
    handed: $case,
    first: panes.primary.$slide,
    second: panes.secondary.$slide,
    split: $split,
    synced: $synced,
    registration: $registration,
    patch: $patch,
    chosen: $chosenMark,
    marks: $marks,
  },
  effect: ({ handed, first, second, split, synced, registration, patch, chosen, marks }): ShownForLink => {
    const asked = patch.active ?? chosen;
    const isThere = marks.some(
      ({ rulers, patches }) =>
        rulers.some(({ id }) => id === asked) || patches.some(({ id }) => id === asked),
    );
    return {
      caseId: handed?.caseId ?? null,
      first,
      second: split ? second : null,
      synced,
      alignment: alignmentOf(registration),
      markId: isThere ? asked : null,
    };
  },
});
