import type { ErrorCode } from '#contracts/generated/wire.ts';

/** The largest document that is taken in: 25 MB. */
export const DOCUMENT_BYTES_AT_MOST = 25 * 1024 * 1024;

/** As many signs as a file's name keeps. */
const NAME_AT_MOST = 255;

interface DocumentKind {
  readonly contentType: string;
  readonly extensions: readonly string[];
  /** The first bytes of every such file. */
  readonly begins: readonly number[];
}

const PNG: DocumentKind = {
  contentType: 'image/png',
  extensions: ['png'],
  begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The documents that specification 5 lets in. */
const KINDS: readonly DocumentKind[] = [
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], begins: [0xff, 0xd8, 0xff] },
  PNG,
  { contentType: 'application/pdf', extensions: ['pdf'], begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  {
    contentType: 'application/msword',
    extensions: ['doc'],
    begins: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    // A .docx is a zip archive; which kind of one, `isWordFile` looks at.
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
];

/** The endings of their names, for a field that lets nothing else be chosen. */
export const DOCUMENT_ENDINGS = KINDS.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)).join(
  ',',
);

const kindOf = (name: string): DocumentKind | undefined => {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS.find(({ extensions }) => extensions.includes(extension));
};

const hasBeginning = ({ begins }: DocumentKind, head: Uint8Array): boolean =>
  begins.every((byte, at) => head[at] === byte);

/** What such a field says beside it. */
export const DOCUMENT_HINT = 'JPG, PNG, PDF or Word, 25 MB at most';

/** The content type that goes with the name's extension; null for a file that is not let in. */
export const documentTypeOf = (name: string): string | null => kindOf(name)?.contentType ?? null;

/** Whether documents of this content type are let in at all. */
export const isDocumentType = (contentType: string): boolean =>
  KINDS.some((kind) => kind.contentType === contentType);

/** The content type that the first bytes tell; null where they are of none that is let in. */
export const contentTypeOf = (head: Uint8Array): string | null =>
  KINDS.find((kind) => hasBeginning(kind, head))?.contentType ?? null;

/** Whether a browser may show such a document in a page; office documents are downloaded. */
export const isShownInline = (contentType: string): boolean =>
  contentType === 'application/pdf' || contentType.startsWith('image/');

/** Whether a file is a PNG, told by its first eight bytes and not by its name. */
export const isPng = (head: Uint8Array): boolean => hasBeginning(PNG, head);

/** Signs that turn the direction of what follows: with one of them a program's name reads like that of a picture. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name without folders and control characters; of a long one the end, which has the extension. */
export const documentNameOf = (given: string): string =>
  (
    given
      .replaceAll(/\p{Cc}/gu, '')
      .replaceAll(TURNING, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  )
    .trim()
    .slice(-NAME_AT_MOST);

/** As long as X-File-Name may be. */
const HEADER_AT_MOST = 765;

/**
 * The name as X-File-Name carries it: encodeURIComponent leaves two signs that are not let in there, and fails at half a
 * sign. Of a name that is too long the end is sent, which has the extension.
 */
export function fileNameHeader(given: string): string {
  const signs = [...documentNameOf(given.replaceAll(/\p{Cs}/gu, ''))].map((sign) =>
    encodeURIComponent(sign).replace("'", '%27').replace('*', '%2A'),
  );
  while (signs.join('').length > HEADER_AT_MOST) signs.shift();
  return signs.join('');
}

/** The contract's codes; the sentence of each is its text there. */
export type FileFault = Extract<
  ErrorCode,
  'FILE_TYPE_NOT_ALLOWED' | 'FILE_TOO_LARGE' | 'FILE_EMPTY' | 'FILE_CONTENT_MISMATCH'
>;

interface UnreadFile {
  readonly name: string;
  readonly bytes: number;
}

/** What can be said against a document by its name and its size alone. */
function outerFault({ name, bytes }: UnreadFile): FileFault | null {
  if (kindOf(name) === undefined) return 'FILE_TYPE_NOT_ALLOWED';
  if (bytes > DOCUMENT_BYTES_AT_MOST) return 'FILE_TOO_LARGE';
  return bytes === 0 ? 'FILE_EMPTY' : null;
}

/** Why a document cannot be taken in; null for one that can. `head` holds its first bytes, eight or more. */
export function fileFault(file: UnreadFile & { readonly head: Uint8Array }): FileFault | null {
  const kind = kindOf(file.name);
  const fault = outerFault(file);
  if (kind === undefined || fault !== null) return fault;
  return hasBeginning(kind, file.head) ? null : 'FILE_CONTENT_MISMATCH';
}

const FAULT_TEXTS: Readonly<Record<FileFault, string>> = {
  FILE_TYPE_NOT_ALLOWED: 'Only JPG, PNG, PDF and Word documents are allowed.',
  FILE_TOO_LARGE: 'File is larger than 25 MB',
  FILE_EMPTY: 'File is empty',
  FILE_CONTENT_MISMATCH: 'The file content does not match its type',
};

/** As `fileProblem`, of a document whose content was not looked at. */
export function outerProblem(file: UnreadFile): string | null {
  const fault = outerFault(file);
  return fault === null ? null : FAULT_TEXTS[fault];
}

/** What is wrong with a document that somebody chose, as a sentence in the contract's words; null where nothing is. */
export function fileProblem(file: Parameters<typeof fileFault>[0]): string | null {
  const fault = fileFault(file);
  return fault === null ? null : FAULT_TEXTS[fault];
}
