import type { DiagnosisWarning } from '#contracts/generated/wire.ts';
import { hasWords, type NamedCase, strangerIn } from './other-patients.ts';
import type { SignableSpecimen } from './signable-case.ts';
import { siteFault, siteFaultText } from './site-words.ts';

/** A text of the report that is no specimen's diagnosis; null where it belongs to the whole case. */
export interface OtherText {
  readonly specimenID: string | null;
  readonly text: string;
}

export interface WarnedCase extends NamedCase {
  readonly gender: string;
  readonly specimens: readonly Pick<
    SignableSpecimen,
    'specimenID' | 'bodysite' | 'subsite' | 'otherSubsites' | 'laterality' | 'text'
  >[];
  /** Comment, microscopic description, synoptic answers, results of studies and what else is written. */
  readonly otherTexts: readonly OtherText[];
  /** The other cases that the reader has open: a text is most easily taken over from one of them. */
  readonly openBeside: readonly NamedCase[];
}

const ACCESSION = /\b[A-Z]{1,4}\d{2}-\d{3,7}\b|\bDP-\d{4}-\d{6}\b/g;
const ORGANS: Readonly<Record<string, RegExp>> = {
  Female: /\b(prostat\w*|testis|testes|testicular|seminal vesicles?|penis|penile)\b/i,
  Male: /\b(uterus|uterine|endometri\w+|cervix|ovary|ovarian|fallopian|vagina\w*|vulva\w*)\b/i,
};

/** What in the texts may come from another case. It stops nothing; the checklist judges site and side. */
export function textWarnings(aCase: WarnedCase): readonly DiagnosisWarning[] {
  const ofSpecimens = aCase.specimens.flatMap((specimen) => [
    ...strangeWords(aCase, specimen),
    ...warning('site_or_side', specimen.specimenID, siteText(specimen)),
  ]);
  const all = [...ofSpecimens, ...aCase.otherTexts.flatMap((text) => strangeWords(aCase, text))];
  const keys = all.map(({ kind, specimenID, text }) => JSON.stringify([kind, specimenID, text]));
  return all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

const warning = (
  kind: DiagnosisWarning['kind'],
  specimenID: string | null,
  text: string | null,
): readonly DiagnosisWarning[] => (text === null ? [] : [{ kind, specimenID, text }]);

const strangeWords = (aCase: WarnedCase, { specimenID, text }: OtherText): readonly DiagnosisWarning[] => [
  ...warning('other_patient', specimenID, strangerIn(text, aCase, aCase.openBeside)),
  ...warning('other_accession', specimenID, otherAccession(aCase, text)),
  ...warning('sex_specific_organ', specimenID, otherOrgan(aCase, text)),
];

function otherAccession({ caseID, caseRecordId, openBeside }: WarnedCase, text: string): string | null {
  // An own number may go on behind what is found of it, but not in the middle of a word: S26-1001 is not S26-100.
  const isOwn = (number: string): boolean =>
    number === caseID ||
    (caseRecordId.startsWith(number) && !/^[\p{L}\p{N}]/u.test(caseRecordId.slice(number.length)));
  // A facility may number its cases in a way of its own, which is known of those that are open.
  const known = openBeside.map((beside) => beside.caseRecordId).find((number) => hasWords(text, number));
  const other = text.match(ACCESSION)?.find((number) => !isOwn(number)) ?? known;
  return other === undefined || isOwn(other) ? null : `The text names another case: ${other}.`;
}

function otherOrgan({ gender }: WarnedCase, text: string): string | null {
  const organ = ORGANS[gender]?.exec(text)?.[0];
  return organ === undefined ? null : `The text names an organ that this patient may not have: ${organ}.`;
}

function siteText(specimen: WarnedCase['specimens'][number]): string | null {
  const fault = siteFault(specimen);
  return fault === null ? null : siteFaultText(fault);
}
