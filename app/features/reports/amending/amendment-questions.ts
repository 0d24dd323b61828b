import { PATIENT_FIELDS } from '#app/core/reports/amended-patient.ts';
import { FIELD_LABELS } from '#app/core/reports/field-labels.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Question } from '#app/ui/forms/versions/typed-answers.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { AmendmentKind, FinalReport } from '#contracts/generated/wire.ts';
import { CHANNEL_LABELS } from '../report-words.ts';

const SPECIMEN_FIELDS = ['bodysite', 'subsite', 'laterality', 'specimenType', 'diagnosis'] as const;
const CASE_FIELDS = ['comment', 'microscopic', 'gross', 'orderingPhysician'] as const;

/** What the form of an addition asks, by which two versions of it are compared: each text of the report is one question. */
export function amendmentQuestions({ diagnoses }: FinalReport, what: AmendmentKind): readonly Question[] {
  const reason = { name: 'reason', label: 'Reason' };
  if (what === 'Addendum') return [reason, { name: 'text', label: 'Text of the addendum' }];
  return [
    reason,
    { name: 'cause', label: 'What went wrong', choices: choicesOf(labels.AmendmentCause) },
    ...PATIENT_FIELDS.map((field) => ({ name: `patient.${field}`, label: FIELD_LABELS[field] })),
    ...diagnoses.flatMap(({ specimenID }, row) =>
      SPECIMEN_FIELDS.map((field) => ({
        name: `specimens.${String(row)}.${field}`,
        label: `${FIELD_LABELS[field]}, specimen ${specimenID}`,
        ...(field === 'laterality' ? { choices: choicesOf(labels.Laterality) } : {}),
      })),
    ),
    ...CASE_FIELDS.map((field) => ({ name: field, label: FIELD_LABELS[field] })),
    { name: 'others', label: 'Other corrections', choices: choicesOf(FIELD_LABELS) },
    { name: 'told', label: 'Who was told of the change', choices: choicesOf(CHANNEL_LABELS) },
  ];
}
