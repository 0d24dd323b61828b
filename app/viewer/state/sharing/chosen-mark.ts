import { createEvent, createStore, sample } from 'effector';
import { $facts, commandAccepted, recorded } from '../log.ts';
import { markSought } from '../marks-of-case.ts';
import { caseHandedOver } from '../slides.ts';
import { viewerStateOf } from '../viewer-state.ts';

/** The reader is done with the mark that was gone to. */
export const chosenMarkLeft = createEvent();
/** A hand or a key has chosen a ruler on a slide, which shows its handles. */
export const rulerChosen = createEvent<string>();
/** The ruler that was chosen has its handles no more. Each pane says so of its own. */
export const rulerLeft = createEvent<string>();

const LEAVING: ReadonlySet<string> = new Set(['slide.opened', 'patch.placed']);

interface Chosen {
  readonly id: string;
  readonly isGoneTo: boolean;
}

/** A ruler that somebody has turned off: one that is off already can be named and moved, which hides nothing. */
const rulerHidden = sample({
  clock: commandAccepted,
  source: $facts,
  fn: (facts, { pane, command }) => {
    if (command.type !== 'toggle-ruler') return null;
    const ruler = viewerStateOf(facts, pane).rulers.find(({ id }) => id === command.rulerId);
    return ruler?.visible === false ? ruler.id : null;
  },
});

const goneTo = (id: string | null): Chosen | null => (id === null ? null : { id, isGoneTo: true });

const $chosen = createStore<Chosen | null>(null, { serialize: 'ignore' })
  .on(recorded, (chosen, drafts) => {
    const isDrawn = drafts.some(({ event }) => event.type === 'ruler.drawn');
    // Who draws is done with what was gone to; a ruler that shows its handles keeps them.
    if (isDrawn && chosen?.isGoneTo === true) return null;
    return drafts.some(({ event }) => LEAVING.has(event.type)) ? null : chosen;
  })
  // What was gone to is drawn although it is hidden, so that hiding it would change nothing to be seen.
  .on(rulerHidden, (chosen, id) => (chosen?.isGoneTo === true && chosen.id === id ? null : chosen))
  .on(markSought, (_, { mark }) => goneTo(mark.id))
  .on(caseHandedOver, (_, { shared }) => goneTo(shared?.markId ?? null))
  .on(rulerChosen, (_, id) => ({ id, isGoneTo: false }))
  .on(rulerLeft, (chosen, id) => (chosen?.isGoneTo === false && chosen.id === id ? null : chosen))
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
