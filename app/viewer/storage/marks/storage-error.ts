/**
 * Why marks could not be kept in this browser or read from it. `sessionMismatch`: the server gave the key of another
 * person than the one this page was made for.
 */
export type StorageErrorKind =
  | 'full'
  | 'absent'
  | 'blocked'
  | 'unreadable'
  | 'newer'
  | 'no-key'
  | 'sessionMismatch';

const TEXTS: Readonly<Record<StorageErrorKind, string>> = {
  full: 'This browser has no room left. Free some space: until then your marks are only on this page.',
  absent: 'This browser lets the page keep nothing, as private windows do. Your marks are only on this page.',
  blocked:
    'Another window with an older version of this page holds the storage. Close or reload that window.',
  unreadable: 'The storage of this browser cannot be used. Your marks are only on this page.',
  newer:
    'Some marks here were kept by a newer version of this page. They are left as they are; reload the page.',
  'no-key': 'Stay on this page until you are back online.',
  sessionMismatch: 'Another person has logged in. Your marks are only on this page.',
};

export const storageErrorText = (kind: StorageErrorKind): string => TEXTS[kind];

export class StorageError extends Error {
  readonly kind: StorageErrorKind;

  constructor(kind: StorageErrorKind, cause?: unknown) {
    super(storageErrorText(kind), { cause });
    this.name = 'StorageError';
    this.kind = kind;
  }
}

/** What a browser throws, by the names that engines use for it. */
export function storageErrorKindOf(error: unknown): StorageErrorKind {
  if (error instanceof StorageError) return error.kind;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED') return 'full';
  return name === 'SecurityError' ? 'absent' : 'unreadable';
}
