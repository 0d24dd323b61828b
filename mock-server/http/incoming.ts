import { DOCUMENT_BYTES_AT_MOST, isDocumentType } from '#app/core/forms/document-file.ts';
import { areFields, fieldsOf } from '#app/core/objects.ts';
import { shapeError } from '#app/core/registration/shape-errors.ts';
import { PART_BYTES } from '#app/core/uploads/parts.ts';
import { type CheckedRequest, checkRequest, type RequestIssue } from '#contracts/conformance.ts';
import type { Operation } from '#contracts/operation.ts';
import { refuse } from './refusal.ts';
import { nodeStreamOf } from './streams.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** What the contract says of the operations whose bodies may be larger than a form. */
const LARGER_LIMITS: Readonly<Record<string, number>> = {
  putAnnotations: 8 * 1024 * 1024,
  updateMyProfile: 300 * 1024,
  putUploadPart: PART_BYTES,
  importEnquiries: 2 * 1024 * 1024,
  importUsers: 2 * 1024 * 1024,
};

/** What a list may be sent as. */
const SHEETS: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** A body beyond this many times its limit is no longer waited for. */
const DRAINED_TIMES = 4;

/** Reads and checks everything that comes with a call. Throws the refusals of 400, 413 and 415. */
export async function readRequest<O extends Operation>(
  operation: O,
  request: Request,
  params: Readonly<Record<string, string>>,
  heard?: Heard,
): Promise<CheckedRequest<O>> {
  const body = operation.body === null ? undefined : await bodyOf(request, operation, heard);
  if (operation.body === null) await requireNoBody(request);
  const search = new URL(request.url).searchParams;
  const checked = checkRequest(operation, { params, search, headers: request.headers, body });
  if (!checked.ok) throw refusalOf(checked.error, request.headers, body);
  return checked.value;
}

/** Hears the text of a JSON body as it came, before anybody looks whether it is any good. */
export type Heard = (text: string) => void;

/** An operation without a body knows no key of one: whoever sends words there is not to believe that they were kept. */
async function requireNoBody(request: Request): Promise<void> {
  const bytes = await readBoundedBytes(request, BODY_LIMIT_BYTES);
  if (bytes === null) throw refuse('MALFORMED_REQUEST');
  const text = bytes.toString('utf8').trim();
  if (text === '' || text === '{}') return;
  const body = parseJson(text);
  if (!areFields(body)) throw refuse('MALFORMED_REQUEST');
  const fields = Object.fromEntries(Object.keys(body).map((key) => [key, [UNKNOWN_KEY]]));
  throw refuse('MALFORMED_REQUEST', { fields });
}

/** Throws MALFORMED_REQUEST where the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('MALFORMED_REQUEST');
  }
}

const UNKNOWN_KEY = 'This key is not known.';

function bodyOf(request: Request, operation: Operation, heard?: Heard): Promise<unknown> {
  return operation.body === 'bytes' ? bytesOf(request, operation) : jsonOf(request, operation, heard);
}

async function bytesOf(request: Request, operation: Operation): Promise<ArrayBuffer> {
  const isPart = operation.id === 'putUploadPart';
  if (isPart && mediaOf(request) !== 'application/octet-stream') throw refuse('PART_TYPE');
  const isSheet = operation.id === 'importEnquiries' || operation.id === 'importUsers';
  if (isSheet && !SHEETS.includes(mediaOf(request))) throw refuse('UNSUPPORTED_MEDIA_TYPE');
  if (!isPart && !isSheet && !isDocumentType(mediaOf(request))) throw refuse('FILE_TYPE_NOT_ALLOWED');
  const bytes = await readBoundedBytes(request, LARGER_LIMITS[operation.id] ?? DOCUMENT_BYTES_AT_MOST);
  if (bytes === null) throw refuse(isPart || isSheet ? 'BODY_TOO_LARGE' : 'FILE_TOO_LARGE');
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

async function jsonOf(request: Request, operation: Operation, heard?: Heard): Promise<unknown> {
  if (mediaOf(request) !== 'application/json') throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await readBoundedBytes(request, LARGER_LIMITS[operation.id] ?? BODY_LIMIT_BYTES);
  if (bytes === null)
    throw refuse(operation.responses[413] === undefined ? 'MALFORMED_REQUEST' : 'BODY_TOO_LARGE');
  const text = bytes.toString('utf8');
  heard?.(text);
  return parseJson(text);
}

/** What a request says that its body is, in lower case and without parameters; empty where it says nothing. */
export const mediaOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Null when there are more bytes than the limit. */
async function readBoundedBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return Buffer.alloc(0);
  for await (const chunk of nodeStreamOf(request.body)) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    // Read on without keeping it: node cuts the connection of a body left half read, and the answer with it.
    else if (size > limit * DRAINED_TIMES) break;
  }
  return size > limit ? null : Buffer.concat(chunks);
}

function refusalOf(issues: readonly RequestIssue[], headers: Headers, body: unknown): Error {
  const keyMissing = issues.some(({ path }) => path === 'Idempotency-Key') && !headers.has('Idempotency-Key');
  if (keyMissing) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  const onlyBody = issues.every((issue) => issue.in === 'body');
  return refuse(onlyBody ? 'VALIDATION_FAILED' : 'MALFORMED_REQUEST', {
    status: 400,
    fields: sentencesOf(issues, body),
  });
}

function sentencesOf(issues: readonly RequestIssue[], body: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues)
    (fields[issue.path === '' ? issue.in : issue.path] ??= []).push(
      ownSentenceOf(issue, body) ?? sentenceOf(issue),
    );
  return fields;
}

const SHAPE_CODES = ['invalid_format', 'too_small', 'too_big'];

/** Where the product's forms have words for a number that cannot be one, whoever sent it reads the same words. */
function ownSentenceOf(issue: RequestIssue, body: unknown): string | null {
  if (issue.in !== 'body' || !SHAPE_CODES.includes(issue.code)) return null;
  const steps = issue.path.split('.');
  const value = steps.reduce<unknown>((held, step) => fieldsOf(held)[step], body);
  return shapeError(steps.at(-1) ?? '', value);
}

/** Says what is wanted, never what was given: that may be somebody's password or a patient's name. */
function sentenceOf({ code, expected }: RequestIssue): string {
  if (code === 'unknown_key') return UNKNOWN_KEY;
  if (expected === null || code === 'invalid_format') return 'This has the wrong form.';
  if (code === 'invalid_type') return `This must be given as ${expected}.`;
  return code === 'invalid_value' ? `This must be one of: ${expected}.` : `This must be ${expected}.`;
}
