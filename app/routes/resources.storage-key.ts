import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { confirmNow, requireSession } from '#app/server/guards.server.ts';
import { storageKeyOf } from '#app/server/storage-key.server.ts';

/** Whose marks this browser may read, and the key that they lie under. */
export async function loader({ request }: LoaderFunctionArgs) {
  // Whoever was shut out meanwhile gets the key of no text any more.
  const { userId } = await confirmNow(await requireSession(request), request);
  const answer = { userId, key: storageKeyOf(userId) };
  return json<StorageKeyAnswer>(answer, { headers: { 'Cache-Control': 'no-store' } });
}
