import type { QueueView, ServerText } from '#app/browser/saving/saved-text.ts';
import { type CaseFields, fieldsOfRows, type TypedForm } from '#app/core/case-form/fields.ts';
import { compareVersions } from '#app/ui/forms/versions/conflict.ts';

interface Versions {
  /** What both were made from. */
  readonly base: CaseFields;
  readonly yours: CaseFields;
  readonly theirs: CaseFields;
}

/** The number in an ETag of the API, `"v4"`. */
const versionOf = (etag: string): number => Number(/^"v(\d+)"$/.exec(etag)?.[1]);

export const isBefore = (one: ServerText, other: ServerText): boolean =>
  versionOf(one.etag) < versionOf(other.etag);

/** What a colleague has changed and nobody has touched here; null where both have changed the same field. */
export function takenTexts(form: TypedForm, { base, yours, theirs }: Versions): CaseFields | null {
  const { conflicts, taken } = compareVersions(fieldsOfRows(form, base), fieldsOfRows(form, yours), theirs);
  return conflicts.length > 0 ? null : Object.fromEntries(taken.map((one) => [one.name, one.theirs]));
}

/**
 * Both versions in one where a save was refused as one of an older version, and nobody has to choose, for each has changed
 * other fields; else null. `shown` is the server's text that the page has read, with all of its rows.
 */
export function settledAlone(
  form: TypedForm,
  conflict: QueueView['conflict'],
  yours: CaseFields,
  shown: ServerText,
): CaseFields | null {
  // The words of an earlier page are asked about, and a row that was not read yet would be saved as an empty one.
  if (conflict === null || conflict.isEarlier || isBefore(shown, conflict.theirs)) return null;
  const taken = takenTexts(form, { base: conflict.base, yours, theirs: conflict.theirs.fields });
  return taken === null ? null : { ...fieldsOfRows(form, yours), ...taken };
}
