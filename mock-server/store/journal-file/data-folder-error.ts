type Kind = 'DATA_DAMAGED' | 'DATA_LOCKED' | 'DATA_OTHER_WORLD' | 'DATA_OUTDATED';

/** A data folder that cannot be used: nothing was changed in it. The message says what to do. */
export class DataFolderError extends Error {
  readonly kind: Kind;

  constructor(kind: Kind, what: string, advice: string) {
    super(`${kind}: ${what}\n${advice}`);
    this.kind = kind;
  }
}
