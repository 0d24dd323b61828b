/** What lay in a place of storage when it was read. */
export interface FoundMarks {
  /** Encoded entries, oldest first. */
  readonly lines: readonly string[];
  /** How many records could not be opened or understood. */
  readonly dropped: number;
  /** How many are of a version to come; they were left alone. */
  readonly newer: number;
}

export interface OpenedMarks extends FoundMarks {
  /** The name under which this window writes to the place. */
  readonly writer: string;
}
