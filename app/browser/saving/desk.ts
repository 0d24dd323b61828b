import type { KeptTexts } from '../kept-texts.ts';

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
