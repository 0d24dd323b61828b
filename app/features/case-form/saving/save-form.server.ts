import type { Role } from '#app/core/access/roles.ts';
import { DRAFT_GONE, whyClosed } from '#app/core/case-form/editing.ts';
import { type CaseFields, fieldsOfForm, formWith } from '#app/core/case-form/fields.ts';
import type { DraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { formFailureText, readFailureText } from '#app/core/text/api-messages.ts';
import type { Api } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isPassing, workFailureText } from '#app/server/passing.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import { zSpecimenFormInput } from '#contracts/generated/schemas/specimen-form-input.ts';
import { zSubsectionFormInput } from '#contracts/generated/schemas/subsection-form-input.ts';
import type { CaseForm, SpecimenForm } from '#contracts/generated/wire.ts';

interface Owner {
  readonly userId: string;
  readonly caseId: string;
}

interface Sent {
  readonly etag: string;
  readonly fields: CaseFields;
}

/**
 * Saves what was typed under the version that it was typed on: what differs from the server's form goes there, the form
 * first and then each row, each under the version that the one before it has made.
 */
export async function saveForm(api: Api, owner: Owner, sent: Sent, role: Role): Promise<DraftAnswer> {
  const params = { caseId: owner.caseId };
  const read = await api.getCaseForm({ params });
  if (!read.ok) return failureOf(owner, read.error, goneText);
  const before = read.value.data;
  if (!before.allowedActions.includes('edit'))
    return { kind: 'refused', ...owner, message: whyClosed(role, before.status) };
  if (before.etag !== sent.etag) return stale(owner, before);
  let { etag } = before;
  for (const change of changesBetween(api, before, formWith(before, sent.fields))) {
    const answer = await change({ 'If-Match': etag });
    if (!answer.ok) return refusal(api, owner, answer.error);
    ({ etag } = answer.value.data);
  }
  const check = await api.validateCase({ params });
  const found = check.ok ? check.value.data.problems : null;
  return { kind: 'saved', ...owner, etag, savedAt: instantAtApi(), found };
}

type Change = (headers: {
  readonly 'If-Match': string;
}) => Promise<ApiResult<Answer<{ readonly etag: string }>>>;

/** Key by key: an object has no order. */
const differs = (one: object, other: object): boolean => {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).some(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key)),
  );
};

function changesBetween(api: Api, before: CaseForm, now: CaseForm): readonly Change[] {
  const params = { caseId: before.id };
  const body = {
    ...(differs(before.patient, now.patient) ? { patient: now.patient } : {}),
    ...(differs(before.clinical, now.clinical) ? { clinical: now.clinical } : {}),
    ...(differs(before.delivery, now.delivery) ? { delivery: now.delivery } : {}),
    ...(differs(before.billing, now.billing) ? { billing: now.billing } : {}),
    ...(differs(before.routing, now.routing) ? { routing: now.routing } : {}),
  };
  const whole: readonly Change[] =
    Object.keys(body).length > 0 ? [(headers) => api.updateCase({ params, headers, body })] : [];
  const rows = before.specimens.flatMap((specimen) => {
    const typed = now.specimens.find(({ id }) => id === specimen.id);
    return typed === undefined ? [] : rowChanges(api, before.id, specimen, typed);
  });
  return [...whole, ...rows];
}

function rowChanges(api: Api, caseId: string, before: SpecimenForm, now: SpecimenForm): readonly Change[] {
  const params = { caseId, specimenId: before.id };
  const body = zSpecimenFormInput.parse(now);
  const own: readonly Change[] = differs(zSpecimenFormInput.parse(before), body)
    ? [(headers) => api.updateSpecimen({ params, headers, body })]
    : [];
  const slides = before.subsections.flatMap((one): readonly Change[] => {
    const typed = zSubsectionFormInput.safeParse(now.subsections.find(({ id }) => id === one.id)).data;
    if (typed === undefined || !differs(zSubsectionFormInput.parse(one), typed)) return [];
    const place = { ...params, subsectionId: one.id };
    return [(headers) => api.updateSubsection({ params: place, headers, body: typed })];
  });
  return [...own, ...slides];
}

const stale = (owner: Owner, now: CaseForm): DraftAnswer => ({
  kind: 'stale',
  ...owner,
  // The form does not say who saved it last; a draft is that of its facility.
  theirs: { etag: now.etag, fields: fieldsOfForm(now), changedBy: 'another window or a colleague' },
});

/** A draft may be deleted in another window or by a colleague while it is typed into. */
const goneText = (error: ApiError): string =>
  error.kind === 'http' && error.status === 404 ? DRAFT_GONE : readFailureText(error);

async function refusal(api: Api, owner: Owner, error: ApiError): Promise<DraftAnswer> {
  if (error.kind !== 'http' || error.status !== 412) return failureOf(owner, error, formFailureText);
  const now = await api.getCaseForm({ params: { caseId: owner.caseId } });
  return now.ok ? stale(owner, now.value.data) : failureOf(owner, now.error, goneText);
}

function failureOf(owner: Owner, error: ApiError, textOf: (error: ApiError) => string): DraftAnswer {
  return { kind: isPassing(error) ? 'later' : 'refused', ...owner, message: workFailureText(error, textOf) };
}
