import { fork, type Scope } from 'effector';
import { createMarkStorage, storageKey } from '../model/browser-storage.ts';
import { type LinkAnswer, loadSlideLinkFx } from '../model/links.ts';
import { readMarksFx, writeMarksFx } from '../model/persistence.ts';

/** Measuring waits for the marks of earlier visits, so asking for their key must come to an end. */
const ANSWER_LIMIT_MS = 30_000;
const SESSION_OVER = 'Your session has ended. Log in again.';

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  // The guard sends an ended session to the login page, which is no JSON.
  if (response.redirected) throw new Error(SESSION_OVER);
  if (!response.ok) throw new Error(`HTTP ${String(response.status)}`);
  return (await response.json()) as T;
}

const readLink = (blobId: string): Promise<LinkAnswer> =>
  readJson(`/resources/slide-link/${encodeURIComponent(blobId)}`);

/** Asked for once; after a failure the next one who needs it asks again. */
function onceFetchedKey(): () => Promise<CryptoKey> {
  let known: Promise<CryptoKey> | null = null;
  return () => {
    known ??= readJson<{ readonly key: string }>('/resources/storage-key')
      .then(({ key }) => storageKey(key))
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
}

/** The viewer's stores for one page, bound to this browser and this server. */
export function createViewerScope(): Scope {
  const storage = () => createMarkStorage(window.localStorage, key);
  const key = onceFetchedKey();
  let marks: ReturnType<typeof storage> | null = null;
  // Made at the first use: reading `localStorage` throws where it is forbidden, and there is none on the server.
  const opened = () => {
    marks ??= storage();
    return marks;
  };
  return fork({
    handlers: [
      [loadSlideLinkFx, readLink],
      [readMarksFx, (place: Parameters<typeof readMarksFx>[0]) => opened().read(place)],
      [writeMarksFx, (place: Parameters<typeof writeMarksFx>[0]) => opened().write(place)],
    ],
  });
}
