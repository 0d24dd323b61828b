import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataOf, isSuccess, type Params, shortOf } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import type { CallerName } from '../creds.ts';
import { valueAt } from '../judge.ts';

/** A real slide of one part, since a server may read what it is given. */
const FILE = path.join(import.meta.dirname, '../../../fixtures/slides/HE-TMA-core.ome.tif');
const NAME = 'check.ome.tif';

/** A server takes a while to look at a slide, and says 409 until then. */
const [TRIES, PAUSE_MS] = [60, 250];

/** Uploads a slide and puts it into a place of a case. Gives null once it is there, or why it is not. */
export async function putSlide(
  { prober }: CheckContext,
  params: Params,
  caller: CallerName | null,
): Promise<string | null> {
  const bytes = readFileSync(FILE);
  const keyed = () => ({ 'Idempotency-Key': newKey() });
  const made = await prober.ask({
    operation: 'createUpload',
    caller,
    headers: keyed(),
    body: { fileName: NAME, bytes: bytes.length },
  });
  const uploadId = valueAt(dataOf(made), 'id');
  if (!isSuccess(made) || typeof uploadId !== 'string') return `createUpload was answered ${shortOf(made)}`;
  await prober.ask({
    operation: 'putUploadPart',
    caller,
    params: { uploadId, partNumber: '1' },
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-Part-Sha256': createHash('sha256').update(bytes).digest('hex'),
    },
    body: Uint8Array.from(bytes),
  });
  await prober.ask({ operation: 'completeUpload', caller, params: { uploadId }, headers: keyed() });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const body = { uploadId, confirmDuplicate: true };
    const told = await prober.ask({ operation: 'addImage', caller, params, headers: keyed(), body });
    if (isSuccess(told)) return null;
    if (told.code !== 'UPLOAD_NOT_COMPLETE') return `addImage was answered ${shortOf(told)}`;
    await pause(PAUSE_MS);
  }
  return 'the slide that was uploaded did not become ready';
}
