import { fetchAnswer } from '#app/browser/answers.ts';
import { ClinicalAnswer } from '#app/core/resources/clinical-answer.ts';

/** What the ordering side told of the case. A refusal is an answer; it rejects when there was none. */
export const fetchClinicalInfo = (caseId: string): Promise<ClinicalAnswer> =>
  fetchAnswer(ClinicalAnswer, `/resources/clinical-info/${encodeURIComponent(caseId)}`);
