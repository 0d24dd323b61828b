const LIMIT_BYTES = 25 * 1024 * 1024;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface FileKind {
  readonly contentType: string;
  /** The first bytes of every such file. */
  readonly begins: readonly number[];
}

/** The documents that specification 5 lets in, by extension. */
const KINDS: ReadonlyMap<string, FileKind> = new Map([
  ['jpg', { contentType: 'image/jpeg', begins: JPEG }],
  ['jpeg', { contentType: 'image/jpeg', begins: JPEG }],
  ['png', { contentType: 'image/png', begins: PNG }],
  ['pdf', { contentType: 'application/pdf', begins: PDF }],
  ['doc', { contentType: 'application/msword', begins: COMPOUND }],
  ['docx', { contentType: WORD, begins: ZIP }],
]);

const kindOf = (name: string): FileKind | undefined =>
  KINDS.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/** The content type that goes with the name's extension; null for a file that is not let in. */
export const documentTypeOf = (name: string): string | null => kindOf(name)?.contentType ?? null;

export type FileFault = 'type' | 'too-large' | 'empty' | 'content';

export const FILE_FAULT_TEXTS = {
  type: 'Only JPG, PNG, PDF and Word documents are allowed.',
  'too-large': 'File is larger than 25 MB',
  empty: 'File is empty',
  content: 'The file content does not match its type',
} as const satisfies Readonly<Record<FileFault, string>>;

/** Why a document cannot be taken in; null for one that can. `head` holds its first bytes, eight or more. */
export function fileFault(file: {
  readonly name: string;
  readonly bytes: number;
  readonly head: Uint8Array;
}): FileFault | null {
  const kind = kindOf(file.name);
  if (kind === undefined) return 'type';
  if (file.bytes > LIMIT_BYTES) return 'too-large';
  if (file.bytes === 0) return 'empty';
  return kind.begins.every((byte, at) => file.head[at] === byte) ? null : 'content';
}
