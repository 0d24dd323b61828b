import { earlierTextsOf } from '#app/core/diagnosis/earlier-texts.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { fieldsOfDiagnosis, inputOf } from '#app/core/diagnosis/fields.ts';
import { whyLocked } from '#app/core/diagnosis/standing.ts';
import type { DiagnosisAnswer } from '#app/core/resources/diagnosis-answer.ts';
import { formFailureText, readFailureText } from '#app/core/text/api-messages.ts';
import { isSameText } from '#app/core/text/text-fields.ts';
import type { Api } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isPassing, workFailureText } from '#app/server/passing.server.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';

interface Owner {
  readonly userId: string;
  readonly caseId: string;
}

interface Sent {
  readonly etag: string;
  readonly fields: DiagnosisFields;
}

/**
 * Saves the text under the version that it was written on. What the page does not write is read first and sent along:
 * the API empties what is left out, and its ETag holds both reads to one version.
 */
export async function saveText(api: Api, owner: Owner, sent: Sent): Promise<DiagnosisAnswer> {
  const params = { caseId: owner.caseId };
  const read = await api.getPrimaryDiagnosis({ params });
  if (!read.ok) return failureOf(owner, read.error, readFailureText);
  const before = read.value.data;
  if (!before.allowedActions.includes('edit')) {
    const saved = fieldsOfDiagnosis(before);
    // The text arrived, the answer was lost, and the text was closed since.
    if (isSameText(saved, sent.fields)) return savedAs(owner, before);
    return { ...lockOf(owner, whyLocked(before.status)), saved };
  }
  if (before.etag !== sent.etag) return stale(owner, before);
  const headers = { 'If-Match': sent.etag };
  const answer = await api.savePrimaryDiagnosis({ params, headers, body: inputOf(sent.fields, before) });
  if (answer.ok) return savedAs(owner, answer.value.data);
  if (answer.error.kind !== 'http' || answer.error.status !== 412)
    return failureOf(owner, answer.error, formFailureText);
  const now = await api.getPrimaryDiagnosis({ params });
  return now.ok ? stale(owner, now.value.data) : failureOf(owner, now.error, readFailureText);
}

function savedAs(owner: Owner, now: PrimaryDiagnosis): DiagnosisAnswer {
  const { etag, savedAt, warnings, citedMarks } = now;
  const earlier = earlierTextsOf(now);
  const replaced = citedMarks
    .filter(({ standing }) => standing === 'slide_replaced')
    .map(({ imageId }) => imageId);
  const saved = {
    kind: 'saved',
    ...owner,
    etag,
    savedAt: savedAt ?? instantAtApi(),
    warnings,
    earlier,
  } as const;
  return replaced.length === 0 ? saved : { ...saved, replaced };
}

const lockOf = (owner: Owner, message: string) =>
  ({ kind: 'refused', ...owner, message, isLocked: true }) as const;

const stale = (owner: Owner, now: PrimaryDiagnosis): DiagnosisAnswer => ({
  kind: 'stale',
  ...owner,
  theirs: { etag: now.etag, fields: fieldsOfDiagnosis(now), changedBy: changedBy(owner, now) },
});

function changedBy({ userId }: Owner, { savedBy }: PrimaryDiagnosis): string {
  if (savedBy === null) return 'somebody else';
  return savedBy.userId === userId ? 'you, in another window' : savedBy.displayName;
}

/** The API does not say of a case that somebody else holds by now that there is one. */
const NOT_YOURS = 'This case is not yours any more. What was not saved is in this browser alone: copy it.';

function failureOf(owner: Owner, error: ApiError, textOf: (error: ApiError) => string): DiagnosisAnswer {
  if (error.kind === 'http' && error.status === 404) return { ...lockOf(owner, NOT_YOURS), isGone: true };
  return { kind: isPassing(error) ? 'later' : 'refused', ...owner, message: workFailureText(error, textOf) };
}
