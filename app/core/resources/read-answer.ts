import type { ZodType, z } from 'zod';

/** For the reader of the screen: nothing that they did was wrong, and a new page knows the new answer. */
const UNEXPECTED = 'The server gave an answer that this page does not understand. Reload the page.';

/** An answer of a resource route that is not of its schema, as when the page is older than the server. */
export class UnexpectedAnswer extends Error {
  /** Where it differs. Never what stood there, since an answer may hold a patient. */
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(UNEXPECTED);
    this.name = 'UnexpectedAnswer';
    this.paths = paths;
  }
}

/** Holds an answer of a resource route to its schema. Throws UnexpectedAnswer. */
export function readAnswer<S extends ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new UnexpectedAnswer(read.error.issues.map(({ path }) => path.join('.')));
}
