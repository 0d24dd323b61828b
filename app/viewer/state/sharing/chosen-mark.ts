import { createEvent, createStore } from 'effector';
import { recorded } from '../log.ts';
import { markSought } from '../marks-of-case.ts';
import { caseHandedOver } from '../slides.ts';

/** The reader is done with the mark that was gone to. */
export const chosenMarkLeft = createEvent();

const LEAVING: ReadonlySet<string> = new Set(['slide.opened', 'ruler.drawn', 'patch.placed']);

/**
 * The mark that the reader went to or that a link names; its slide outlines it. No fact of the log: it changes no mark,
 * and Undo has nothing to do with it.
 */
export const $chosenMark = createStore<string | null>(null, { serialize: 'ignore' })
  .on(recorded, (chosen, drafts) => (drafts.some(({ event }) => LEAVING.has(event.type)) ? null : chosen))
  .on(markSought, (_, { mark }) => mark.id)
  .on(caseHandedOver, (_, { shared }) => shared?.markId ?? null)
  .on(chosenMarkLeft, () => null);
