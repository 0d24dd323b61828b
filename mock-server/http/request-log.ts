interface RequestLine {
  readonly at: string;
  readonly requestId: string;
  readonly operationId: string | null;
  readonly method: string;
  /** The path of the contract with its gaps, so that no id of a case is kept; null outside the contract. */
  readonly path: string | null;
  /** Null while the call runs, and for one whose connection was cut. */
  readonly status: number | null;
  /** The kinds of faults that struck it. */
  readonly fault: string | null;
  /** A line for a shell that makes the call again; tokens and passwords are left out of it. */
  readonly curl: string;
}

const KEPT_ENTRIES = 5000;

export interface RequestLog {
  write(entry: RequestLine): void;
  read(operationId: string | null): readonly RequestLine[];
  clear(): void;
}

/** What was called and how it ended: no answers and no tokens. */
export function createRequestLog(): RequestLog {
  const entries: RequestLine[] = [];
  return {
    write: (entry) => {
      entries.push(entry);
      if (entries.length > KEPT_ENTRIES) entries.shift();
    },
    read: (operationId) =>
      operationId === null ? [...entries] : entries.filter((entry) => entry.operationId === operationId),
    clear: () => void entries.splice(0),
  };
}
