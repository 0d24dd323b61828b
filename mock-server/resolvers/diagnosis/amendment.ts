import { findingsAfter } from '#app/core/reports/amended-findings.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import type { AmendmentInputZodType } from '#contracts/generated/schemas/amendment-input.ts';
import type { SignatureInputZodType } from '#contracts/generated/schemas/signature-input.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { type DraftText, NO_TEXT } from '../../rules/cases/draft-text.ts';
import { changeRequisition, requisitionOf } from '../../rules/cases/requisitions.ts';
import { mayAmend } from '../../rules/cases/signers.ts';
import { move, requireMove } from '../../rules/moves.ts';
import { qaRuleOf } from '../../rules/people/group-work.ts';
import { namesOf } from '../../rules/people/names.ts';
import { facilityPeople, notify } from '../../rules/people/notify.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { reviewsOf } from '../../rules/tasks/qa-state.ts';
import { settleTask } from '../../rules/tasks/request-state.ts';
import { changeCase } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportContent, ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { settleLines } from '../billing/billing-lines.ts';
import { askForCheckAfterAmendment } from '../billing/billing-reviews.ts';
import { payerOf } from '../billing/debtors.ts';
import { reportCodes } from '../billing/report-codes.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { settleReviews } from '../qa/proctored-cases.ts';
import { earlierSignatures, keepVersion, requireLatestVersion } from '../reports/report-versions.ts';
import { specimensAfter, writeAmendedContent } from './amended-content.ts';
import { isBlank, patientAfter, requireAmendable } from './amendment-faults.ts';
import { askByRule, blindReviewer } from './second-review.ts';
import { requirePassword, type SignedBy, signerOf, signVersion, statementOf } from './signing.ts';

type Amending = Call<'amendCase'>;

export const amendCase: Resolver<'amendCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, async (): Promise<Answer<'amendCase'>> => {
      const { world, caller, input, now } = call;
      const { signature } = input.body;
      const aCase = caseOf(call);
      if (aCase.signerId !== null && !mayAmend(world, caller.user, aCase, now)) throw refuse('SIGNER_ONLY');
      if (signature !== undefined) await requirePassword(world, caller, signature.password, now);
      if (aCase.status !== 'SignOutCompleted') throw refuse('CASE_STATE');
      const postSignOut = nextState(call, aCase);
      requireVersion(input.headers['If-Match'], aCase);
      if (signature === undefined) return begin(call, aCase, postSignOut);
      requireAmendable(call, aCase, signature);
      return sign(call, aCase, signature, postSignOut);
    }),
};

/** Throws AMENDMENT_OPEN while the other kind is in progress, and says which. */
function nextState({ caller, input: { body } }: Amending, aCase: CaseRecord): CaseRecord['postSignOut'] {
  const { postSignOut } = aCase;
  if (postSignOut !== 'None' && postSignOut !== `${body.kind}InProgress`) {
    const open = postSignOut === 'AddendumInProgress' ? 'addendum' : 'amendment';
    throw refuse('AMENDMENT_OPEN', { text: `Sign the ${open} in progress first.` });
  }
  const wanted = `${body.signature === undefined ? 'begin' : 'sign'}${body.kind}` as const;
  return move('PostSignOutState', wanted, postSignOut, namesOf(caller, aCase));
}

/** Begun, or kept as far as it is; the signed report stays valid. */
function begin(
  call: Amending,
  aCase: CaseRecord,
  postSignOut: CaseRecord['postSignOut'],
): Answer<'amendCase'> {
  const { world, now, caller, input } = call;
  const { kind, reason, cause = null, text = null, changes = [], told = [] } = input.body;
  const before = world.openAmendments.find(aCase.id);
  const record = {
    id: aCase.id,
    kind,
    reason,
    cause,
    text,
    changes,
    told,
    begunAt: before?.begunAt ?? new Date(now).toISOString(),
    author: before?.author ?? personRef(caller.user),
  };
  if (before === null) world.openAmendments.insert(record);
  else world.openAmendments.change(aCase.id, () => record);
  const latest = requireLatestVersion(world, aCase.id);
  const changed = changeCase(call, aCase.id, () => ({ postSignOut }), {
    kind: 'case_changed',
    subject: latest.content.reportId,
  });
  return answerOf(changed, kind, latest, null);
}

async function sign(
  call: Amending,
  aCase: CaseRecord,
  signature: SignatureInputZodType,
  postSignOut: CaseRecord['postSignOut'],
): Promise<Answer<'amendCase'>> {
  const { world, now, caller, input } = call;
  const before = requireLatestVersion(world, aCase.id);
  const by: SignedBy = {
    caller,
    input: signature,
    now,
    signer: signerOf(world, caller.user.id),
    facility: facilityOf(world, aCase),
    images: input.body.imagesSeen ?? [],
    readOnGlass: [],
  };
  const payer = payerOf(by.facility, requisitionOf(world, aCase));
  const addendum = addendumOf(input.body, by, before.content);
  const text = textAfter(world, aCase, addendum.changes);
  const corrected = { ...aCase, specimens: specimensAfter(aCase, addendum.changes) };
  const codes = reportCodes(corrected, by.facility, text, payer, world.billings.by('case', aCase.id));
  const content = writeAmendedContent(before.content, addendum, codes);
  // An amendment is urgent, but no way around the release window of a report that the facility has not seen yet.
  const facilitySeesFrom = Math.max(now, Date.parse(before.facilitySeesFrom));
  const version = signVersion(content, by, facilitySeesFrom, earlierSignatures(world, content));
  const reportState = nextReportState(call, aCase);
  const patientInfo = patientAfter(aCase, content.patient);
  await keepVersion(world, { ...corrected, patientInfo }, version, reportState);
  const { healthCardNumber } = content.patient;
  if (healthCardNumber !== before.content.patient.healthCardNumber)
    changeRequisition(world, aCase, ({ patient }) => ({ patient: { ...patient, healthCardNumber } }));
  settleLines(world, now, corrected, text, world.unreleased.find(aCase.id) === null);
  world.openAmendments.remove(aCase.id);
  const { misinterpretations } = qaRuleOf(world, { ...aCase, providerId: aCase.signerId });
  const isReread = misinterpretations && input.body.cause === 'misinterpretation';
  const reviewer = isReread ? blindReviewer(call, aCase) : null;
  const changed = changeCase(
    call,
    aCase.id,
    ({ qaProviderId }) => ({
      patientInfo,
      specimens: corrected.specimens,
      postSignOut,
      reportState,
      qaProviderId: reviewer?.id ?? qaProviderId,
    }),
    { kind: 'report_amended', subject: content.reportId, reason: input.body.cause ?? null },
  );
  if (isReread) askByRule(call, changed, 'Retrospective', reviewer);
  isAmendedByReader(call, changed);
  // Within the release window the facility hears of it with the report itself.
  if (world.unreleased.find(aCase.id) === null) tellFacility(call, changed);
  return answerOf(changed, input.body.kind, version.record, version.record.signature.signedAt);
}

/** The kept text with the codes that an amendment corrects: bills, and the rules for later cases, go by them. */
function textAfter(
  world: World,
  { id }: CaseRecord,
  changes: ReportContent['addenda'][number]['changes'],
): DraftText {
  const text = world.diagnoses.find(id);
  if (text === null || !changes.some(({ field }) => field === 'findings')) return text ?? NO_TEXT;
  const findings = [...findingsAfter(text.findings, changes)];
  return world.diagnoses.change(id, (kept) => ({ ...kept, findings, version: kept.version + 1 }));
}

/** What a second review judges: no patient, no code and no other words of a report. */
const REVIEWED: readonly string[] = [
  'diagnosis',
  'synoptic',
  'bodysite',
  'subsite',
  'laterality',
  'specimenType',
];

/**
 * What the amendment settles, where it changes what reviewers judged: the differences of earlier reviews, and the tasks that
 * asked for it, whoever has them. Accounts looks at the lines in any case.
 */
function isAmendedByReader(call: Amending, aCase: CaseRecord): void {
  const { world, now, input } = call;
  if (input.body.kind !== 'Amendment') return;
  const { reason, changes = [] } = input.body;
  if (changes.some(({ field }) => REVIEWED.includes(field))) {
    const reviews = reviewsOf(world, aCase.id).map(({ review }) => review);
    settleReviews(world, reviews, reason, new Date(now).toISOString());
    for (const { id, type } of world.tasks.by('case', aCase.id))
      if (type === TASK.addendumOrAmendment) settleTask(call, id, 'settle');
  }
  askForCheckAfterAmendment(call, aCase);
}

function nextReportState({ caller, input }: Amending, aCase: CaseRecord): CaseRecord['reportState'] {
  const isAmendment = input.body.kind === 'Amendment';
  const names = namesOf(caller, aCase);
  return requireMove(
    'ReportState',
    'amendCase',
    aCase.reportState,
    names,
    ({ name }) => (name === 'amend') === isAmendment,
  ).to;
}

const addendumOf = (
  { kind, reason, cause, text, changes, told }: AmendmentInputZodType,
  by: SignedBy,
  { version }: ReportContent,
): ReportContent['addenda'][number] => ({
  kind,
  version: version + 1,
  reason,
  text: isBlank(text) ? null : (text ?? null),
  cause: kind === 'Amendment' ? (cause ?? null) : null,
  changes: kind === 'Amendment' ? (changes ?? []) : [],
  told: told ?? [],
  signedAt: new Date(by.now).toISOString(),
  signedBy: personRef(by.caller.user),
  statement: statementOf(by),
});

function tellFacility({ world, now, input: { body } }: Amending, aCase: CaseRecord): void {
  const isAmendment = body.kind === 'Amendment';
  notify(world, now, facilityPeople(world, aCase.facilityId), {
    event: isAmendment ? 'report_amended' : 'report_ready',
    text: `The report of case ${caseNumberOf(aCase)} has ${isAmendment ? 'been amended' : 'an addendum'}.`,
    caseId: aCase.id,
    // Whoever has just read one version has to hear of the next one.
    isMerged: false,
  });
}

const answerOf = (
  aCase: CaseRecord,
  kind: AmendmentInputZodType['kind'],
  { content }: ReportVersionRecord,
  signedAt: string | null,
): Answer<'amendCase'> => ({
  etag: etagOf(aCase),
  data: {
    id: aCase.id,
    caseID: caseNumberOf(aCase),
    version: aCase.version,
    etag: etagOf(aCase),
    kind,
    signedAt,
    status: aCase.status,
    postSignOut: aCase.postSignOut,
    reportState: aCase.reportState,
    reportId: content.reportId,
    reportVersion: content.version,
  },
});
