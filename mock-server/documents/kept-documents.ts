import {
  contentTypeOf,
  documentNameOf,
  documentTypeOf,
  fileFault,
  isShownInline,
} from '#app/core/forms/document-file.ts';
import { isWordFile } from '#app/core/forms/word-file.ts';
import type { RawAnswer } from '../http/call.ts';
import { refuse } from '../http/refusal.ts';
import type { World } from '../world.ts';

export interface HandedIn {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

interface Sent {
  readonly name: string;
  /** As the request says, without parameters. */
  readonly mediaType: string;
}

/**
 * A file that somebody handed in. Throws FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, FILE_EMPTY and
 * FILE_CONTENT_MISMATCH.
 */
export function requireDocumentFile(given: Sent, bytes: Uint8Array): HandedIn {
  const name = documentNameOf(given.name);
  const fault = fileFault({ name, bytes: bytes.byteLength, head: bytes });
  if (fault !== null) throw refuse(fault);
  const contentType = documentTypeOf(name) ?? '';
  // Name, bytes and what the sender calls them have to agree.
  if (given.mediaType !== contentType) throw refuse('FILE_CONTENT_MISMATCH');
  // Any archive begins like a Word document.
  if (contentType.endsWith('wordprocessingml.document') && !isWordFile(bytes))
    throw refuse('FILE_CONTENT_MISMATCH');
  return { name, contentType, bytes };
}

/** What X-File-Name says, which comes percent-encoded. Throws MALFORMED_REQUEST for what cannot be decoded. */
export function sentNameOf(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    throw refuse('MALFORMED_REQUEST', { fields: { 'X-File-Name': ['This has the wrong form.'] } });
  }
}

/** Content-Disposition (RFC 8187): encodeURIComponent leaves four signs that a header may not carry there. */
export function dispositionOf(name: string, isInline = false): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`;
}

/** Somebody's file as it was handed in, of the type that its bytes tell: a page that shows it can run nothing of it. */
export async function documentAnswer(
  { bytes }: World,
  { id, name }: { readonly id: string; readonly name: string },
  isInline: boolean,
): Promise<RawAnswer> {
  const held = await bytes.get(id);
  const contentType = held === null ? null : contentTypeOf(held);
  if (held === null || contentType === null) throw refuse('NOT_FOUND');
  return {
    status: 200,
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(held.byteLength),
      'Content-Disposition': dispositionOf(name, isInline && isShownInline(contentType)),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
    body: new Uint8Array(held),
  };
}
