import type { DiagnosisWarning } from '#contracts/generated/wire.ts';
import type { SignableSpecimen } from './signable-case.ts';
import { siteFault } from './site-words.ts';

export interface WarnedCase {
  readonly caseID: string;
  readonly caseRecordId: string;
  readonly gender: string;
  readonly specimens: readonly Pick<
    SignableSpecimen,
    'specimenID' | 'bodysite' | 'subsite' | 'otherSubsites' | 'laterality' | 'text'
  >[];
}

const ACCESSION = /\b[A-Z]{1,4}\d{2}-\d{3,7}\b|\bDP-\d{4}-\d{6}\b/g;
const ORGANS: Readonly<Record<string, RegExp>> = {
  Female: /\b(prostat\w*|testis|testes|testicular|seminal vesicles?|penis|penile)\b/i,
  Male: /\b(uterus|uterine|endometri\w+|cervix|ovary|ovarian|fallopian|vagina\w*|vulva\w*)\b/i,
};

/** What in the texts may come from another case. It stops nothing; the checklist judges site and side. */
export function textWarnings(aCase: WarnedCase): readonly DiagnosisWarning[] {
  return aCase.specimens.flatMap((specimen): readonly DiagnosisWarning[] => {
    const { specimenID, text } = specimen;
    const found: readonly (readonly [DiagnosisWarning['kind'], string | null])[] = [
      ['other_accession', otherAccession(aCase, text)],
      ['sex_specific_organ', otherOrgan(aCase, text)],
      ['site_or_side', siteText(specimen)],
    ];
    return found.flatMap(([kind, words]) => (words === null ? [] : [{ kind, specimenID, text: words }]));
  });
}

function otherAccession({ caseID, caseRecordId }: WarnedCase, text: string): string | null {
  const other = text
    .match(ACCESSION)
    ?.find((number) => number !== caseID && !caseRecordId.startsWith(number));
  return other === undefined ? null : `The text names another case: ${other}.`;
}

function otherOrgan({ gender }: WarnedCase, text: string): string | null {
  const organ = ORGANS[gender]?.exec(text)?.[0];
  return organ === undefined ? null : `The text names an organ that this patient may not have: ${organ}.`;
}

function siteText(specimen: WarnedCase['specimens'][number]): string | null {
  const fault = siteFault(specimen);
  return fault === null ? null : `The ${fault} in the text is not that of the specimen.`;
}
