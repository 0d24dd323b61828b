import type { QaDiagnosisZodType } from '#contracts/generated/schemas/qa-diagnosis.ts';
import type { CaseRecord } from '../../records.ts';
import type { World } from '../../seed.ts';

/** The first reader's diagnosis of each specimen that has one. */
export const writtenDiagnosis = (world: World, { id }: CaseRecord): readonly QaDiagnosisZodType[] =>
  (world.diagnoses.find(id)?.texts ?? [])
    .map(({ specimenID, text }) => ({ specimenID, text: text.trim().slice(0, 10_000) }))
    .filter(({ text }) => text !== '');

/** Specimens without a text, by letter. */
export const specimensWithout = (
  { specimens }: CaseRecord,
  written: readonly QaDiagnosisZodType[],
): readonly string[] =>
  specimens
    .map(({ specimenID }) => specimenID)
    .filter((letter) => !written.some(({ specimenID, text }) => specimenID === letter && text.trim() !== ''));
