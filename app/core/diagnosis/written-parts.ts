import type { CaseClinicalInfo, CaseType, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { type DiagnosisFields, fieldsOfDiagnosis, INTRAOPERATIVE_RESULT, synopticField } from './fields.ts';
import { readableText, type SlideNames } from './tables.ts';

const CASE_FIELDS = [
  'comment',
  'colleagues',
  'intraoperativeResult',
  'intraoperativeCorrelation',
  'microscopic',
  'ancillary',
  'findings',
  'keyImages',
] as const;

interface WrittenPart {
  readonly name: string;
  /** In words; empty where nothing is recorded. */
  readonly text: string;
}

interface WrittenCase {
  readonly diagnosis: PrimaryDiagnosis;
  readonly clinical: Pick<CaseClinicalInfo, 'intraoperativeResult'>;
  readonly type: CaseType;
  readonly slides: SlideNames;
}

/** What is written of a case besides the diagnosis of each specimen and its synoptic report. */
export function writtenParts({ diagnosis, clinical, type, slides }: WrittenCase): readonly WrittenPart[] {
  const fields: DiagnosisFields = {
    // The report repeats what the facility told of the reading during surgery where the reader writes nothing of it.
    [INTRAOPERATIVE_RESULT]: clinical.intraoperativeResult ?? '',
    ...fieldsOfDiagnosis(diagnosis),
  };
  const ofConsultation = type.value === 'Consultation' ? ['fullRecordsReviewed'] : [];
  return [...CASE_FIELDS, ...ofConsultation].map((name) => {
    const text = fields[name] ?? '';
    const isTold = name === 'microscopic' && diagnosis.seeDiagnosis && text === '';
    return { name, text: isTold ? 'See diagnosis' : readableText(name, text, slides) };
  });
}

/** The synoptic report of a specimen; nothing where none is written. */
export function synopticPart(diagnosis: PrimaryDiagnosis, specimenID: string): WrittenPart {
  const name = synopticField(specimenID);
  return { name, text: readableText(name, fieldsOfDiagnosis(diagnosis)[name] ?? '') };
}
