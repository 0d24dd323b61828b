import { createEvent, createStore } from 'effector';
import { recorded } from '../log.ts';
import { markSought } from '../marks-of-case.ts';
import { caseHandedOver } from '../slides.ts';

/** The reader is done with the mark that was gone to. */
export const chosenMarkLeft = createEvent();
/** The ruler that a hand or a key has chosen on a slide, which shows its handles; null once it has none any more. */
export const rulerChosen = createEvent<string | null>();

const LEAVING: ReadonlySet<string> = new Set(['slide.opened', 'ruler.drawn', 'patch.placed']);

interface Chosen {
  readonly id: string;
  readonly isGoneTo: boolean;
}

const goneTo = (id: string | null): Chosen | null => (id === null ? null : { id, isGoneTo: true });

const $chosen = createStore<Chosen | null>(null, { serialize: 'ignore' })
  .on(recorded, (chosen, drafts) => (drafts.some(({ event }) => LEAVING.has(event.type)) ? null : chosen))
  .on(markSought, (_, { mark }) => goneTo(mark.id))
  .on(caseHandedOver, (_, { shared }) => goneTo(shared?.markId ?? null))
  .on(rulerChosen, (chosen, id) => {
    if (id !== null) return { id, isGoneTo: false };
    return chosen?.isGoneTo === true ? chosen : null;
  })
  .on(chosenMarkLeft, () => null);

/**
 * The mark that the reader has last gone to or chosen on the slide, or that a link names. No fact of the log: it changes
 * no mark, and Undo has nothing to do with it.
 */
export const $chosenMark = $chosen.map((chosen) => chosen?.id ?? null);
/**
 * The chosen mark where the reader has gone to it. A ruler that has its handles is seen as it is: an outline would hide what
 * the ruler measures.
 */
export const $outlinedMark = $chosen.map((chosen) => (chosen?.isGoneTo === true ? chosen.id : null));
