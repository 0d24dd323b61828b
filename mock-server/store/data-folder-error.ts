type Kind = 'DATA_DAMAGED' | 'DATA_LOCKED' | 'DATA_OTHER_WORLD' | 'DATA_OUTDATED';

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
