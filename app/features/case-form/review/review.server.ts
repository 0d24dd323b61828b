import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { caseReasons, namesOfReader } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { shownForm } from '#app/core/case-form/fields.ts';
import { caseFormPathOf } from '#app/core/cases/case-links.ts';
import { type Api, apiFor, lastingApiFor, valueOrThrow } from '#app/server/api.server.ts';
import {
  isFormRefused,
  isRefusedForm,
  type RefusedForm,
  submitForm,
  withSaved,
} from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import { zCaseId } from '#contracts/generated/schemas/case-id.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { readHeldParent, readParents, readProviders } from '../lists.server.ts';
import { duplicateCase } from './duplicate-case.server.ts';
import { AgainForm, ReasonForm, SendForm, TakeAwayForm } from './review-forms.ts';

/** The whole requisition with everything that is amiss in it. */
export async function loadReview({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.reviewCase);
  const api = apiFor(session, request);
  const params = { caseId: idInAddress(request, 'case', zCaseId) };
  const [form, check, reference] = await Promise.all([
    api.getCaseForm({ params }).then((answer) => valueOrThrow(answer, session, request)),
    api.validateCase({ params }),
    api.listReferenceData({}),
  ]);
  const isOpen = form.allowedActions.includes('sendOut') || form.allowedActions.includes('edit');
  // A check that could not be read has not found the case to be whole.
  const problems = check.ok ? check.value.data.problems : ('unread' as const);
  const { parentCaseId, preferredProviderId } = form.routing;
  const [parents, providers] = await Promise.all([
    parentCaseId === null ? [] : parentsOf(api, form, parentCaseId),
    preferredProviderId === null ? [] : readProviders(api, form.facilityId),
  ]);
  return {
    userId: session.userId,
    isOperator: session.role === 'Admin',
    // What was sent stays on the record as it was.
    form: form.allowedActions.includes('sendOut') ? shownForm(form) : form,
    reasons: caseReasons(form, namesOfReader(session.role, session.staffRole), readerZoneOf(request)),
    problems: isOpen ? problems : [],
    names: { ...(reference.ok ? namesOf(reference.value.data) : {}), ...namesIn([...parents, ...providers]) },
    isPackingList: new URL(request.url).searchParams.get('view') === 'packing-list',
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** What is offered is of the same patient; what was sent names its parent whatever was corrected since. */
const parentsOf = async (api: Api, form: CaseForm, parentCaseId: string) =>
  form.allowedActions.includes('sendOut')
    ? readParents(api, form)
    : [await readHeldParent(api, parentCaseId)];

const LISTS = [
  'specimenTypes',
  'slideTypes',
  'bodySites',
  'insurancePayers',
  'races',
  'usStates',
  'canadianProvinces',
] as const;
type Row = Readonly<Record<'value' | 'label', string>>;

const namesIn = (rows: readonly Row[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ value, label }) => [value, label]));

/** How people call the values of the lists. */
const namesOf = (lists: Readonly<Record<(typeof LISTS)[number], readonly Row[]>>) =>
  namesIn(LISTS.flatMap((list) => lists[list]));

/** Sends the case out, takes it or a file that it waits for back, withdraws it, or begins another one like it. */
export async function actOnReview(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.reviewCase);
  // Without the page's signal: a case is sent out though the page was left meanwhile.
  const api = lastingApiFor(session, args.request);
  const params = { caseId: idInAddress(args.request, 'case', zCaseId) };
  return answerIntent(args, {
    send: () =>
      withSaved((noteSaved) =>
        submitForm(args, SendForm, (typed) =>
          send(api, params.caseId, typed, (etag) => noteSaved({ before: typed.etag, etag })),
        ),
      ),
    withdraw: () =>
      submitForm(args, ReasonForm, ({ reason, ...typed }) =>
        api.cancelCase({ params, headers: versionHeaders(typed), body: { reason } }),
      ),
    recall: () =>
      submitForm(args, ReasonForm, ({ reason, ...typed }) =>
        api.recallCase({ params, headers: versionHeaders(typed), body: { reason } }),
      ),
    takeAway: () => submitForm(args, TakeAwayForm, ({ uploadId }) => takeAway(api, uploadId)),
    duplicate: async () => {
      const form = await valueOrThrow(await api.getCaseForm({ params }), session, args.request);
      let isHalfLeft = false;
      const made = await submitForm(args, AgainForm, async ({ idempotencyKey }) => {
        const copied = await duplicateCase(api, form, idempotencyKey);
        ({ isHalfLeft } = copied);
        return copied.answer;
      });
      if (isRefusedForm(made)) return isHalfLeft ? withHalfCopy(made) : made;
      throw redirect(caseFormPathOf(made.data.id, 'patient'), 303);
    },
  });
}

const HALF_LEFT = 'Part of a copy may be left among your drafts. Delete it there.';

/** A refusal of which its reader has to know that half a copy stays. */
const withHalfCopy = (refused: RefusedForm): RefusedForm => ({
  ...refused,
  error: { ...refused.error, '': [...(refused.error?.[''] ?? []), HALF_LEFT] },
});

interface Sent {
  readonly etag: string;
  readonly idempotencyKey: string;
  readonly confirmOtherPatient: boolean;
  readonly answers: readonly {
    readonly number: number;
    readonly answer?: string | undefined;
    readonly cannotBeProvided: boolean;
  }[];
}

/**
 * The tick belongs to the form, so it is saved before the form is sent, and the version that has it is noted; what the
 * review did not show is not sent.
 */
async function send(api: Api, caseId: string, typed: Sent, noteSaved: (etag: string) => void) {
  const params = { caseId };
  const read = await api.getCaseForm({ params });
  if (!read.ok) return read;
  const held = read.value.data;
  const form = shownForm(held);
  const { clinical, delivery, billing, routing } = form;
  let { etag } = typed;
  if (!held.labelsChecked || form !== held) {
    const saved = await api.updateCase({
      params,
      headers: { 'If-Match': etag },
      body: { labelsChecked: true, ...(form === held ? {} : { clinical, delivery, billing, routing }) },
    });
    if (!saved.ok) return saved;
    ({ etag } = saved.value.data);
    noteSaved(etag);
  }
  const answers = typed.answers.flatMap(({ number, answer = '', cannotBeProvided }) =>
    answer === '' ? [] : [{ number, answer, cannotBeProvided }],
  );
  return api.sendOutCase({
    params,
    headers: { 'If-Match': etag, 'Idempotency-Key': typed.idempotencyKey },
    body: { confirmOtherPatient: typed.confirmOtherPatient, answers },
  });
}

/** Whatever part of it has come since the page was read. */
async function takeAway(api: Api, uploadId: string) {
  const params = { uploadId };
  const read = await api.getUpload({ params });
  return read.ok ? api.abortUpload({ params, headers: { 'If-Match': read.value.data.etag } }) : read;
}
