import type { KeptTexts } from '../kept-texts.ts';
import type { SaveQueue } from './save-queue.ts';
import type { QueueView } from './saved-text.ts';

/** How the saving stands before anything was typed. */
export const restingQueue = (savedAt: string | null): QueueView => ({
  phase: 'resting',
  isUnsaved: false,
  isAtRisk: false,
  savedAt,
  message: null,
  conflict: null,
});

const AGAIN_MS = 5000;
/** For two minutes; whoever has typed on without it by then is not interrupted. */
const AGAIN_AT_MOST = 24;

interface TakeOver<Left> {
  readonly takeOver: KeptTexts['takeOver'];
  /** Null for what is nothing of the kind: storage is not trusted. */
  readonly read: (line: string | null) => Left | null;
  readonly onUnreadable: () => void;
  readonly wait: (ms: number) => Promise<void>;
  /** The page is left, so that it shows nothing any more. */
  readonly isClosed: () => boolean;
}

/** What an earlier page of this person left; null where there is nothing of it for this page. */
export async function readLeft<Left>(ports: TakeOver<Left>, tries = 0): Promise<Left | null> {
  const line = await ports.takeOver().catch(() => undefined);
  if (line === undefined) {
    // The key to it could not be had, which says nothing of what lies there.
    if (tries < AGAIN_AT_MOST) await ports.wait(AGAIN_MS);
    return tries < AGAIN_AT_MOST && !ports.isClosed() ? readLeft(ports, tries + 1) : null;
  }
  const left = ports.read(line);
  if (left === null && line !== null) ports.onUnreadable();
  return ports.isClosed() ? null : left;
}

/**
 * The page is left, and its person gives up what could not be saved, or what is held back. Says whether nothing is kept of
 * it any more.
 */
export function giveUpText(queue: SaveQueue | null, kept: KeptTexts, isHeldBack = false): boolean {
  queue?.giveUp(isHeldBack);
  // What goes to the server as it is was not given up.
  if (queue?.view.isUnsaved === true) return false;
  void kept.forget().catch(() => undefined);
  return true;
}

/**
 * What happens around the page: the network comes back, or the page is hidden or taken down. `release`: the page goes, and
 * the one after it may take over at once.
 */
export function listenToPage(
  saving: Pick<SaveQueue, 'cameOnline' | 'hurry'>,
  release: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', () => saving.cameOnline(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && saving.hurry(),
    { signal },
  );
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      saving.hurry();
      if (!persisted) release();
    },
    { signal },
  );
  return () => listening.abort();
}
