import { z } from 'zod';
import type { QaDiagnosisZodType } from '#contracts/generated/schemas/qa-diagnosis.ts';
import type { CaseRecord } from '../../records.ts';
import type { World } from '../../seed.ts';

/** As much of a report in writing as a second review needs. */
const FoundDiagnosis = z.object({
  diagnoses: z.array(z.object({ specimenID: z.string(), text: z.string() })),
});

/** What the reports' store may offer: the reader's text, under the id of its case. */
interface DiagnosesByCase {
  readonly diagnoses?: { find(caseId: string): unknown };
}

/** The first reader's diagnosis of each specimen that has one. */
export function writtenDiagnosis(
  world: World & DiagnosesByCase,
  { id }: CaseRecord,
): readonly QaDiagnosisZodType[] {
  const found = FoundDiagnosis.safeParse(world.diagnoses?.find(id));
  const written = found.success ? found.data.diagnoses : [];
  return written
    .map(({ specimenID, text }) => ({ specimenID, text: text.trim().slice(0, 10_000) }))
    .filter(({ text }) => text !== '');
}

/** Specimens without a text, by letter. */
export const specimensWithout = (
  { specimens }: CaseRecord,
  written: readonly QaDiagnosisZodType[],
): readonly string[] =>
  specimens
    .map(({ specimenID }) => specimenID)
    .filter((letter) => !written.some(({ specimenID, text }) => specimenID === letter && text.trim() !== ''));
