import { createEvent, createStore } from 'effector';
import { recorded } from '../log.ts';

/** A reader wants to see the tissue without any mark, or the marks again. */
export const marksHiddenToggled = createEvent();

const MADE: ReadonlySet<string> = new Set(['ruler.drawn', 'patch.placed']);

/**
 * Whether the canvas of every pane leaves the marks out. No fact of the log, which Undo would reach: it is how one looks.
 * A mark that is made shows them all again, since nobody would believe that it was kept.
 */
export const $marksHidden = createStore(false, { serialize: 'ignore' })
  .on(marksHiddenToggled, (hidden) => !hidden)
  .on(recorded, (hidden, drafts) => hidden && !drafts.some(({ event }) => MADE.has(event.type)));
