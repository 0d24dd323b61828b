import { gapTexts } from '#app/core/diagnosis/templates.ts';
import type { PrimaryDiagnosisInputZodType } from '#contracts/generated/schemas/primary-diagnosis-input.ts';
import { refuse } from '../../http/refusal.ts';
import type { CaseRecord } from '../../store/records/records.ts';

type Faults = Record<string, string[]>;

/** Holds a text to its case. Nothing need be complete; what is there has to be about this case's own parts. */
export function requireDiagnosisFields(body: PrimaryDiagnosisInputZodType, aCase: CaseRecord): void {
  const faults: Faults = {
    ...strangeSpecimens(body, aCase),
    ...findDoubledSpecimens(body),
    ...strangeImages(body, aCase),
    ...strangeMarks(body, aCase),
  };
  if (body.urgentResult?.isUrgent === true && body.urgentResult.communication === null)
    faults['urgentResult.communication'] = ['Say who was told and when.'];
  if (Object.keys(faults).length > 0) throw refuse('VALIDATION_FAILED', { status: 422, fields: faults });
}

function strangeSpecimens(body: PrimaryDiagnosisInputZodType, aCase: CaseRecord): Faults {
  const { diagnoses, synoptic = [], ancillary = [], findings = [] } = body;
  const letters = aCase.specimens.map(({ specimenID }) => specimenID);
  const parts = Object.entries({ diagnoses, synoptic, ancillary, findings });
  const strange = parts.flatMap(([part, rows]) =>
    rows.flatMap(({ specimenID }, at) =>
      specimenID === null || letters.includes(specimenID)
        ? []
        : [[`${part}.${at}.specimenID`, [`The case has no specimen ${specimenID}.`]] as const],
    ),
  );
  return Object.fromEntries(strange.map(([field, texts]) => [field, [...texts]]));
}

function findDoubledSpecimens({ diagnoses }: PrimaryDiagnosisInputZodType): Faults {
  const faults: Faults = {};
  for (const [at, { specimenID }] of diagnoses.entries())
    if (diagnoses.findIndex((other) => other.specimenID === specimenID) !== at)
      faults[`diagnoses.${at}.specimenID`] = [`Specimen ${specimenID} is given twice.`];
  return faults;
}

/** Every image that the case has or had: a slide that was replaced stays named until its reader has seen that it was. */
const everyImage = ({ specimens }: CaseRecord): readonly string[] =>
  specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ images }) => images.map(({ imageId }) => imageId)),
  );

function strangeImages({ keyImages = [] }: PrimaryDiagnosisInputZodType, aCase: CaseRecord): Faults {
  const known = everyImage(aCase);
  const faults: Faults = {};
  for (const [at, { imageId }] of keyImages.entries())
    if (!known.includes(imageId)) faults[`keyImages.${at}.imageId`] = ['The case has no such image.'];
  return faults;
}

function strangeMarks({ citedMarks = [] }: PrimaryDiagnosisInputZodType, aCase: CaseRecord): Faults {
  const known = everyImage(aCase);
  const faults: Faults = {};
  for (const [at, { imageId, number }] of citedMarks.entries()) {
    if (!known.includes(imageId)) faults[`citedMarks.${at}.imageId`] = ['The case has no such image.'];
    if (citedMarks.findIndex((other) => other.number === number) !== at)
      faults[`citedMarks.${at}.number`] = [`Mark ${number} is given twice.`];
  }
  return faults;
}

/** A text that the facility is shown has a diagnosis for every specimen, and no gap of a template in it. */
export function requireNoGaps(body: PrimaryDiagnosisInputZodType, aCase: CaseRecord): void {
  const { diagnoses, comment = null, microscopic = null, intraoperative } = body;
  const unwritten = aCase.specimens
    .map(({ specimenID }) => specimenID)
    .filter((letter) =>
      diagnoses.every(({ specimenID, text }) => specimenID !== letter || text.trim() === ''),
    )
    .map((letter) => [`diagnoses.${letter}`, [`Write the diagnosis of specimen ${letter}.`]] as const);
  const consultation = 'the intraoperative consultation';
  const unfilled = [
    ...diagnoses.map(
      ({ specimenID, text }) =>
        [`diagnoses.${specimenID}`, gapTexts(text, `the diagnosis of specimen ${specimenID}`)] as const,
    ),
    ['comment', gapTexts(comment, 'the comment')] as const,
    ['microscopic', gapTexts(microscopic, 'the microscopic description')] as const,
    ['intraoperative.result', gapTexts(intraoperative?.result ?? null, consultation)] as const,
    ['intraoperative.correlation', gapTexts(intraoperative?.correlation ?? null, consultation)] as const,
  ].filter(([, texts]) => texts.length > 0);
  const fields = Object.fromEntries([...unwritten, ...unfilled]);
  if (Object.keys(fields).length > 0) throw refuse('DIAGNOSIS_INCOMPLETE', { fields });
}
