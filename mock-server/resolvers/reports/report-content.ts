import { ageOn } from '#app/core/cases/age.ts';
import { citedNumbers } from '#app/core/citing/cited-gaps.ts';
import { reportableLength } from '#app/core/citing/sight.ts';
import { listLabel, listLabelOrNull } from '#app/core/reference/list-labels.ts';
import { linesOf } from '#app/core/reports/amended.ts';
import { writtenDifferences } from '#app/core/reports/differences.ts';
import { notedOf } from '#app/core/slides/received-slides.ts';
import { historyText } from '#app/core/text/history-text.ts';
import type { ReportReadingSiteZodType } from '#contracts/generated/schemas/report-reading-site.ts';
import { type DraftText, textOfSpecimen, wordsOf } from '../../rules/cases/draft-text.ts';
import { mailedSlidesOf } from '../../rules/cases/requisitions.ts';
import { findSentCase, type SentCase } from '../../rules/cases/sent-case.ts';
import { canonical, sha256 } from '../../store/hashes.ts';
import type { RequisitionRecord } from '../../store/records/case-form.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import type { ClinicalText, DiagnosisRecord, ReportContent } from '../../store/records/reports.ts';
import { presentImages } from '../cases/case-forms.ts';
import { slideOf } from '../diagnosis/cited-marks.ts';

type Receipt = RequisitionRecord['receipt'];

/** Everything that the first version of a report is made from. */
interface ReportSources {
  readonly aCase: CaseRecord;
  readonly facility: FacilityRecord;
  readonly laboratory: ReportContent['laboratory'] | null;
  readonly clinical: ClinicalText;
  readonly requisition: Pick<RequisitionRecord, 'patient' | 'receipt' | 'delivery'>;
  readonly text: DraftText;
  /** What the facility reads of the case until it is signed; null for nothing. */
  readonly shown: DiagnosisRecord['shared'];
  readonly reportId: string;
  readonly codes: ReportContent['codes'];
  /** Null while nobody has signed. */
  readonly signed: { readonly site: ReportReadingSiteZodType; readonly at: string } | null;
}

/** The sections of the final report in the order of the printed page (domain rules of the final report). */
export function reportContent(sources: ReportSources): ReportContent {
  const { shown } = sources;
  const content = contentOf(sources);
  if (shown === null) return content;
  const before = contentOf({ ...sources, text: shown });
  const differences = writtenDifferences(before, content, sources.facility.timeZone);
  return { ...content, preliminary: { sharedAt: shown.sharedAt, differences } };
}

function contentOf(sources: ReportSources): ReportContent {
  const { text, clinical, requisition, signed, reportId, codes } = sources;
  const aCase = findSentCase(sources.aCase);
  return {
    reportId,
    caseId: aCase.id,
    version: signed === null ? 0 : 1,
    heading: signed === null ? 'PRELIMINARY' : 'FINAL',
    laboratory: laboratoryOf(sources),
    interpretedAt: signed?.site ?? null,
    preliminary: null,
    patient: patientOf(aCase, requisition.patient.healthCardNumber),
    case: { caseRecordId: aCase.caseRecordId, caseID: aCase.caseID, type: aCase.type },
    dates: datesOf(aCase, requisition.receipt, signed?.at ?? null),
    ordering: {
      submittingPhysician: aCase.clinicalInfo.submittingPhysician,
      submittingPhysicianNpi: clinical.submittingPhysicianNpi,
      copies: clinical.copyTo.map(({ name }) => name),
    },
    diagnoses: diagnosesOf(aCase, text),
    comment: text.comment,
    colleagues: text.colleagues,
    urgentCommunication: text.urgentResult.communication,
    synoptic: text.synoptic,
    ancillary: text.ancillary,
    intraoperative: text.intraoperative ?? intraoperativeOf(clinical),
    microscopic: text.microscopic ?? (text.seeDiagnosis ? 'See diagnosis.' : null),
    gross: { text: aCase.gross, grossedBy: null, grossedAt: null },
    clinicalInformation: clinicalOf(aCase, clinical),
    specimenCondition: conditionOf(aCase, requisition),
    images: imagesOf(aCase, text),
    citedMarks: citedOf(aCase, text),
    codes,
    addenda: [],
  };
}

/** Until the facility has told its address its state has to do. */
const laboratoryOf = ({ laboratory, facility }: ReportSources): ReportContent['laboratory'] =>
  laboratory ?? {
    name: facility.name,
    address: {
      line1: facility.name,
      line2: null,
      city: facility.stateName,
      region: facility.country === 'Other' ? null : facility.state,
      // The contract wants one, and an invented one would be taken for the laboratory's.
      postalCode: 'N/A',
      country: facility.country,
    },
    phone: null,
    clia: null,
    cap: null,
    director: null,
  };

function patientOf(
  { patientInfo, specimens }: SentCase,
  healthCardNumber: string | null,
): ReportContent['patient'] {
  const { lastName, firstName, birthDate, gender, medicalRecordNumber } = patientInfo;
  const collected = specimens.flatMap(({ specimenCollectionDate: day }) => (day === null ? [] : [day]))[0];
  return {
    lastName,
    firstName,
    birthDate,
    gender,
    medicalRecordNumber,
    healthCardNumber,
    age: collected === undefined ? null : ageOn(birthDate, collected),
  };
}

const datesOf = (
  { specimens }: CaseRecord,
  receipt: Receipt,
  reportedAt: string | null,
): ReportContent['dates'] => ({
  collections: specimens.map(
    ({ specimenID, specimenCollectionDate, collectionTime, receivedDate = null }) => ({
      specimenID,
      specimenCollectionDate,
      collectionTime,
      receivedDate,
    }),
  ),
  receivedAt: receipt?.receivedAt ?? null,
  reportedAt,
  amendedAt: [],
});

/** What was wrong with mailed slides when they were counted, and what was done about it. */
function conditionOf({ specimens }: CaseRecord, requisition: ReportSources['requisition']): string | null {
  const slides = specimens.flatMap(({ subsections }) => subsections);
  const lines = mailedSlidesOf(requisition).flatMap(({ subsectionId, ...counted }) => {
    const slide = slides.find(({ id }) => id === subsectionId);
    const said = notedOf(counted, slide?.slideCount);
    return said.length === 0 ? [] : [`Slide ${slide?.displayId ?? subsectionId}: ${said.join('; ')}`];
  });
  return lines.join('\n') || null;
}

/** In the words that people read: a report keeps what was signed, whatever becomes of the lists. */
const diagnosesOf = ({ specimens }: SentCase, text: DraftText): ReportContent['diagnoses'] =>
  specimens.map(({ specimenID, facilitySpecimenID, bodysite, subsite, laterality, specimenType }) => ({
    specimenID,
    facilitySpecimenID,
    bodysite: listLabelOrNull(bodysite),
    subsite: listLabelOrNull(subsite),
    laterality,
    specimenType: listLabel(specimenType),
    lines: linesOf(textOfSpecimen(text, specimenID).text),
  }));

/** What the facility told of the reading during surgery is repeated where the reader has written nothing of it. */
const intraoperativeOf = ({ intraoperativeResult: result }: ClinicalText): ReportContent['intraoperative'] =>
  result === null ? null : { result, correlation: null };

const clinicalOf = (
  { clinicalInfo }: CaseRecord,
  { historyNotProvided }: ClinicalText,
): ReportContent['clinicalInformation'] => ({
  history: historyText({ history: clinicalInfo.history, historyNotProvided }),
  clinicalImpression: clinicalInfo.clinicalImpression,
  icd10: clinicalInfo.icd10,
});

/** What the texts cite, as its reader saw it: from the signature on it is the report's own. */
function citedOf(aCase: CaseRecord, text: DraftText): ReportContent['citedMarks'] {
  const cited = citedNumbers(wordsOf(text));
  return text.citedMarks
    .filter(({ number }) => cited.has(number))
    .toSorted((one, other) => one.number - other.number)
    .map(({ seen, ...mark }) => ({
      ...mark,
      slide: slideOf(aCase, mark.imageId) ?? mark.imageId,
      // No text of the report may say a length on an assumed scale, and neither may its list of marks.
      sight: { ...seen, value: reportableLength(seen) },
    }));
}

function imagesOf(aCase: CaseRecord, { keyImages }: DraftText): ReportContent['images'] {
  const present = new Set(presentImages(aCase.specimens).map(({ imageId }) => imageId));
  return keyImages.flatMap(({ imageId, caption, scaleBarMicrometres }) => {
    const slide = present.has(imageId) ? slideOf(aCase, imageId) : null;
    return slide === null ? [] : [{ imageId, slide, caption, scaleBarMicrometres }];
  });
}

/** SHA-256 in hexadecimal digits of the canonical text of a report. */
export const reportHash = (content: ReportContent): string => sha256(canonical(content));
