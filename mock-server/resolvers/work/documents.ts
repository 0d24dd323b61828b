import { refuse } from '../../refusal.ts';

interface Kind {
  readonly contentType: string;
  readonly extensions: readonly string[];
  /** The first bytes that every file of the kind has. */
  readonly begins: readonly number[];
}

/** The kinds of specification 5. A Word document of today is a zip, one of old a compound file. */
const KINDS: readonly Kind[] = [
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', extensions: ['png'], begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'application/pdf', extensions: ['pdf'], begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'application/msword', extensions: ['doc'], begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1] },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
];

export interface HandedIn {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * A file that somebody handed in; its name comes percent-encoded. Throws FILE_TYPE_NOT_ALLOWED,
 * FILE_CONTENT_MISMATCH, FILE_EMPTY, and MALFORMED_REQUEST for a name that cannot be decoded.
 */
export function documentOf(encodedName: string, bytes: Uint8Array): HandedIn {
  const fileName = decoded(encodedName).slice(0, 255);
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS.find(({ extensions }) => extensions.includes(extension));
  if (kind === undefined) throw refuse('FILE_TYPE_NOT_ALLOWED');
  if (bytes.byteLength === 0) throw refuse('FILE_EMPTY');
  if (!kind.begins.every((byte, at) => bytes[at] === byte)) throw refuse('FILE_CONTENT_MISMATCH');
  return { fileName, contentType: kind.contentType, bytes };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw refuse('MALFORMED_REQUEST', { fields: { 'X-File-Name': ['This has the wrong form.'] } });
  }
}
