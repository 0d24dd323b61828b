import { zDiagnosisCode } from '#contracts/generated/schemas/diagnosis-code.ts';
import type { AmendedField, FindingCode } from '#contracts/generated/wire.ts';

type Findings = readonly FindingCode[];

/** The codes of a text that names them alone: 'C18.0, C18.1'. */
const codesIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

const isSame = (one: FindingCode, other: FindingCode): boolean =>
  one.code === other.code && one.specimenID === other.specimenID;

const findingsIn = ({ specimenID }: AmendedField, text: string): Findings =>
  codesIn(text).map((code) => ({ code, specimenID }));

const withChange = (findings: Findings, change: AmendedField): Findings => {
  const [was, is] = [findingsIn(change, change.was), findingsIn(change, change.is)];
  const kept = findings.filter((one) => !was.some((other) => isSame(one, other)));
  return [...kept, ...is.filter((one) => !kept.some((other) => isSame(one, other)))];
};

const ofFindings = (changes: readonly AmendedField[]): readonly AmendedField[] =>
  changes.filter(({ field }) => field === 'findings');

/** The codes of the finding as they are with the changes of an amendment: those that it names are replaced. */
export const findingsAfter = (findings: Findings, changes: readonly AmendedField[]): Findings =>
  ofFindings(changes).reduce(withChange, findings);

const ofText = (specimenID: string | null): string =>
  specimenID === null ? 'the whole case' : `specimen ${specimenID}`;

/** Why changes of the codes cannot be signed as they are, as sentences: a code that is not replaced would still be billed. */
export const findingFaults = (findings: Findings, changes: readonly AmendedField[]): readonly string[] =>
  ofFindings(changes).flatMap((change, at, all) => {
    const before = findingsAfter(findings, all.slice(0, at));
    const unknown = findingsIn(change, change.was).filter(
      (one) => !before.some((other) => isSame(one, other)),
    );
    const wrong = codesIn(change.is).filter((code) => !zDiagnosisCode.safeParse(code).success);
    return [
      ...unknown.map(({ code }) => `The report has no code ${code} of ${ofText(change.specimenID)}.`),
      ...wrong.map((code) => `${code} is no ICD-10 code. Write codes alone, such as D12.0.`),
    ];
  });

/** 'C18.0 of the whole case, C44.311 of specimen A'. */
export const findingsText = (findings: Findings): string =>
  findings.map(({ code, specimenID }) => `${code} of ${ofText(specimenID)}`).join(', ');

/** The codes that an amendment leaves as they are; nobody is to overlook one that its new text takes back. */
export const findingsThatStay = (findings: Findings, changes: readonly AmendedField[]): Findings =>
  findingsAfter(findings, changes).filter((one) => findings.some((other) => isSame(one, other)));
