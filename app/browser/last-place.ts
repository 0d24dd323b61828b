import type { Place } from '#app/core/resources/last-place.ts';
import { PlaceAnswer } from '#app/core/resources/place-answer.ts';
import { readAnswer } from '#app/core/resources/read-answer.ts';
import { answerTo, bodyOf, putOf } from './answers.ts';

interface PlaceOwner {
  readonly userId: string;
  readonly caseId: string;
}

/** Whoever goes to another machine takes longer than this. */
const WAIT_MS = 5000;

async function send({ userId, caseId }: PlaceOwner, place: Place): Promise<void> {
  const address = `/resources/last-place/${encodeURIComponent(caseId)}`;
  try {
    readAnswer(PlaceAnswer, await bodyOf(await answerTo(address, putOf({ userId, ...place }))));
  } catch {
    // A bookmark that is lost is no work lost: nothing is told, and the next one is kept.
  }
}

export interface PlaceKeeper {
  readonly note: (place: Place) => void;
  /** Keeps at once what was noted last. */
  readonly flush: () => void;
}

/** Keeps where a reader is: the last of the places that follow each other fast, and each once. */
export function createPlaceKeeper(owner: PlaceOwner, keep = send, waitMs = WAIT_MS): PlaceKeeper {
  let due: ReturnType<typeof setTimeout> | null = null;
  let noted: Place | null = null;
  let kept = '';
  const flush = () => {
    if (due !== null) clearTimeout(due);
    due = null;
    const text = JSON.stringify(noted);
    if (noted === null || text === kept) return;
    kept = text;
    void keep(owner, noted);
  };
  return {
    note: (place) => {
      noted = place;
      due ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}

/** Calls `flush` whenever the page may be seen for the last time; gives what ends it. */
export function onLeaving(flush: () => void, { capture = false } = {}): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture };
  window.addEventListener('pagehide', flush, options);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(),
    options,
  );
  return () => listening.abort();
}
