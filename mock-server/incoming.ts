import { type CheckedRequest, checkRequest, type RequestIssue } from '#contracts/conformance.ts';
import type { Operation } from '#contracts/operation.ts';
import { refuse } from './refusal.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Reads and checks everything that comes with a call. Throws the refusals of 400 and 415. */
export async function readRequest<O extends Operation>(
  operation: O,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<CheckedRequest<O>> {
  const body = operation.body === null ? undefined : await jsonOf(request);
  const search = new URL(request.url).searchParams;
  const checked = checkRequest(operation, { params, search, headers: request.headers, body });
  if (!checked.ok) throw refusalOf(checked.error, request.headers);
  return checked.value;
}

async function jsonOf(request: Request): Promise<unknown> {
  const media = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (media !== 'application/json') throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const text = await boundedText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuse('MALFORMED_REQUEST');
  }
}

async function boundedText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return '';
  // Node's streams can be walked; the DOM's types do not know it.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT_BYTES) throw refuse('MALFORMED_REQUEST');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusalOf(issues: readonly RequestIssue[], headers: Headers): Error {
  const keyMissing = issues.some(({ path }) => path === 'Idempotency-Key') && !headers.has('Idempotency-Key');
  if (keyMissing) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  const onlyBody = issues.every((issue) => issue.in === 'body');
  return refuse(onlyBody ? 'VALIDATION_FAILED' : 'MALFORMED_REQUEST', {
    status: 400,
    fields: fieldsOf(issues),
  });
}

function fieldsOf(issues: readonly RequestIssue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of issues)
    (fields[issue.path === '' ? issue.in : issue.path] ??= []).push(sentenceOf(issue));
  return fields;
}

/** Says what is wanted, never what was given: that may be somebody's password or a patient's name. */
function sentenceOf({ code, expected }: RequestIssue): string {
  if (expected === null || code === 'invalid_format') return 'This has the wrong form.';
  if (code === 'invalid_type') return `This must be given as ${expected}.`;
  return code === 'invalid_value' ? `This must be one of: ${expected}.` : `This must be ${expected}.`;
}
