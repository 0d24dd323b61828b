import type { CaseRecord, SpecimenRecord } from '../store/records/records.ts';
import { imageOf } from './slides-of-images.ts';
import { timesOf } from './times.ts';

/** One block of tissue: its stains in order, 'H&E' where none is named, and how many slides of each. */
interface Block {
  readonly stain?: string;
  readonly slides?: number;
}

/** Values of the reference lists, as the case form stores them. */
interface Part {
  readonly type: string;
  readonly site: string;
  readonly subsite: string;
  readonly side?: 'Left' | 'Right';
  readonly blocks: readonly Block[];
}

/** An invented case in short. `born` and `collectedHoursAgo` are the only times that are not told from the clock. */
export interface Sketch {
  readonly accession: string;
  readonly patient: readonly [last: string, first: string, born: string, gender: 'Male' | 'Female' | 'Other'];
  readonly race: string | null;
  readonly facilityId: string;
  readonly subspecialty: string;
  readonly priority: CaseRecord['priority'];
  readonly consultation?: true;
  readonly component: CaseRecord['billingComponent'];
  readonly hoursAvailable: number;
  readonly history: string;
  readonly impression: string | null;
  readonly icd10: readonly string[];
  readonly gross: string;
  readonly parts: readonly Part[];
}

const FIRST_NUMBER = 13;
const HOUR_MS = 3_600_000;
const COLLECTION_TO_POOL_HOURS = 30;

export function furtherCases(sketches: readonly Sketch[], nowMs: number): CaseRecord[] {
  return sketches.map((sketch, index) => recordOf(sketch, FIRST_NUMBER + index, nowMs));
}

const NOT_SIGNED = { reportState: 'None', postSignOut: 'None', signerId: null } as const;

/** Names of nobody. */
const PHYSICIANS = ['E. Marlowe', 'N. Cresswell', 'T. Abernathy'];

function recordOf(sketch: Sketch, number: number, nowMs: number): CaseRecord {
  const caseID = `DP-2026-${String(number).padStart(6, '0')}`;
  const [lastName, firstName, birthDate, gender] = sketch.patient;
  const type = sketch.consultation
    ? ({ value: 'Consultation', displayName: 'Consultation' } as const)
    : ({ value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' } as const);
  const { priority, subspecialty, facilityId } = sketch;
  const specimenTypes = sketch.parts.map((part) => ({ specimenType: part.type }));
  const times = timesOf(
    { status: 'Available', priority, type, subspecialty, facilityId, specimens: specimenTypes },
    sketch.hoursAvailable,
    nowMs,
  );
  if (times.availableAt === null) throw new Error('a case of the pool has become Available at some time');
  const collectedAt = new Date(Date.parse(times.availableAt) - COLLECTION_TO_POOL_HOURS * HOUR_MS);
  return {
    id: `cas_${caseID.toLowerCase()}`,
    caseID,
    caseRecordId: sketch.accession,
    version: 3,
    status: 'Available',
    priority,
    type,
    subspecialty,
    billingComponent: sketch.component,
    facilityId,
    assignedProviderId: null,
    qaProviderId: null,
    earlierSignerIds: [],
    releases: [],
    holds: [],
    ...NOT_SIGNED,
    ...times,
    patientInfo: {
      lastName,
      firstName,
      birthDate,
      gender,
      race: sketch.race,
      medicalRecordNumber: `INV-${700_000 + number * 137}`,
    },
    clinicalInfo: {
      history: sketch.history,
      clinicalImpression: sketch.impression,
      icd10: [...sketch.icd10],
      submittingPhysician: `Dr. ${PHYSICIANS[number % PHYSICIANS.length] ?? ''}`,
    },
    gross: sketch.gross,
    material: 'digital',
    specimens: sketch.parts.map((part, index) => specimenOf(sketch, caseID, part, index, collectedAt)),
    openedImageIds: [],
  };
}

function specimenOf(
  sketch: Sketch,
  caseID: string,
  part: Part,
  index: number,
  collectedAt: Date,
): SpecimenRecord {
  const letter = String.fromCharCode(65 + index);
  return {
    id: `spc_${caseID}-${letter}`.toLowerCase(),
    specimenID: letter,
    facilitySpecimenID: `${sketch.accession}-${letter}`,
    bodysite: part.site,
    subsite: part.subsite,
    laterality: part.side ?? 'Not_Applicable',
    specimenType: part.type,
    totalNumberSlides: part.blocks.reduce((sum, { slides = 1 }) => sum + slides, 0),
    specimenCollectionDate: collectedAt.toISOString().slice(0, 10),
    receivedDate: collectedAt.toISOString().slice(0, 10),
    collectionTime: collectedAt.toISOString().slice(11, 16),
    subsections: part.blocks.map((block, at) => subsectionOf(sketch, caseID, letter, block, at)),
  };
}

function subsectionOf(
  { accession }: Sketch,
  caseID: string,
  letter: string,
  { stain = 'H&E', slides = 1 }: Block,
  at: number,
): SpecimenRecord['subsections'][number] {
  const displayId = `${letter}${at + 1}`;
  const stainInName = stain.replaceAll(/[^A-Za-z0-9]+/g, '');
  return {
    id: `sub_${caseID}-${displayId}`.toLowerCase(),
    displayId,
    slideType: stain === 'H&E' ? 'HE' : 'IHC',
    slideCount: slides,
    facilityId: `${accession} ${displayId}`,
    stain,
    isRequested: false,
    requireRescan: false,
    requireRescanReason: null,
    images: Array.from({ length: slides }, (_, image) =>
      imageOf(
        `demo-${caseID.slice(-2)}-${letter.toLowerCase()}-${at + 1}-${image + 1}`,
        `${accession}_${displayId}-${image + 1}_${stainInName}.svs`,
      ),
    ),
  };
}
