import type { QaDiagnosisZodType } from '#contracts/generated/schemas/qa-diagnosis.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/** What a second review takes of one specimen's text. */
const LONGEST_TEXT = 10_000;

/** The first reader's diagnosis of each specimen that has one. */
export const readWrittenDiagnosis = (world: World, { id }: CaseRecord): readonly QaDiagnosisZodType[] =>
  (world.diagnoses.find(id)?.texts ?? [])
    .map(({ specimenID, text }) => ({ specimenID, text: text.trim().slice(0, LONGEST_TEXT) }))
    .filter(({ text }) => text !== '');

/** Specimens without a text, by letter. */
export const specimensWithout = (
  { specimens }: CaseRecord,
  written: readonly QaDiagnosisZodType[],
): readonly string[] =>
  specimens
    .map(({ specimenID }) => specimenID)
    .filter((letter) => !written.some(({ specimenID, text }) => specimenID === letter && text.trim() !== ''));
