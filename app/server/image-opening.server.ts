import { type OpeningAnswer, SentOpening } from '#app/core/resources/opening-answer.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { apiWith } from './api.server.ts';
import { newIdempotencyKey } from './intents.server.ts';
import type { Session } from './session-store.server.ts';

interface ImageOfCase {
  readonly caseId: string;
  readonly imageId: string;
}

/** What hinders for a while only: nobody answered, too much was asked at once, or the API is at a loss. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'http' ? error.status === 429 || error.status >= 500 : error.kind !== 'contract';

/**
 * Notes that this reader has an image on the screen, which sign-out asks for. Only of whom the page was made for, and
 * only of providers: whoever else looks at slides signs nothing.
 */
export async function noteOpening(
  { userId, role, token }: Session,
  params: ImageOfCase,
  sent: unknown,
): Promise<OpeningAnswer> {
  const read = SentOpening.safeParse(sent);
  if (!read.success || read.data.userId !== userId || role !== 'Provider') return { came: 'refused' };
  // Without the page's signal: what was seen was seen, though the page was left meanwhile.
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  const answer = await apiWith({ token }).recordImageOpened({ params, headers });
  if (answer.ok) return { came: 'noted' };
  return { came: isPassing(answer.error) ? 'later' : 'refused' };
}
