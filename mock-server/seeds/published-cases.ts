import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { CaseRecord, type SpecimenRecord } from '../store/records/records.ts';
import { PROVIDER, SECOND_PROVIDER } from './people.ts';
import { imageOf } from './slides-of-images.ts';
import { timesOf } from './times.ts';

const Subsection = z.object({
  ...CaseRecord.shape.specimens.element.shape.subsections.element.omit({ images: true }).shape,
  id: z.string(),
  images: z.array(z.object({ fileName: z.string(), fileContent: z.string() })),
});

/** The twelve cases of data/demo-cases.json, as far as the mock reads them; the rest of each is for later. */
const PublishedCase = z.object({
  caseID: z.string(),
  caseRecordId: z.string(),
  type: CaseRecord.shape.type,
  patientInfo: CaseRecord.shape.patientInfo,
  slides: z.array(
    z.object({
      ...CaseRecord.shape.specimens.element.omit({ subsections: true, id: true }).shape,
      subsections: z.array(Subsection),
    }),
  ),
  facility: z.object({ facilityId: z.string() }),
  status: z.enum(CASE_STATUSES),
  priority: CaseRecord.shape.priority,
  subspecialtyRequested: z.string(),
  delivery: z.enum(['Upload_the_Slide_Images', 'Mail_the_Slides']),
  clinicalInfo: CaseRecord.shape.clinicalInfo,
  gross: z.string(),
  expectedBilling: z.object({ billingComponent: CaseRecord.shape.billingComponent }),
  assignedProviderId: z.string().optional(),
  qaProviderId: z.string().optional(),
});
type PublishedCase = z.infer<typeof PublishedCase>;

const READERS: Readonly<Record<string, string>> = {
  'demo-prov-1': PROVIDER,
  'demo-prov-2': SECOND_PROVIDER,
  'demo-prov-3': PROVIDER,
  'demo-prov-4': SECOND_PROVIDER,
};

/** How long the case has been Available, in the order of the file (see `timesOf`): some fresh, one nearly due. */
const HOURS_AVAILABLE = [5, 400, 70, 22, 240, 60, 430, 0, 30, 0, 16, 0];

/** A report is begun with the first word of its text, and a second review is asked for of a written one. */
const REPORT_STATES: Readonly<Partial<Record<string, CaseRecord['reportState']>>> = {
  QAReview: 'Draft',
  SignOutCompleted: 'Final',
};

export function listPublishedCases(nowMs: number): CaseRecord[] {
  const file = readFileSync(new URL('./data/demo-cases.json', import.meta.url), 'utf8');
  const { cases } = z.object({ cases: z.array(PublishedCase) }).parse(JSON.parse(file));
  return cases.map((given, index) => recordOf(given, HOURS_AVAILABLE[index] ?? 10, nowMs));
}

function recordOf(given: PublishedCase, hoursAvailable: number, nowMs: number): CaseRecord {
  const specimens = given.slides.map((specimen) => specimenOf(specimen, given));
  const facilityId = `fac_${given.facility.facilityId.replace('-fac', '')}`;
  return {
    id: `cas_${given.caseID.toLowerCase()}`,
    caseID: given.caseID,
    caseRecordId: given.caseRecordId,
    version: 3,
    status: given.status,
    priority: given.priority,
    type: given.type,
    subspecialty: given.subspecialtyRequested,
    billingComponent: given.expectedBilling.billingComponent,
    facilityId,
    assignedProviderId: READERS[given.assignedProviderId ?? ''] ?? null,
    qaProviderId: READERS[given.qaProviderId ?? ''] ?? null,
    earlierSignerIds: [],
    releases: [],
    holds: [],
    ...timesOf(
      { ...given, facilityId, subspecialty: given.subspecialtyRequested, specimens },
      hoursAvailable,
      nowMs,
    ),
    reportState: REPORT_STATES[given.status] ?? 'None',
    postSignOut: 'None',
    signerId: given.status === 'SignOutCompleted' ? (READERS[given.assignedProviderId ?? ''] ?? null) : null,
    patientInfo: given.patientInfo,
    clinicalInfo: given.clinicalInfo,
    gross: given.gross,
    material: given.delivery === 'Mail_the_Slides' ? 'glass' : 'digital',
    specimens,
    // A second review is asked for once every slide was opened.
    openedImageIds: given.status === 'QAReview' ? listImageIds(specimens) : [],
  };
}

const listImageIds = (specimens: readonly SpecimenRecord[]): string[] =>
  specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ images }) => images.map(({ imageId }) => imageId)),
  );

function specimenOf(
  specimen: PublishedCase['slides'][number],
  { caseID, status }: PublishedCase,
): SpecimenRecord {
  return {
    ...specimen,
    // Received on the day that it was taken; what is only a draft may still lack it.
    ...(status === 'Draft' ? {} : { receivedDate: specimen.specimenCollectionDate }),
    id: `spc_${caseID}-${specimen.specimenID}`.toLowerCase(),
    subsections: specimen.subsections.map((subsection) => ({
      ...subsection,
      id: `sub_${subsection.id}`.toLowerCase(),
      images: subsection.images.map(({ fileContent, fileName }) => imageOf(fileContent, fileName)),
    })),
  };
}
