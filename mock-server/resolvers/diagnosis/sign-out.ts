import { gapsByRule, signOutChecklist } from '#app/core/sign-out/checklist.ts';
import { signatureFaults } from '#app/core/sign-out/signature-rules.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf, facilityOf } from '../../rules/cases/case-of.ts';
import { requireNotOnHold } from '../../rules/cases/hold-rules.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { move, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { nextReviewer, resultsBefore } from '../../rules/tasks/qa-state.ts';
import { changeCase, recordEvent } from '../../rules/trail/case-events.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { DiagnosisRecord } from '../../store/records/reports.ts';
import { settleLines } from '../billing/billing-lines.ts';
import { payerOf } from '../billing/debtors.ts';
import { reportCodes } from '../billing/report-codes.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { settleLeftMajors, settleReviews } from '../qa/proctored-cases.ts';
import { reportContent } from '../reports/report-content.ts';
import { releasedIfDue } from '../reports/report-release.ts';
import { keepVersion } from '../reports/report-versions.ts';
import { clinicalTextOf } from './clinical-text.ts';
import { askByRule, keepReviewedText, needsSecondReview } from './second-review.ts';
import { type Looked, signableCase } from './signable.ts';
import {
  licenceNumberFault,
  requirePassword,
  type SignedBy,
  signerOf,
  signVersion,
  siteOf,
} from './signing.ts';
import { tellOfUrgency } from './urgent-notices.ts';

type Signing = Call<'signOutCase'>;

export const signOutCase: Resolver<'signOutCase'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, async (): Promise<Answer<'signOutCase'>> => {
      const { world, caller, input, now } = call;
      const aCase = caseOf(call);
      const names = namesOf(caller, aCase);
      await requirePassword(world, caller, input.body.signature.password, now);
      requireMove('CaseStatus', 'signOutCase', aCase.status, names);
      const { to } = requireMove('ReportState', 'signOutCase', aCase.reportState, names);
      requireNotOnHold(aCase, now);
      requireVersion(input.headers['If-Match'], aCase);
      const draft = requireDraft(call, aCase);
      const isAsked = needsSecondReview(world, aCase, caller.user, draft);
      requireComplete(call, aCase, draft, isAsked);
      if (isAsked) return sendToReview(call, aCase);
      return sign(call, aCase, draft, to);
    }),
};

function requireDraft({ world, input }: Signing, aCase: CaseRecord): DiagnosisRecord {
  const draft = world.diagnoses.find(aCase.id);
  if (draft === null) throw refuse('CASE_STATE');
  if (draft.version !== input.body.diagnosisVersion) throw refuse('STALE_VERSION');
  return draft;
}

/** All that is missing comes back at once: the checklist under its rules, the signature under its fields. */
function requireComplete(call: Signing, aCase: CaseRecord, draft: DiagnosisRecord, isAsked: boolean): void {
  const { world, caller, input } = call;
  const { imagesSeen, readOnGlass = [], reviewResolution = null, signature } = input.body;
  const looked: Looked = { imagesSeen, readOnGlass, reviewResolution };
  const signable = signableCase({ ...call, signer: caller.user }, aCase, draft, looked);
  const checks = signOutChecklist(signable);
  // Pressing Sign Out is what asks for the review; after one that disagrees or defers it takes words.
  const asksByPress = isAsked && signable.review === 'waiting';
  const judged = asksByPress ? checks.filter(({ rule }) => rule !== 'second_review') : checks;
  const signer = signerOf(world, caller.user.id);
  const sites = signer.readingSites.map(({ code }) => code);
  const gaps = { ...licenceNumberFault(signer, facilityOf(world, aCase).state), ...gapsByRule(judged) };
  const faults = signatureFaults(signature, sites, 'primary_diagnosis');
  if (Object.keys(gaps).length > 0) throw refuse('DIAGNOSIS_INCOMPLETE', { fields: { ...gaps, ...faults } });
  if (Object.keys(faults).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields: faults });
}

function sendToReview(call: Signing, aCase: CaseRecord): Answer<'signOutCase'> {
  const status = move('CaseStatus', 'send-to-review', aCase.status, namesOf(call.caller, aCase));
  const reviewer = nextReviewer(call, aCase);
  const qaProviderId = reviewer?.id ?? null;
  const note = call.input.body.reviewResolution?.trim() || null;
  const sent = changeCase(call, aCase.id, () => ({ status, qaProviderId }));
  return answerOf(sent, 'SentToReview', null, askByRule(call, sent, 'Prospective', reviewer, note));
}

async function sign(
  call: Signing,
  aCase: CaseRecord,
  draft: DiagnosisRecord,
  reportState: CaseRecord['reportState'],
): Promise<Answer<'signOutCase'>> {
  const { world, now, caller } = call;
  const by = signedBy(call, aCase);
  const signedAt = new Date(now).toISOString();
  const requisition = requisitionOf(world, aCase);
  const content = reportContent({
    aCase,
    facility: by.facility,
    laboratory: laboratoryOf(call, aCase),
    clinical: clinicalTextOf(world, aCase.id),
    requisition,
    text: draft,
    shown: draft.shared,
    reportId: newId('rep'),
    codes: reportCodes(
      aCase,
      by.facility,
      draft,
      payerOf(by.facility, requisition),
      world.billings.by('case', aCase.id),
    ),
    signed: { site: siteOf(by), at: signedAt },
  });
  const version = signVersion(content, by, now + call.releaseWindowMs);
  await keepVersion(world, aCase, version, reportState);
  // Until the release nobody is to act on what may be taken back.
  settleLines(world, now, aCase, draft, false);
  keepResolution(call, aCase);
  keepReviewedText(world, aCase, draft);
  const { to: status } = requireMove(
    'CaseStatus',
    'signOutCase',
    aCase.status,
    namesOf(caller, aCase),
    ({ name }) => name !== 'send-to-review',
  );
  const next = { status, reportState, signerId: caller.user.id, signedAt };
  // Whoever read it before the signature reads it no more.
  const changed = changeCase(call, aCase.id, () => ({ ...next, qaProviderId: null }));
  settleLeftMajors(world, changed, 'Another pathologist signed the case.', signedAt);
  recordEvent(call, changed, { kind: 'report_signed', subject: content.reportId });
  for (const subject of by.readOnGlass) recordEvent(call, changed, { kind: 'glass_read', subject });
  if (draft.urgentResult.isUrgent === true) tellOfUrgency(call, changed, 'signed');
  world.unreleased.insert({ id: aCase.id, at: version.record.facilitySeesFrom });
  return answerOf(releasedIfDue(call, changed), 'Signed', version.record);
}

const signedBy = ({ world, caller, input, now }: Signing, aCase: CaseRecord): SignedBy => ({
  caller,
  signer: signerOf(world, caller.user.id),
  facility: facilityOf(world, aCase),
  input: input.body.signature,
  images: input.body.imagesSeen,
  readOnGlass: listReadOnGlass(input.body.readOnGlass ?? [], aCase),
  now,
});

/** The slides of the case that are named, each once; what is not of the case is left out. */
const listReadOnGlass = (named: readonly string[], { specimens }: CaseRecord): readonly string[] =>
  specimens
    .flatMap(({ subsections }) => subsections.map(({ id }) => id))
    .filter((subsectionId) => named.includes(subsectionId));

function laboratoryOf({ world }: Signing, { facilityId }: CaseRecord) {
  const found = world.laboratories.find(facilityId);
  if (found === null) return null;
  const { id: _id, ...laboratory } = found;
  return laboratory;
}

/** Kept with the review, apart from the report: it may be protected from the facility's sight. */
function keepResolution({ world, input, caller, now }: Signing, aCase: CaseRecord): void {
  const words = input.body.reviewResolution?.trim() || 'A later second review settled it.';
  const own = resultsBefore(world, aCase.id).flatMap(({ review }) =>
    review.readerId === caller.user.id ? [review] : [],
  );
  settleReviews(world, own, words, new Date(now).toISOString());
}

function answerOf(
  aCase: CaseRecord,
  outcome: 'Signed' | 'SentToReview',
  version: ReturnType<typeof signVersion>['record'] | null,
  reviewTaskId: string | null = null,
): Answer<'signOutCase'> {
  return {
    etag: etagOf(aCase),
    data: {
      id: aCase.id,
      caseID: caseNumberOf(aCase),
      version: aCase.version,
      etag: etagOf(aCase),
      outcome,
      status: aCase.status,
      reportState: aCase.reportState,
      reportId: version?.content.reportId ?? null,
      reportVersion: version?.content.version ?? null,
      signedAt: version?.signature.signedAt ?? null,
      facilitySeesFrom: version?.facilitySeesFrom ?? null,
      reviewTaskId,
    },
  };
}
