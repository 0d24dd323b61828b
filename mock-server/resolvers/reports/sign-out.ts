import { gapsByRule, signOutChecklist } from '#app/core/sign-out/checklist.ts';
import { isDrawnForReview } from '#app/core/sign-out/review-draw.ts';
import { signatureFaults } from '#app/core/sign-out/signature-rules.ts';
import type { Answer, Call, Resolver } from '../../call.ts';
import { etagOf, facilityOf, requireVersion } from '../../case-access.ts';
import { caseNumberOf } from '../../case-forms.ts';
import { changeCase, recordEvent } from '../../effects/case-events.ts';
import { facilityPeople, notify } from '../../effects/notify.ts';
import { newId } from '../../ids.ts';
import type { DiagnosisRecord } from '../../records/reports.ts';
import type { CaseRecord } from '../../records.ts';
import { refuse } from '../../refusal.ts';
import { namesOf, requireTransition } from '../../transitions.ts';
import { reportCodes, settleLines } from './billing-lines.ts';
import { openedCase } from './case-sight.ts';
import { clinicalRecordOf } from './clinical-form.ts';
import { reportContent } from './report-content.ts';
import { keepVersion } from './report-versions.ts';
import {
  askRetrospectiveReview,
  needsSecondReview,
  prospectiveReview,
  sendToReview,
} from './second-review.ts';
import { type Looked, signableCase } from './signable.ts';
import {
  licenceNumberFault,
  requirePassword,
  type SignedBy,
  signedVersion,
  signerOf,
  siteOf,
} from './signing.ts';

type Signing = Call<'signOutCase'>;

/** The signer may notice a slip before the facility reads the report. */
const RELEASE_WINDOW_MS = 10 * 60_000;

const seenCase = ({ world, input, caller }: Signing): CaseRecord =>
  openedCase(world, input.params.caseId, caller);

export const signOutCase: Resolver<'signOutCase'> = {
  see: (call) => void seenCase(call),
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, async (): Promise<Answer<'signOutCase'>> => {
      const { world, caller, input, now } = call;
      const aCase = seenCase(call);
      const names = namesOf(caller, aCase);
      if (!names.includes('assignee')) throw refuse('FORBIDDEN_OWNER');
      await requirePassword(world, caller, input.body.signature.password, now);
      requireTransition('CaseStatus', 'signOutCase', aCase.status, names);
      const [sign] = requireTransition('ReportState', 'signOutCase', aCase.reportState, names);
      requireVersion(input.headers['If-Match'], aCase);
      const draft = requireDraft(call, aCase);
      const isReviewed = !needsSecondReview(world, aCase, caller.user);
      requireComplete(call, aCase, draft, isReviewed);
      if (!isReviewed) return sentToReview(call, aCase);
      return signed(call, aCase, draft, sign.to ?? 'Final');
    }),
};

function requireDraft({ world, input }: Signing, aCase: CaseRecord): DiagnosisRecord {
  const draft = world.diagnoses.find(aCase.id);
  if (draft === null) throw refuse('CASE_STATE');
  if (draft.version !== input.body.diagnosisVersion) throw refuse('STALE_VERSION');
  return draft;
}

/** All that is missing comes back at once: the checklist under its rules, the signature under its fields. */
function requireComplete(
  call: Signing,
  aCase: CaseRecord,
  draft: DiagnosisRecord,
  isReviewed: boolean,
): void {
  const { world, caller, input } = call;
  const { imagesSeen, readOnGlass = [], reviewResolution = null, signature } = input.body;
  const looked: Looked = { imagesSeen, readOnGlass, reviewResolution };
  const checks = signOutChecklist(signableCase({ ...call, signer: caller.user }, aCase, draft, looked));
  const judged = isReviewed ? checks : checks.filter(({ rule }) => rule !== 'second_review');
  const signer = signerOf(world, caller.user.id);
  const sites = signer.readingSites.map(({ code }) => code);
  const gaps = { ...licenceNumberFault(signer, facilityOf(world, aCase).state), ...gapsByRule(judged) };
  const faults = signatureFaults(signature, sites, 'primary_diagnosis');
  if (Object.keys(gaps).length > 0) throw refuse('DIAGNOSIS_INCOMPLETE', { fields: { ...gaps, ...faults } });
  if (Object.keys(faults).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields: faults });
}

function sentToReview(call: Signing, aCase: CaseRecord): Answer<'signOutCase'> {
  // The rule asks for it, not the caller: the tables let the system make this move.
  requireTransition('CaseStatus', 'requestQaReview', aCase.status, ['system']);
  const { reviewer, task } = sendToReview(call, aCase);
  const locked = changeCase(call, aCase.id, () => ({ status: 'QAReview', qaProviderId: reviewer.id }));
  return answerOf(locked, 'SentToReview', null, task.id);
}

async function signed(
  call: Signing,
  aCase: CaseRecord,
  draft: DiagnosisRecord,
  reportState: CaseRecord['reportState'],
): Promise<Answer<'signOutCase'>> {
  const { world, now, caller } = call;
  const by = signedBy(call, aCase);
  const signedAt = new Date(now).toISOString();
  const content = reportContent({
    aCase,
    facility: by.facility,
    laboratory: laboratoryOf(call, aCase),
    clinical: clinicalRecordOf(world, aCase.id),
    text: draft,
    reportId: newId('rep'),
    codes: reportCodes(aCase, by.facility, draft),
    signed: { site: siteOf(by), at: signedAt },
  });
  const version = signedVersion(content, by, now + RELEASE_WINDOW_MS);
  await keepVersion(world, aCase, version, reportState);
  settleLines(world, now, aCase, draft, 'Ready');
  keepResolution(call, aCase);
  if (isDrawnForReview(version.record.signature.reportHash)) askRetrospectiveReview(call, aCase);
  const next = { status: 'SignOutCompleted' as const, reportState, signerId: caller.user.id, signedAt };
  const changed = changeCase(call, aCase.id, () => next);
  recordEvent(call, changed, { kind: 'report_signed', subject: content.reportId });
  tellFacility(call, changed, version.record.facilitySeesFrom);
  return answerOf(changed, 'Signed', version.record);
}

const signedBy = ({ world, caller, input, now, clientAddress }: Signing, aCase: CaseRecord): SignedBy => ({
  caller,
  signer: signerOf(world, caller.user.id),
  facility: facilityOf(world, aCase),
  input: input.body.signature,
  images: input.body.imagesSeen,
  now,
  address: clientAddress,
});

function laboratoryOf({ world }: Signing, { facilityId }: CaseRecord) {
  const found = world.laboratories.find(facilityId);
  if (found === null) return null;
  const { id: _id, ...laboratory } = found;
  return laboratory;
}

/** Kept with the review, apart from the report: it may be protected from the facility's sight. */
function keepResolution({ world, now, input }: Signing, aCase: CaseRecord): void {
  const { reviewResolution } = input.body;
  const review = prospectiveReview(world, aCase.id);
  if (review === null || reviewResolution === undefined) return;
  world.secondReviews.change(review.id, (record) => ({ ...record, resolution: reviewResolution }));
  if (review.taskId === null) return;
  const settled = { resolution: reviewResolution, resolvedAt: new Date(now).toISOString() };
  world.qaReviews.change(review.taskId, (record) => ({
    ...record,
    result: record.result === null ? null : { ...record.result, ...settled },
  }));
}

function tellFacility({ world, now }: Signing, aCase: CaseRecord, seesFrom: string): void {
  const text = `The report of case ${aCase.caseID} is signed. You can open it from ${seesFrom} on.`;
  const people = facilityPeople(world, aCase.facilityId);
  notify(world, now, people, { event: 'report_ready', text, caseId: aCase.id });
}

function answerOf(
  aCase: CaseRecord,
  outcome: 'Signed' | 'SentToReview',
  version: ReturnType<typeof signedVersion>['record'] | null,
  reviewTaskId: string | null = null,
): Answer<'signOutCase'> {
  return {
    etag: etagOf(aCase),
    data: {
      ...{ id: aCase.id, caseID: caseNumberOf(aCase), version: aCase.version, etag: etagOf(aCase), outcome },
      ...{ status: aCase.status, reportState: aCase.reportState },
      reportId: version?.content.reportId ?? null,
      reportVersion: version?.content.version ?? null,
      signedAt: version?.signature.signedAt ?? null,
      facilitySeesFrom: version?.facilitySeesFrom ?? null,
      reviewTaskId,
    },
  };
}
