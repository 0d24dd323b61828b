import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isOpenToDuty } from '#app/core/access/duties.ts';
import { caseReasons, namesOfReader } from '#app/core/access/refused-moves.ts';
import { type Api, valueOrUnread } from '#app/server/api.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { versionHeaders } from '#app/server/intents.server.ts';
import { choicesFor, withoutPerson } from '#app/server/lists/choices.server.ts';
import { endOfDay, readerZoneOf } from '#app/server/reader-zone.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import type { Case, WaitReason } from '#contracts/generated/wire.ts';
import {
  assignFormOf,
  CancelForm,
  EmergencyForm,
  HoldForm,
  IntakeForm,
  intakeChecksOf,
  PlainForm,
  ReasonForm,
  ReleaseForm,
  ReturnForm,
  returnReasonsOf,
} from './staff-forms.ts';

const MOST_BARRED = 100;
const MOST_EVENTS = 50;

const NOBODY: readonly { readonly value: string; readonly label: string }[] = [];

/** What only the operator is told of a case; what a duty may not see is null, and what could not be read is 'unread'. */
export async function readForStaff(
  api: Api,
  ofCase: Case & { readonly returned: WaitReason | null },
  { role, staffRole }: Session,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
) {
  const { id: caseId, allowedActions, provider } = ofCase;
  const of = { params: { caseId } };
  const mayAssign = allowedActions.includes('assign');
  const [intake, candidates, barred, events] = await Promise.all([
    api.getCaseIntake(of),
    mayAssign ? choicesFor(api, 'candidates', context, { name: 'providerId', of: caseId }) : null,
    mayAssign
      ? api.listAssignmentCandidates({ ...of, query: { pageSize: MOST_BARRED, assignable: false } })
      : null,
    api.listCaseEvents({ ...of, query: { pageSize: MOST_EVENTS } }),
  ]);
  return {
    reasons: caseReasons(ofCase, namesOfReader(role, staffRole), readerZoneOf(request)),
    intake: valueOrUnread(intake),
    handlesSlides: isOpenToDuty('submitSpecimenForm', staffRole),
    candidates: candidates === null ? NOBODY : withoutPerson(candidates, provider?.userId),
    barred: barred === null ? null : valueOrUnread(barred),
    events: valueOrUnread(events),
    maySearchEvents: isOpenToDuty('searchCaseEvents', staffRole),
  };
}

/** What the forms of the operator on the page of a case do. */
export const staffDeeds = (args: ActionFunctionArgs, api: Api, params: { readonly caseId: string }) => ({
  assign: () =>
    submitForm(args, assignFormOf(false), ({ etag, idempotencyKey, ...body }) =>
      api.assignCase({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
  release: () =>
    submitForm(args, ReleaseForm, ({ etag, idempotencyKey, ...body }) =>
      api.releaseCase({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
  return: () =>
    submitForm(args, ReturnForm, (typed) =>
      api.returnCase({
        params,
        headers: versionHeaders(typed),
        body: { kind: typed.kind, reasons: returnReasonsOf(typed) },
      }),
    ),
  hold: () =>
    submitForm(args, HoldForm, ({ etag, idempotencyKey, until, ...body }) =>
      api.holdCase({
        params,
        headers: versionHeaders({ etag, idempotencyKey }),
        body: until === undefined ? body : { ...body, to: endOfDay(until, args.request) },
      }),
    ),
  liftHold: () =>
    submitForm(args, PlainForm, (typed) => api.liftHold({ params, headers: versionHeaders(typed) })),
  emergency: () =>
    submitForm(args, EmergencyForm, ({ reason, note, idempotencyKey }) =>
      api.openEmergencyAccess({
        params,
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { reason, note },
      }),
    ),
  releaseToPool: () =>
    submitForm(args, IntakeForm, (typed) =>
      api.releaseToPool({ params, headers: versionHeaders(typed), body: intakeChecksOf(typed) }),
    ),
  cancel: () =>
    submitForm(args, CancelForm, ({ etag, idempotencyKey, ...body }) =>
      api.cancelCase({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
  restore: () =>
    submitForm(args, ReasonForm, ({ etag, idempotencyKey, ...body }) =>
      api.restoreCase({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
});
