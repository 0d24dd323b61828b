import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { fileIdOf, isUnseen } from '#app/core/case-form/slot-files.ts';
import type { FileAnswer, PartAnswer } from '#app/core/resources/case-draft-answer.ts';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { formFailureText, readFailureText, rowFailureText } from '#app/core/text/api-messages.ts';
import { OTHER_PERSON } from '#app/core/text/other-person.ts';
import { type Api, apiWith, lastingApiFor } from '#app/server/api.server.ts';
import { requireId } from '#app/server/intents.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';
import { isPassing, workFailureText } from '#app/server/passing.server.ts';
import { sentJson } from '#app/server/posted-form.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import { zAttachmentSlot } from '#contracts/generated/schemas/attachment-slot.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import { zUploadId } from '#contracts/generated/schemas/upload-id.ts';
import type { AttachmentSlot, Upload } from '#contracts/generated/wire.ts';

const codeOf = (error: ApiError): string | null => (error.kind === 'http' ? error.code : null);

function failure(error: ApiError, textOf = formFailureText) {
  const message = workFailureText(error, textOf);
  return isPassing(error)
    ? ({ kind: 'later', message } as const)
    : ({ kind: 'refused', message, code: codeOf(error) } as const);
}

type SlotChange =
  | ReturnType<typeof failure>
  | { readonly kind: 'done' }
  | { readonly kind: 'taken'; readonly held: { readonly id: string; readonly name: string } };

const MALFORMED = 'The file cannot be sent like this. Load the page again, and choose the file once more.';

/** Puts a file into a slot of a case, or empties the slot, where it holds what the sender saw there. */
export async function changeCaseFile({ request, params }: ActionFunctionArgs): Promise<FileAnswer> {
  const session = await sessionForPut(request);
  const owner = { userId: session.userId, caseId: requireId(params['caseId'], zCaseId) };
  const slot = zAttachmentSlot.safeParse(params['slot']);
  if (!slot.success) throw new Response('Resource not found', { status: 404 });
  if (request.headers.get('X-User') !== owner.userId)
    return { kind: 'refused', ...owner, message: OTHER_PERSON, code: null };
  // First of all: while a large file comes in, a colleague may change the case.
  const bytes = await request.arrayBuffer();
  const name = request.headers.get('X-File-Name') ?? '';
  const type = request.headers.get('Content-Type') ?? '';
  const file = request.method === 'DELETE' ? null : new Blob([bytes], { type });
  const sent = { insteadOf: request.headers.get('X-Instead-Of'), name, bytes: bytes.byteLength, file };
  return { ...owner, ...(await changeSlot(lastingApiFor(session, request), owner.caseId, slot.data, sent)) };
}

interface SentFile {
  /** As `fileIdOf` tells it. */
  readonly insteadOf: string | null;
  readonly name: string;
  readonly bytes: number;
  /** Null for a slot that is to be emptied. */
  readonly file: Blob | null;
}

/** All five slots may be sent at once, and what is typed is saved beside them. */
const TRIES = 8;

/**
 * Changes a slot under the newest version of the case. Whatever is saved beside it makes a newer one at any time, which
 * is no reason to refuse this file: only the slot itself has to be as its sender saw it.
 */
export async function changeSlot(
  api: Api,
  caseId: string,
  slot: AttachmentSlot,
  sent: SentFile,
  tries = TRIES,
): Promise<SlotChange> {
  const form = await api.getCaseForm({ params: { caseId } });
  if (!form.ok) return failure(form.error, readFailureText);
  const held = form.value.data.attachments.find((one) => one.slot === slot)?.file ?? null;
  if (held !== null && isUnseen(held, sent))
    return { kind: 'taken', held: { id: fileIdOf(held), name: held.name } };
  const params = { caseId, slot };
  const headers = { 'If-Match': form.value.data.etag };
  const answer =
    sent.file === null
      ? await api.deleteCaseAttachment({ params, headers })
      : await api.putCaseAttachment({
          params,
          headers: { ...headers, 'X-File-Name': sent.name },
          body: sent.file,
        });
  if (answer.ok) return { kind: 'done' };
  const isStale = answer.error.kind === 'http' && answer.error.status === 412;
  return isStale && tries > 1 ? changeSlot(api, caseId, slot, sent, tries - 1) : failure(answer.error);
}

const NewUpload = z.object({
  userId: z.string(),
  fileName: z.string().max(255),
  bytes: z.int().positive(),
  caseId: zCaseId,
  key: z.string().max(100),
  companionOf: zUploadId.nullable(),
});

/** A page that sends a large file by itself is nobody at work: the session ends as if nothing were sent. */
const sessionOfUpload = (request: Request) => sessionForPut(request, false);

/** A page goes on after another person has logged in beside it: nothing is asked in their name. Null for their own page. */
function refusalOfAnother(request: Request, { userId }: Session): UploadAnswer | null {
  const ofPage = request.headers.get('X-User');
  if (ofPage === userId) return null;
  if (ofPage !== null) return { kind: 'refused', userId, message: OTHER_PERSON, code: null };
  // A page from before pages said whose they are. At a refusal it forgets a file that it takes away, so it asks later.
  if (request.method === 'DELETE') return { kind: 'later', userId, message: MALFORMED };
  return { kind: 'refused', userId, message: MALFORMED, code: null };
}

function uploadAnswer(userId: string, answer: ApiResult<Answer<Upload>>): UploadAnswer {
  if (answer.ok) return { kind: 'upload', userId, upload: answer.value.data };
  return { userId, ...failure(answer.error) };
}

export async function beginUpload({ request }: ActionFunctionArgs): Promise<UploadAnswer> {
  const session = await sessionOfUpload(request);
  const { userId } = session;
  const sent = NewUpload.safeParse(await sentJson(request));
  if (!sent.success) return { kind: 'refused', userId, message: MALFORMED, code: null };
  if (sent.data.userId !== userId) return { kind: 'refused', userId, message: OTHER_PERSON, code: null };
  const { fileName, bytes, caseId, key, companionOf } = sent.data;
  const body = { fileName, bytes, caseId, ...(companionOf === null ? {} : { companionOf }) };
  return uploadAnswer(
    userId,
    await lastingApiFor(session, request).createUpload({ headers: { 'Idempotency-Key': key }, body }),
  );
}

export async function readUpload({ request, params }: LoaderFunctionArgs): Promise<UploadAnswer> {
  const session = await sessionOfUpload(request);
  // A page that does not say whose it is reads all the same: that changes nothing.
  const refusal = request.headers.has('X-User') ? refusalOfAnother(request, session) : null;
  if (refusal !== null) return refusal;
  const uploadId = requireId(params['uploadId'], zUploadId);
  return uploadAnswer(session.userId, await apiWith(session).getUpload({ params: { uploadId } }));
}

const Completing = z.object({ key: z.string().max(100) });

/** By POST every part is there; by DELETE the upload is given up, as it stands by then. */
export async function changeUpload({ request, params }: ActionFunctionArgs): Promise<UploadAnswer> {
  const session = await sessionOfUpload(request);
  const refusal = refusalOfAnother(request, session);
  if (refusal !== null) return refusal;
  const api = apiWith(session);
  const { userId } = session;
  const of = { params: { uploadId: requireId(params['uploadId'], zUploadId) } };
  if (request.method === 'DELETE') {
    const read = await api.getUpload(of);
    if (!read.ok) return uploadAnswer(userId, read);
    return uploadAnswer(
      userId,
      await api.abortUpload({ ...of, headers: { 'If-Match': read.value.data.etag } }),
    );
  }
  const sent = Completing.safeParse(await sentJson(request));
  if (!sent.success) return { kind: 'refused', userId, message: MALFORMED, code: null };
  const headers = { 'Idempotency-Key': sent.data.key };
  return uploadAnswer(userId, await api.completeUpload({ ...of, headers }));
}

// The steps after the beginning are not counted: a slide that was let in comes to its end.

/** The bytes of one part go on as they came, with the hash that the browser has made of them. */
export async function putPart({ request, params }: ActionFunctionArgs): Promise<UploadAnswer> {
  const session = await sessionOfUpload(request);
  const { userId } = session;
  const refusal = refusalOfAnother(request, session);
  if (refusal !== null) return refusal;
  const partNumber = Number(params['part']);
  const answer = await apiWith(session).putUploadPart({
    params: { uploadId: requireId(params['uploadId'], zUploadId), partNumber },
    headers: { 'X-Part-Sha256': request.headers.get('X-Part-Sha256') ?? '' },
    body: new Blob([await request.arrayBuffer()], { type: 'application/octet-stream' }),
  });
  return answer.ok ? { kind: 'part', userId, partNumber } : { userId, ...failure(answer.error) };
}

const NewImage = z.object({
  userId: z.string(),
  specimenId: z.string().max(100),
  subsectionId: z.string().max(100),
  uploadId: zUploadId,
  key: z.string().max(100),
  confirmDuplicate: z.boolean(),
});

/** An upload that is ready becomes an image of its slide. */
export async function addCaseImage({ request, params }: ActionFunctionArgs): Promise<PartAnswer> {
  const session = await sessionOfUpload(request);
  const owner = { userId: session.userId, caseId: requireId(params['caseId'], zCaseId) };
  const sent = NewImage.safeParse(await sentJson(request));
  if (!sent.success) return { kind: 'refused', ...owner, message: MALFORMED, code: null };
  if (sent.data.userId !== owner.userId)
    return { kind: 'refused', ...owner, message: OTHER_PERSON, code: null };
  const { specimenId, subsectionId, uploadId, key, confirmDuplicate } = sent.data;
  const answer = await apiWith(session).addImage({
    params: { caseId: owner.caseId, specimenId, subsectionId },
    headers: { 'Idempotency-Key': key },
    body: { uploadId, ...(confirmDuplicate ? { confirmDuplicate } : {}) },
  });
  return answer.ok
    ? { kind: 'done', ...owner, imageId: answer.value.data.image.imageId }
    : { ...owner, ...failure(answer.error, rowFailureText) };
}
