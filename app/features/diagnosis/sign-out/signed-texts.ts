import { fieldsOfDiagnosis, INTRAOPERATIVE_RESULT } from '#app/core/diagnosis/fields.ts';
import { fieldLabel } from '#app/core/diagnosis/tables.ts';
import { ANSWERS_TITLE, answersOf, orderTexts } from '#app/core/sign-out/order-texts.ts';
import type { SignedTexts } from '#app/ui/detail/read-again.tsx';
import type { Case, CaseClinicalInfo, PrimaryDiagnosis } from '#contracts/generated/wire.ts';

interface SignedSources {
  readonly item: Case;
  readonly clinical: CaseClinicalInfo;
  readonly diagnosis: PrimaryDiagnosis;
}

/** Text, order, answers, patient and specimens, as they stand on the page. */
export function signedTexts({ item, clinical, diagnosis }: SignedSources): SignedTexts {
  const { patientInfo, caseRecordId, facilityName } = item;
  const texts = Object.entries(fieldsOfDiagnosis(diagnosis)).map(
    ([name, text]) => [fieldLabel(name), text] as const,
  );
  const specimens = item.slides.map(({ subsections: _slides, ...specimen }) => specimen);
  return {
    ...orderTexts(clinical),
    [ANSWERS_TITLE]: answersOf(clinical)
      .map(({ text, answer }) => `${text}\n${answer}`)
      .join('\n'),
    // The reader's own words, where there are any, stand in place of it.
    [fieldLabel(INTRAOPERATIVE_RESULT)]: clinical.intraoperativeResult ?? '',
    ...Object.fromEntries<string>(texts),
    'Patient and case': JSON.stringify([patientInfo, caseRecordId, facilityName]),
    Specimens: JSON.stringify(specimens),
  };
}
