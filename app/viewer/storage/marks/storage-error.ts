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

const ONLY_HERE = 'Your marks are only on this page.';

/** What is the matter, and what that means for marks that are nowhere else. */
const TEXTS: Readonly<
  Record<StorageErrorKind, { readonly cause: string | null; readonly unsaved: string | null }>
> = {
  full: {
    cause: 'This browser has no room left.',
    unsaved: 'Free some space: until then your marks are only on this page.',
  },
  absent: { cause: 'This browser lets the page keep nothing, as private windows do.', unsaved: ONLY_HERE },
  blocked: {
    cause:
      'Another window with an older version of this page holds the storage. Close or reload that window.',
    unsaved: null,
  },
  unreadable: { cause: 'The storage of this browser cannot be used.', unsaved: ONLY_HERE },
  newer: {
    cause:
      'Some marks here were kept by a newer version of this page. They are left as they are; reload the page.',
    unsaved: null,
  },
  'no-key': { cause: null, unsaved: 'Stay on this page until you are back online.' },
  sessionMismatch: { cause: 'Another person has logged in.', unsaved: ONLY_HERE },
};

export const storageCauseText = (kind: StorageErrorKind): string | null => TEXTS[kind].cause;

export function storageErrorText(kind: StorageErrorKind): string {
  const { cause, unsaved } = TEXTS[kind];
  return [cause, unsaved].filter((part) => part !== null).join(' ');
}

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
