import type { QaDiagnosisZodType } from '#contracts/generated/schemas/qa-diagnosis.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import type { QaReviewRecord } from '../../store/records/work.ts';
import type { World } from '../../world.ts';

/** What a second review takes of one specimen's text. */
const LONGEST_TEXT = 10_000;

/**
 * What a review after sign-out is about: the report as it is valid, for an amendment leaves the reader's own text as it
 * was, and, once there is a result, as it was valid then. Null before sign-out.
 */
export function reviewedReport(world: World, { caseId, kind, result }: QaReviewRecord): ReportContent | null {
  if (kind === 'Prospective') return null;
  const at = result === null ? Infinity : Date.parse(result.submittedAt);
  const [latest] = world.reportVersions
    .by('case', caseId)
    .filter(({ signature }) => Date.parse(signature.signedAt) <= at)
    .toSorted((one, other) => other.content.version - one.content.version);
  return latest?.content ?? null;
}

/** The first reader's diagnosis of each specimen that has one; once there is a result, the one that it is about. */
export const readOriginal = (
  world: World,
  { caseId, reviewed }: QaReviewRecord,
  report: ReportContent | null,
): readonly QaDiagnosisZodType[] =>
  reviewed ??
  (
    report?.diagnoses.map(({ specimenID, lines }) => ({ specimenID, text: lines.join('\n') })) ??
    world.diagnoses.find(caseId)?.texts ??
    []
  )
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
