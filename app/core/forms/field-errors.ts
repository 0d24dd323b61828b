/** What is wrong with a form: sentences by path, as the wire carries them (`licences.0.expiresOn`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A field's path, and what is wrong with it; null where nothing is. */
export type FieldCheck = readonly [path: string, error: string | null];

/** The first error of each field; null when there is none. */
export function fieldErrorsOf(checks: Iterable<FieldCheck>): FieldErrors | null {
  const errors: Record<string, readonly string[]> = {};
  for (const [path, error] of checks) if (error !== null) errors[path] ??= [error];
  return Object.keys(errors).length === 0 ? null : errors;
}

/** Holds a value to a rule where there is one to hold. */
export const ifGiven = <T>(value: T | null | undefined, rule: (value: T) => string | null): string | null =>
  value === null || value === undefined ? null : rule(value);

/** The text when the condition holds. */
export const when = (isWrong: boolean, text: string): string | null => (isWrong ? text : null);

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
