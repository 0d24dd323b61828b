import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { storageKeyOf } from '#app/server/storage-key.server.ts';

/** Whose marks this browser may read, and the key that they lie under. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { userId } = await requireSession(request);
  const answer = { userId, key: storageKeyOf(userId) };
  return json<StorageKeyAnswer>(answer, { headers: { 'Cache-Control': 'no-store' } });
}
