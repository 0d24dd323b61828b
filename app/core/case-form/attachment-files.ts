/** Clinical files that may be attached, 25 MB at most (specification 3.4). */
export const FILE_BYTES_AT_MOST = 25 * 1024 * 1024;

const TYPE_OF_EXTENSION: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const FIRST_BYTES: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/msword', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // A .docx is a zip archive; which kind of one is not looked at.
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', [0x50, 0x4b, 0x03, 0x04]],
];

/** The media type that a name promises; null for one that is not taken. */
export function typeOfName(fileName: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPE_OF_EXTENSION, ending) ? (TYPE_OF_EXTENSION[ending] ?? null) : null;
}

/** Whether files of this media type are taken at all. */
export const isFileType = (mediaType: string): boolean =>
  Object.values(TYPE_OF_EXTENSION).includes(mediaType);

/** The media type that the first bytes show; null for bytes that are none of these. */
export const typeOfBytes = (bytes: Uint8Array): string | null =>
  FIRST_BYTES.find(([, first]) => first.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

export type FileFault = 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' | 'FILE_CONTENT_MISMATCH';

/** What speaks against a file, the first that is found. */
export function fileFault(fileName: string, bytes: Uint8Array): FileFault | null {
  const type = typeOfName(fileName);
  if (type === null) return 'FILE_TYPE_NOT_ALLOWED';
  if (bytes.byteLength > FILE_BYTES_AT_MOST) return 'FILE_TOO_LARGE';
  if (bytes.byteLength === 0) return 'FILE_EMPTY';
  return typeOfBytes(bytes) === type ? null : 'FILE_CONTENT_MISMATCH';
}
