import { BACK_OFF_MS } from '#app/core/resources/back-off.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import { gesturesIn } from '../marks/lines.ts';
import { type Exchange, IMAGE_GONE, type ServerMarks } from './exchange.ts';

/** A hand that draws on should not be sent line by line. */
export const SEND_DEBOUNCE_MS = 1000;
/** After the steps of specification 9 the server is left in peace for longer. */
const LONG_WAIT_MS = 30_000;

/** One image on its way to the case. */
export interface ImageOutbox {
  readonly phase: 'resting' | 'due' | 'sending' | 'refused';
  /** Rises with each wait, so that an older wait that ends late sends nothing. */
  readonly turn: number;
  readonly waitMs: number;
  /** How often it failed in a row. */
  readonly failures: number;
  /** The last exchange failed since the server knows the session no longer. */
  readonly isSessionOver: boolean;
  /** There is something of this browser that the server has not acknowledged. */
  readonly unsent: boolean;
  /** Something was made while it was being sent. */
  readonly again: boolean;
  readonly server: ServerMarks | null;
  /** The server has said at least once what it has. */
  readonly heard: boolean;
  readonly refusal: string | null;
  /** The marks were refused as the case stands, which may take marks again. */
  readonly mayPass: boolean;
  /** The gestures that lay here when it was refused, by the names of `gestureKeyOf`. */
  readonly refused: ReadonlySet<string>;
}

export const NEW_OUTBOX: ImageOutbox = {
  phase: 'resting',
  turn: 0,
  waitMs: 0,
  failures: 0,
  isSessionOver: false,
  unsent: false,
  again: false,
  server: null,
  heard: false,
  refusal: null,
  mayPass: false,
  refused: new Set(),
};

const makeDue = (outbox: ImageOutbox, waitMs: number): ImageOutbox => ({
  ...outbox,
  phase: 'due',
  turn: outbox.turn + 1,
  waitMs,
  again: false,
});

/** Something is to be sent, or asked for, in so many milliseconds. */
export function schedule(outbox: ImageOutbox, waitMs: number): ImageOutbox {
  if (outbox.phase === 'refused') return outbox;
  if (outbox.phase === 'sending') return { ...outbox, again: true };
  // A server that does not answer is not asked sooner because the reader draws on.
  if (outbox.phase === 'due' && outbox.failures > 0) return outbox;
  return makeDue(outbox, waitMs);
}

export const markUnsent = (outbox: ImageOutbox): ImageOutbox =>
  schedule({ ...outbox, unsent: true }, SEND_DEBOUNCE_MS);

export const beginSending = (outbox: ImageOutbox): ImageOutbox => ({
  ...outbox,
  phase: 'sending',
  again: false,
});

/** The network is back: what waits after a failure goes now. */
export const hurry = (outbox: ImageOutbox): ImageOutbox =>
  outbox.phase === 'due' && outbox.failures > 0 ? makeDue(outbox, 0) : outbox;

/**
 * The case may take marks again: what it refused as it stood goes now, with whatever it has got since. Until it answers,
 * its last word stands.
 */
export const reopen = (outbox: ImageOutbox): ImageOutbox =>
  outbox.phase === 'refused' && outbox.mayPass
    ? makeDue({ ...outbox, mayPass: false, server: null }, 0)
    : outbox;

/** The case does not say to this reader which marks it has of the image. */
export const isHidden = ({ heard, refusal, unsent }: ImageOutbox): boolean =>
  !heard && !unsent && refusal !== null && refusal !== IMAGE_GONE;

/** The reader may be told by now which marks the case has: it is asked again. Until it answers, its last word stands. */
export const askHidden = (outbox: ImageOutbox): ImageOutbox =>
  outbox.phase === 'refused' && isHidden(outbox) ? makeDue({ ...outbox, server: null }, 0) : outbox;

/** Null: the question itself failed. `kept` is what it was asked to take. */
export function applyAnswer(
  outbox: ImageOutbox,
  answer: Exchange | null,
  kept: readonly LogEntry[],
): ImageOutbox {
  switch (answer?.kind) {
    case 'agreed': {
      const rested = {
        ...outbox,
        failures: 0,
        isSessionOver: false,
        server: answer.server,
        heard: true,
        refusal: null,
      };
      if (outbox.again) return makeDue(rested, SEND_DEBOUNCE_MS);
      return { ...rested, phase: 'resting', unsent: false };
    }
    case 'refused':
      return {
        ...outbox,
        phase: 'refused',
        refusal: answer.message,
        mayPass: answer.mayPass,
        refused: gesturesIn(kept),
        again: false,
      };
    case 'sessionMismatch':
      return { ...outbox, phase: 'refused', mayPass: false, again: false };
    default: {
      const waitMs = BACK_OFF_MS[outbox.failures] ?? LONG_WAIT_MS;
      const heard = outbox.heard || answer?.came !== undefined;
      const isSessionOver = answer?.isSessionOver === true;
      const failures = outbox.failures + 1;
      return makeDue({ ...outbox, failures, isSessionOver, server: null, heard }, waitMs);
    }
  }
}
