import { specimenIn } from '#app/core/diagnosis/fields.ts';
import { withoutId } from '#app/core/objects.ts';
import { signOutChecklist } from '#app/core/sign-out/checklist.ts';
import type { NamedCase } from '#app/core/sign-out/other-patients.ts';
import { textWarnings } from '#app/core/sign-out/text-warnings.ts';
import type { PrimaryDiagnosisZodType } from '#contracts/generated/schemas/primary-diagnosis.ts';
import type { Caller } from '../../http/authentication.ts';
import { facilityOf } from '../../rules/cases/case-of.ts';
import {
  type DraftText,
  NO_TEXT,
  onlyText,
  otherTextsOf,
  textOfSpecimen,
} from '../../rules/cases/draft-text.ts';
import { requisitionOf } from '../../rules/cases/requisitions.ts';
import { findSentCase, isSent, type SentCase } from '../../rules/cases/sent-case.ts';
import { prospectiveReview } from '../../rules/tasks/qa-state.ts';
import { etagOf } from '../../rules/versions.ts';
import type { SlideLibrary } from '../../slides/library.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { DiagnosisRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { caseNumberOf } from '../cases/case-forms.ts';
import { reportContent } from '../reports/report-content.ts';
import { isFacilitySide } from './case-sight.ts';
import { citedMarksOf } from './cited-marks.ts';
import { clinicalTextOf } from './clinical-text.ts';
import { signableCase } from './signable.ts';

const OPEN: readonly CaseRecord['status'][] = ['Selected', 'AdditionalWorkRequested'];

/** The text is locked for a second review, and after sign-out only an amendment changes the report. */
export const isDiagnosisOpen = (world: World, { id, status, assignedProviderId }: CaseRecord): boolean =>
  OPEN.includes(status) ||
  // A minor disagreement keeps the case in review, and its reader may take it over into the text.
  (status === 'QAReview' &&
    prospectiveReview(world, id, assignedProviderId)?.result?.agreement === 'MinorDisagreement');

interface Reading {
  readonly world: World;
  readonly now: number;
  readonly slides: SlideLibrary;
  readonly caller: Caller;
}

export function diagnosisForm(reading: Reading, aCase: CaseRecord): PrimaryDiagnosisZodType {
  const { world, caller } = reading;
  const saved = world.diagnoses.find(aCase.id);
  const version = saved?.version ?? 0;
  const { texts, citedMarks, ...text } = readText(caller, aCase, saved);
  const mayEdit = isDiagnosisOpen(world, aCase) && aCase.assignedProviderId === caller.user.id;
  const amendment = isFacilitySide(caller) ? null : world.openAmendments.find(aCase.id);
  return {
    caseId: aCase.id,
    caseID: caseNumberOf(aCase),
    version,
    etag: etagOf({ version }),
    caseVersion: aCase.version,
    status: aCase.status,
    reportState: aCase.reportState,
    allowedActions: mayEdit ? ['edit'] : [],
    savedAt: saved?.savedAt ?? null,
    savedBy: saved?.savedBy ?? null,
    releasedBy: writerBefore(aCase, saved),
    sharedAt: aCase.reportState === 'Preliminary' ? (saved?.shared?.sharedAt ?? null) : null,
    changedSinceShown: changedSinceShown(reading, aCase, saved),
    diagnoses: findSentCase(aCase).specimens.map(
      ({ specimenID, facilitySpecimenID, bodysite, subsite, laterality, specimenType }) => ({
        specimenID,
        facilitySpecimenID,
        bodysite,
        subsite,
        laterality,
        specimenType,
        ...textOfSpecimen({ texts, citedMarks, ...text }, specimenID),
      }),
    ),
    ...text,
    citedMarks: isFacilitySide(caller) ? [] : citedMarksOf(reading, aCase, citedMarks),
    gross: aCase.gross,
    ...judge(reading, aCase, saved ?? NO_TEXT),
    earlierTexts: mayEdit ? earlierTexts(saved) : [],
    openAmendment: amendment === null ? null : withoutId(amendment),
  };
}

const LONG_TEXTS = [
  'diagnosis',
  'microscopic',
  'comment',
  'intraoperativeResult',
  'intraoperativeCorrelation',
] as const;

const earlierTexts = (saved: DiagnosisRecord | null): PrimaryDiagnosisZodType['earlierTexts'] =>
  (saved?.earlier ?? []).map(({ name, text, at }) => {
    const field = LONG_TEXTS.find((one) => name.startsWith(one)) ?? 'comment';
    return { field, specimenID: specimenIn(name), text, replacedAt: at };
  });

function changedSinceShown({ world, caller }: Reading, aCase: CaseRecord, saved: DiagnosisRecord | null) {
  if (isFacilitySide(caller) || aCase.reportState !== 'Preliminary' || saved === null) return [];
  const { preliminary } = reportContent({
    aCase,
    facility: facilityOf(world, aCase),
    laboratory: null,
    clinical: clinicalTextOf(world, aCase.id),
    requisition: requisitionOf(world, aCase),
    text: saved,
    shown: saved.shared,
    reportId: aCase.id,
    codes: [],
    signed: null,
  });
  return (preliminary?.differences ?? []).map(({ section, specimenID }) => ({ section, specimenID }));
}

/** A facility reads what was shared, not what has been typed since. */
function readText(caller: Caller, aCase: CaseRecord, saved: DiagnosisRecord | null): DraftText {
  const isShared = isFacilitySide(caller) && aCase.reportState === 'Preliminary';
  const source = isShared ? (saved?.shared ?? null) : saved;
  return source === null ? NO_TEXT : onlyText(source);
}

/** Checklist and warnings are the reader's own tools; a facility gets neither. */
function judge(reading: Reading, aCase: CaseRecord, text: DraftText) {
  if (isFacilitySide(reading.caller)) return { checklist: [], warnings: [] };
  const reader =
    aCase.assignedProviderId === null ? null : reading.world.users.find(aCase.assignedProviderId);
  const sent = findSentCase(aCase);
  const signable = signableCase({ ...reading, signer: reader }, sent, text, null);
  return {
    checklist: [...signOutChecklist(signable)],
    warnings: [
      ...textWarnings({
        ...namedCase(sent),
        gender: sent.patientInfo.gender,
        specimens: signable.specimens,
        otherTexts: otherTextsOf(text),
        openBeside: openBeside(reading, aCase),
      }),
    ],
  };
}

const namedCase = ({ caseID, caseRecordId, patientInfo }: SentCase): NamedCase => ({
  caseID,
  caseRecordId,
  patient: patientInfo,
});

/** The reader's other open cases. Nobody else is told of them: who looks on may not know of those cases. */
function openBeside({ world, caller }: Reading, aCase: CaseRecord): readonly NamedCase[] {
  if (aCase.assignedProviderId !== caller.user.id) return [];
  return world.cases
    .by('holder', caller.user.id)
    .filter((one) => one.id !== aCase.id)
    .flatMap((one) => (isSent(one) ? [namedCase(one)] : []));
}

/** Whoever wrote the text while somebody else has the case now, or nobody: however it left its writer. */
function writerBefore({ assignedProviderId }: CaseRecord, saved: DiagnosisRecord | null) {
  const writer = saved?.savedBy ?? null;
  return writer?.userId === assignedProviderId ? null : writer;
}
