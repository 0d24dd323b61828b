import type { CaseRecord } from '../store/records/records.ts';
import { furtherCases } from './further-cases.ts';
import { PROVIDER, SECOND_PROVIDER } from './people.ts';
import { SKETCHES } from './sketches.ts';
import { imageOf } from './slides-of-images.ts';
import { timesOf, timesSince } from './times.ts';

/** Syllables of names that nobody has. */
const FIRST = ['Aro', 'Bel', 'Cyr', 'Dov', 'Eli', 'Fen', 'Gal', 'Hes', 'Ivo', 'Jor', 'Kel', 'Lum'];
const MIDDLE = ['ma', 'ri', 'vo', 'the', 'ni', 'sa', 'du', 'le', 'po', 'ka', 'zu'];
const LAST = [
  'thwick',
  'grane',
  'mondel',
  'stave',
  'brook',
  'quist',
  'fenn',
  'dahl',
  'wold',
  'rane',
  'cott',
  'by',
  'lund',
];

const pick = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** Most are to be had, as in a pool that keeps its readers busy. */
const STATUSES: readonly CaseRecord['status'][] = [
  ...Array.from({ length: 6 }, () => 'Available' as const),
  'Selected',
  'SignOutCompleted',
  'SignOutCompleted',
  'AdditionalWorkRequested',
];
const HOURS = 37;
const HOUR_MS = 3_600_000;

function patientOf(number: number): Pick<CaseRecord['patientInfo'], 'lastName' | 'firstName' | 'birthDate'> {
  const day = new Date(Date.UTC(1931, 0, 1 + ((number * 7919) % 30_000)));
  return {
    lastName: `${pick(FIRST, number)}${pick(MIDDLE, number >> 2)}${pick(LAST, number >> 1)}`,
    firstName: `${pick(FIRST, number * 5 + 3)}${pick(MIDDLE, number * 3 + 1)}`,
    birthDate: day.toISOString().slice(0, 10),
  };
}

/** The case of the template under other names, with `images` images spread over its slides. */
function copyOf(template: CaseRecord, number: number, { images, hours, nowMs }: Spread): CaseRecord {
  const caseID = `DP-2025-${String(number).padStart(6, '0')}`;
  const accession = `MNY25-${String(number).padStart(6, '0')}`;
  const status = pick(STATUSES, number);
  const reader = status === 'Available' ? null : pick([PROVIDER, SECOND_PROVIDER], number >> 3);
  const slides = template.specimens.flatMap(({ subsections }) => subsections).length;
  let slide = 0;
  return {
    ...template,
    id: `cas_${caseID.toLowerCase()}`,
    caseID,
    caseRecordId: accession,
    status,
    assignedProviderId: reader,
    signerId: status === 'SignOutCompleted' ? reader : null,
    reportState: status === 'SignOutCompleted' ? 'Final' : 'None',
    ...timesSince({ ...template, status }, nowMs - (1 + ((number * HOURS) % hours)) * HOUR_MS, nowMs),
    patientInfo: {
      ...template.patientInfo,
      ...patientOf(number),
      medicalRecordNumber: `INV-${String(2_000_000 + number)}`,
    },
    specimens: template.specimens.map((specimen) => {
      const subsections = specimen.subsections.map((subsection) => {
        const own = Math.floor((images * (slide + 1)) / slides) - Math.floor((images * slide) / slides);
        slide += 1;
        return {
          ...subsection,
          id: `sub_${caseID.toLowerCase()}-${String(slide)}`,
          slideCount: own,
          images: Array.from({ length: own }, (_, image) =>
            imageOf(
              `many-${String(number)}-${String(slide)}-${String(image + 1)}`,
              `${accession}_${String(slide)}-${String(image + 1)}.svs`,
            ),
          ),
        };
      });
      const totalNumberSlides = subsections.reduce((sum, { slideCount }) => sum + slideCount, 0);
      return {
        ...specimen,
        id: `spc_${caseID.toLowerCase()}-${specimen.specimenID.toLowerCase()}`,
        facilitySpecimenID: `${accession}-${specimen.specimenID}`,
        totalNumberSlides,
        subsections,
      };
    }),
  };
}

interface Spread {
  readonly images: number;
  /** No case was sent out longer ago than this. */
  readonly hours: number;
  readonly nowMs: number;
}

/** As many invented cases as asked for, each with `images` images; the same ones every time. */
export function manyCases(count: number, images: number, nowMs: number, hours = 2_000): CaseRecord[] {
  const templates = furtherCases(SKETCHES, nowMs);
  return Array.from({ length: count }, (_, index) =>
    copyOf(pick(templates, index), index + 1, { images, hours, nowMs }),
  );
}

const LETTERS = 26;
/** A to Z, then AA and on, as a laboratory goes on. */
const letterOf = (index: number): string =>
  (index < LETTERS ? '' : String.fromCharCode(64 + Math.floor(index / LETTERS))) +
  String.fromCharCode(65 + (index % LETTERS));

/** One case with very many specimens and slides, in the hands of the first provider. */
export function hugeCase(specimens: number, slides: number, nowMs: number): CaseRecord {
  const [template] = manyCases(1, 1, nowMs);
  const part = template?.specimens[0];
  const block = part?.subsections[0];
  if (template === undefined || part === undefined || block === undefined)
    throw new Error('the first sketch has no slide');
  const caseID = 'DP-2024-000001';
  const slidesOf = (index: number): number =>
    Math.floor((slides * (index + 1)) / specimens) - Math.floor((slides * index) / specimens);
  return {
    ...template,
    id: `cas_${caseID.toLowerCase()}`,
    caseID,
    caseRecordId: 'HUG24-00001',
    status: 'Selected',
    assignedProviderId: PROVIDER,
    ...timesOf({ ...template, status: 'Selected' }, 8, nowMs),
    specimens: Array.from({ length: specimens }, (_, index) => {
      const specimenID = letterOf(index);
      const name = specimenID.toLowerCase();
      return {
        ...part,
        id: `spc_${caseID.toLowerCase()}-${name}`,
        specimenID,
        facilitySpecimenID: `HUG24-00001-${specimenID}`,
        totalNumberSlides: slidesOf(index),
        subsections: Array.from({ length: slidesOf(index) }, (_, at) => ({
          ...block,
          id: `sub_${caseID.toLowerCase()}-${name}${String(at + 1)}`,
          displayId: `${specimenID}${String(at + 1)}`,
          facilityId: `HUG24-00001 ${specimenID}${String(at + 1)}`,
          slideCount: 1,
          images: [
            imageOf(`huge-${name}-${String(at + 1)}`, `HUG24-00001_${specimenID}${String(at + 1)}.svs`),
          ],
        })),
      };
    }),
  };
}
