import { z } from 'zod';
import { parseJson } from '#app/core/objects.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { zAnnotationsInput } from '#contracts/generated/schemas/annotations-input.ts';
import type { Annotations } from '#contracts/generated/wire.ts';
import type { Api } from './api.server.ts';

/** The contract's 8 MB for the marks, and some room for the ETag and the braces around them. */
const SENT_LIMIT_BYTES = 8 * 1024 * 1024 + 64 * 1024;
/** A body beyond this many times its limit is no longer waited for. */
const DRAINED_TIMES = 4;

const SentAnnotations = z.object({ etag: z.string().min(1).max(100), annotations: zAnnotationsInput });
type SentAnnotations = z.infer<typeof SentAnnotations>;

interface ImageOfCase {
  readonly caseId: string;
  readonly imageId: string;
}

interface Failed {
  readonly ok: false;
  /** The API's; null when it was not reached. */
  readonly status: number | null;
  readonly message: string;
  readonly imageGone?: boolean;
}

type ReadAnswer = Failed | { readonly ok: true; readonly etag: string; readonly annotations: Annotations };
type SavedAnswer = Failed | { readonly ok: true; readonly etag: string };
type Received =
  | (Failed & { readonly status: 400 | 413 })
  | { readonly ok: true; readonly sent: SentAnnotations };

export async function readAnnotations(api: Api, params: ImageOfCase): Promise<ReadAnswer> {
  const answer = await api.getAnnotations({ params });
  if (!answer.ok) return describeRefusal(api, params, answer.error);
  return { ok: true, etag: etagIn(answer.value), annotations: answer.value.data };
}

/** Replaces the marks of one image, when they still have the version that was sent along; else fails with 412. */
export async function saveAnnotations(
  api: Api,
  params: ImageOfCase,
  { etag, annotations }: SentAnnotations,
): Promise<SavedAnswer> {
  const answer = await api.putAnnotations({ params, headers: { 'If-Match': etag }, body: annotations });
  return answer.ok ? { ok: true, etag: etagIn(answer.value) } : describeRefusal(api, params, answer.error);
}

/** What the page sent: 413 when it is too large, 400 when it cannot be read. What stood there is never repeated. */
export async function receivedAnnotations(request: Request): Promise<Received> {
  const text = await boundedText(request);
  if (text === null)
    return { ok: false, status: 413, message: 'These marks are more than can be saved at once.' };
  const read = SentAnnotations.safeParse(parseJson(text));
  if (read.success) return { ok: true, sent: read.data };
  return { ok: false, status: 400, message: 'These marks could not be read.' };
}

/** As the contract writes one. A proxy that compresses makes another of it, under which every save would be stale. */
const OWN_ETAG = /^"v\d+"$/;

function etagIn({ headers, data }: Answer<{ readonly version: number }>): string {
  const sent = headers.get('ETag') ?? '';
  return OWN_ETAG.test(sent) ? sent : `"v${data.version}"`;
}

async function describeRefusal(api: Api, { caseId }: ImageOfCase, error: ApiError): Promise<Failed> {
  const failed: Failed = { ok: false, status: statusOf(error), message: readFailureText(error) };
  if (failed.status !== 404) return failed;
  // An image that has gone and a case of somebody else are answered alike. Only who has the case has a place in it.
  const place = await api.getLastPlace({ params: { caseId } });
  return place.ok ? { ...failed, imageGone: true } : failed;
}

function statusOf(error: ApiError): number | null {
  switch (error.kind) {
    case 'http':
      return error.status;
    case 'contract':
      // Zero: nothing was sent, because the ids in the address have the wrong form.
      return error.status === 0 ? 400 : 502;
    case 'malformed':
      return 502;
    case 'offline':
    case 'network':
    case 'timeout':
    case 'aborted':
      return null;
  }
}

/** Null when there are more bytes than the limit. */
async function boundedText(request: Request): Promise<string | null> {
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= SENT_LIMIT_BYTES) text += decoder.decode(value, { stream: true });
    // Read on without keeping it: a body left half read cuts the connection, and the answer with it.
    else if (size > SENT_LIMIT_BYTES * DRAINED_TIMES) break;
  }
  return size > SENT_LIMIT_BYTES ? null : text + decoder.decode();
}
