import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { autoLine, linesOfCase } from '../resolvers/billing/billing-lines.ts';
import { debtorOf, payerOf } from '../resolvers/billing/debtors.ts';
import { feeCents } from '../resolvers/billing/fees.ts';
import { reportCodes } from '../resolvers/billing/report-codes.ts';
import { signVersion } from '../resolvers/diagnosis/signing.ts';
import { reportContent } from '../resolvers/reports/report-content.ts';
import { reportRecordOf } from '../resolvers/reports/report-versions.ts';
import { type DraftText, NO_TEXT } from '../rules/cases/draft-text.ts';
import { findSentCase } from '../rules/cases/sent-case.ts';
import type { BillingRecord } from '../store/records/billing.ts';
import type { RequisitionRecord } from '../store/records/case-form.ts';
import type { CaseRecord, UserRecord } from '../store/records/records.ts';
import type {
  DiagnosisRecord,
  LaboratoryRecord,
  ReportRecord,
  ReportVersionRecord,
  SignerRecord,
} from '../store/records/reports.ts';
import { demoLaboratories, demoSigners } from './laboratories.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';
import { demoRequisitions } from './requisitions.ts';

const Element = z.object({ element: z.string(), response: z.string() });
const Published = z.object({
  caseID: z.string(),
  microscopic: z.string().optional(),
  expectedDiagnosis: z.array(z.object({ specimenID: z.string(), text: z.string() })),
  expectedIcd10: z.array(z.string()),
  synoptic: z.array(Element).optional(),
});

/** The scores that the diagnosis of published case 7 names. */
const SCORES: Readonly<Record<string, string>> = { ER: '95%, strong', PR: '70%, moderate', HER2: '1+' };

function readPublishedTexts(): ReadonlyMap<string, z.infer<typeof Published>> {
  const file = readFileSync(new URL('./data/demo-cases.json', import.meta.url), 'utf8');
  const { cases } = z.object({ cases: z.array(Published) }).parse(JSON.parse(file));
  return new Map(cases.map((given) => [given.caseID, given]));
}

function publishedText(aCase: CaseRecord, texts: ReturnType<typeof readPublishedTexts>): DraftText | null {
  const given = texts.get(aCase.caseID ?? '');
  return given === undefined ? null : textOf(aCase, given);
}

function textOf(aCase: CaseRecord, given: z.infer<typeof Published>): DraftText {
  const template = { specimenID: 'A', template: 'Cancer resection', notApplicableReason: null };
  return {
    ...NO_TEXT,
    texts: given.expectedDiagnosis.map((one) => ({ ...one, siteConfirmedReason: null })),
    microscopic: given.microscopic ?? null,
    seeDiagnosis: given.microscopic === undefined,
    findings: given.expectedIcd10.map((code) => ({ code, specimenID: null })),
    synoptic: given.synoptic === undefined ? [] : [{ ...template, elements: given.synoptic }],
    ancillary: aCase.specimens.flatMap(({ specimenID, subsections }) =>
      subsections.flatMap(({ slideType, stain, displayId }) =>
        slideType === 'IHC' && stain !== null
          ? [{ ...studyOf(stain), specimenID, block: (displayId ?? 'A1').split('-')[0] ?? 'A1' }]
          : [],
      ),
    ),
    urgentResult: { isUrgent: false, communication: null },
  };
}

/** What an invented case says that nobody has published. */
const plainTextOf = ({ specimens }: CaseRecord): DraftText => ({
  ...NO_TEXT,
  texts: specimens.map(({ specimenID }) => ({
    specimenID,
    text: 'Benign tissue. No malignancy is seen.',
    siteConfirmedReason: null,
  })),
  urgentResult: { isUrgent: false, communication: null },
});

const studyOf = (stain: string) => ({
  kind: 'ihc' as const,
  stain,
  result: 'See diagnosis.',
  controlsAdequate: true,
  score: SCORES[stain] ?? null,
  clone: null,
  fixation: null,
  method: null,
});

const HOUR_MS = 3_600_000;
/** Before the second review was asked for. */
const SAVED_HOURS_AGO = 4;

interface SignedSeed {
  readonly diagnosis: DiagnosisRecord;
  readonly version: ReportVersionRecord;
  readonly report: ReportRecord;
}

/** What belongs to the cases of the demo: labs, signers, the reports of signed cases, billing lines. */
export function reportSeeds(
  cases: readonly CaseRecord[],
  requisitions: readonly RequisitionRecord[],
  nowMs: number,
) {
  const texts = readPublishedTexts();
  const textFor = (aCase: CaseRecord): DraftText | null =>
    aCase.status === 'SignOutCompleted' ? publishedText(aCase, texts) : null;
  const entered = new Map(requisitions.map((one) => [one.id, one]));
  const signed = signedSeeds(cases, requisitions, nowMs);
  return {
    ...signed,
    diagnoses: [...signed.diagnoses, ...cases.flatMap((aCase) => reviewedSeed(aCase, texts, nowMs))],
    billings: cases.flatMap((aCase) => billingSeeds(aCase, entered.get(aCase.id), textFor(aCase), nowMs)),
  };
}

/** The text of a case whose second review is still to be done: it was whole when the review was asked for. */
function reviewedSeed(
  aCase: CaseRecord,
  texts: ReturnType<typeof readPublishedTexts>,
  nowMs: number,
): DiagnosisRecord[] {
  const text = publishedText(aCase, texts);
  const reader = demoUsers(nowMs).find(({ id }) => id === aCase.assignedProviderId);
  if (aCase.status !== 'QAReview' || text === null || reader === undefined) return [];
  const savedAt = new Date(nowMs - SAVED_HOURS_AGO * HOUR_MS).toISOString();
  const savedBy = { userId: reader.id, displayName: reader.displayName };
  return [{ ...text, id: aCase.id, version: 1, savedAt, savedBy, shared: null }];
}

/** Labs, signers and reports for cases of which nobody keeps what their facilities entered. */
export const manyReportSeeds = (cases: readonly CaseRecord[], users: readonly UserRecord[], nowMs: number) =>
  signedSeeds(cases, demoRequisitions(cases, users, nowMs), nowMs);

function signedSeeds(
  cases: readonly CaseRecord[],
  requisitions: readonly RequisitionRecord[],
  nowMs: number,
) {
  const texts = readPublishedTexts();
  const entered = new Map(requisitions.map((one) => [one.id, one]));
  const people = { users: demoUsers(nowMs), signers: demoSigners(nowMs), laboratories: demoLaboratories() };
  const signed = cases
    .filter(({ status }) => status === 'SignOutCompleted')
    .flatMap((aCase) => {
      const text = publishedText(aCase, texts) ?? plainTextOf(aCase);
      return signSeed(aCase, entered.get(aCase.id), text, { ...people, nowMs });
    });
  return {
    laboratories: people.laboratories,
    signers: people.signers,
    diagnoses: signed.map(({ diagnosis }) => diagnosis),
    reportVersions: signed.map(({ version }) => version),
    reports: signed.map(({ report }) => report),
  };
}

interface SignedWith {
  readonly users: readonly UserRecord[];
  readonly signers: readonly SignerRecord[];
  readonly laboratories: readonly LaboratoryRecord[];
  readonly nowMs: number;
}

function signSeed(
  aCase: CaseRecord,
  requisition: RequisitionRecord | undefined,
  text: DraftText,
  { users, signers, laboratories, nowMs }: SignedWith,
): SignedSeed[] {
  const user = users.find(({ id }) => id === aCase.signerId);
  const signer = signers.find(({ id }) => id === aCase.signerId);
  const facility = DEMO_FACILITIES.find(({ id }) => id === aCase.facilityId);
  const laboratory = laboratories.find(({ id }) => id === aCase.facilityId);
  const site = signer?.readingSites[0];
  if (requisition === undefined) return [];
  if (user === undefined || signer === undefined || facility === undefined) return [];
  if (laboratory === undefined || site === undefined || aCase.signedAt === null) return [];
  const { id: _id, ...head } = laboratory;
  const content = reportContent({
    aCase,
    facility,
    laboratory: head,
    text,
    shown: null,
    reportId: `rep_${aCase.id.slice(4)}`,
    clinical: NO_MORE,
    requisition,
    codes: reportCodes(aCase, facility, text, payerOf(facility, requisition)),
    signed: { site, at: aCase.signedAt },
  });
  const at = Date.parse(aCase.signedAt);
  const { record } = signVersion(
    content,
    {
      caller: {
        user,
        viewer: { id: user.id, role: 'Provider', facilityId: null },
        address: null,
        device: null,
      },
      signer,
      facility,
      input: { meaning: 'primary_diagnosis', readingSite: site.code },
      images: [],
      readOnGlass: [],
      now: at,
    },
    Math.min(nowMs, at + 600_000),
  );
  const signature = { ...record.signature, signatureId: `sig_${aCase.id.slice(4)}` };
  const savedBy = { userId: user.id, displayName: user.displayName };
  const diagnosis = { ...text, id: aCase.id, version: 1, savedAt: aCase.signedAt, savedBy, shared: null };
  const version = { ...record, signature };
  return [{ diagnosis, version, report: reportRecordOf(aCase, version, 'Final') }];
}

const NO_MORE = {
  id: 'none',
  version: 1,
  submittingPhysicianNpi: null,
  copyTo: [],
  historyNotProvided: false,
  priorDiagnosis: null,
  priorTreatment: null,
  promptAnswers: [],
  intraoperativeResult: null,
  outsideDiagnosis: null,
};

const WITHOUT_LINES: readonly CaseRecord['status'][] = ['Draft', 'Cancelled'];

function billingSeeds(
  aCase: CaseRecord,
  requisition: RequisitionRecord | undefined,
  text: DraftText | null,
  nowMs: number,
): BillingRecord[] {
  const facility = DEMO_FACILITIES.find(({ id }) => id === aCase.facilityId);
  if (facility === undefined || WITHOUT_LINES.includes(aCase.status)) return [];
  const status = aCase.status === 'SignOutCompleted' ? 'Ready' : 'Pending';
  const sent = findSentCase(aCase);
  const payer = payerOf(facility, requisition);
  return linesOfCase(sent, facility, text, payer).map((line, at) => ({
    ...autoLine(nowMs, sent, facility, text, line),
    ...debtorOf(payer),
    id: `bil_${aCase.id.slice(4)}-${at + 1}`,
    status,
    amountCents: feeCents(line.code, line.units, sent.billingComponent),
  }));
}
