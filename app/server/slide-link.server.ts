import type { LinkAnswer } from '#app/core/resources/link-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { apiFor } from './api.server.ts';
import { workFailureText } from './passing.server.ts';
import type { Session } from './session-store.server.ts';

/** What a page waits for beside its own answer, at most; later it asks by itself. */
const PATIENCE_MS = 300;

/** The signed links of one slide file, with whom they were given to; a refusal is an answer. */
export async function readSlideLink(session: Session, request: Request, blobId: string): Promise<LinkAnswer> {
  const answer = await apiFor(session, request).getDownloadLink({ params: { blobId } });
  // The page compares it with its own: another person may have logged in in another tab since it was opened.
  const { userId } = session;
  if (answer.ok) return { ok: true, userId, link: answer.value.data };
  return { ok: false, userId, message: workFailureText(answer.error, readFailureText) };
}

/** The signed links of the slide that a page opens with; null where they do not come at once. */
export async function readFirstLink(
  session: Session,
  request: Request,
  blobId: string | null,
): Promise<LinkAnswer | null> {
  if (blobId === null) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const first = readSlideLink(session, request, blobId).catch(() => null);
  return Promise.race([first, late]).finally(() => clearTimeout(timer));
}
