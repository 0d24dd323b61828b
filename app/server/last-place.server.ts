import { SentPlace } from '#app/core/resources/last-place.ts';
import type { LastPlace } from '#contracts/generated/wire.ts';
import { type Api, apiWith, isKeptFrom } from './api.server.ts';
import type { Session } from './session-store.server.ts';

/** Where this reader was last. Null for whoever has no place in the case, and where it cannot be read: nobody waits for it. */
export const readPlace = async (api: Pick<Api, 'getLastPlace'>, caseId: string): Promise<LastPlace | null> =>
  (await readOwnPlace(api, caseId)).place;

interface OwnPlace {
  readonly place: LastPlace | null;
  /** The case is this reader's to write. Where that cannot be read, nobody is kept from their text for it. */
  readonly isHolder: boolean;
}

/** As readPlace, and whether the case is this reader's: a second reviewer looks at the same slides and has no text here. */
export async function readOwnPlace(api: Pick<Api, 'getLastPlace'>, caseId: string): Promise<OwnPlace> {
  const answer = await api.getLastPlace({ params: { caseId } });
  if (answer.ok) return { place: answer.value.data, isHolder: true };
  return { place: null, isHolder: !isKeptFrom(answer.error) };
}

/** Keeps where the reader is, of whom the page was made for alone. Says whether it is kept. */
export async function keepSentPlace(
  { userId, role, token }: Session,
  caseId: string,
  sent: unknown,
): Promise<boolean> {
  const read = SentPlace.safeParse(sent);
  if (!read.success || read.data.userId !== userId || role !== 'Provider') return false;
  const { slide, field } = read.data;
  // Without the page's signal: the page tells it as it is left.
  const answer = await apiWith({ token }).keepLastPlace({
    params: { caseId },
    body: { ...(slide === undefined ? {} : { slide }), ...(field === undefined ? {} : { field }) },
  });
  return answer.ok;
}
