import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { historyText } from '../text/history-text.ts';

/** What the report prints as the order tells it, by its names; empty where nothing is told. It is signed with the rest. */
export function orderTexts(clinical: CaseClinicalInfo): Readonly<Record<string, string>> {
  const { clinicalImpression, gross, icd10, submittingPhysician, submittingPhysicianNpi, copyTo } = clinical;
  const npi = submittingPhysicianNpi === null ? null : `NPI ${submittingPhysicianNpi}`;
  return {
    'Clinical history': historyText(clinical) ?? '',
    'Clinical impression': clinicalImpression ?? '',
    'Gross description': gross ?? '',
    'ICD-10 codes of the order': icd10.join(', '),
    'Ordering physician': [submittingPhysician, npi].filter(Boolean).join(', '),
    'Copies of the report': copyTo.map(({ name }) => name).join(', '),
  };
}

export const ANSWERS_TITLE = 'Answers of the facility';

interface AnsweredQuestion {
  readonly id: string;
  readonly text: string;
  readonly answer: string;
}

/** The questions of the reader to which the facility has said something; the report prints none of it. */
export const answersOf = ({ questions }: Pick<CaseClinicalInfo, 'questions'>): readonly AnsweredQuestion[] =>
  questions.flatMap(({ id, text, answer, cannotProvideReason: reason }) => {
    const said = answer ?? (reason === null ? null : `It cannot be provided: ${reason}`);
    return said === null ? [] : [{ id, text, answer: said }];
  });
