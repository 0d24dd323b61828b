type Kind = 'DATA_DAMAGED' | 'DATA_LOCKED' | 'DATA_OTHER_WORLD' | 'DATA_OUTDATED' | 'DATA_UNUSABLE';

/** A data folder that cannot be used: nothing was changed in it. The message says what to do. */
export class DataFolderError extends Error {
  readonly kind: Kind;

  constructor(kind: Kind, what: string, advice: string) {
    super(`${kind}: ${what}\n${advice}`);
    this.kind = kind;
  }
}

export const createDamageError = (file: string, what: string): DataFolderError =>
  new DataFolderError(
    'DATA_DAMAGED',
    `${file}: ${what}.`,
    'Put a copy of the folder back, or start over with --fresh, which gives up everything in it.',
  );

export const createOutdatedError = (what: string): DataFolderError =>
  new DataFolderError(
    'DATA_OUTDATED',
    what,
    'Use the version that wrote it, or start over with --fresh, which gives up everything in the folder.',
  );

/** What a machine says of a place in which no folder can be made or written. */
const PLACES: Readonly<Record<string, string>> = {
  EEXIST: 'There is a file of that name.',
  ENOTDIR: 'A part of its path is a file.',
  EACCES: 'This user may not write there.',
  EPERM: 'This user may not write there.',
  EROFS: 'The disk can only be read.',
  ENOSPC: 'The disk is full.',
};

/** The error of a place in which the folder cannot be; null where something else went wrong. */
export function createPlaceError(folder: string, cause: unknown): DataFolderError | null {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const what = PLACES[code];
  if (what === undefined) return null;
  return new DataFolderError(
    'DATA_UNUSABLE',
    `The data folder ${folder} cannot be made or written. ${what}`,
    'Name another folder with MOCK_DATA or --data, or an empty one to keep nothing.',
  );
}
