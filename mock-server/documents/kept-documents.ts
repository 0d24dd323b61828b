import { documentNameOf, documentTypeOf, fileFault } from '#app/core/forms/document-file.ts';
import { refuse } from '../http/refusal.ts';

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
export function dispositionOf(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
