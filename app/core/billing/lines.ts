import { listLabel } from '../reference/list-labels.ts';
import type { BillableCase, BillableSpecimen, BillingLine } from './billable-case.ts';
import { hasComponents, MODIFIER_OF_COMPONENT } from './codes.ts';
import { levelCode } from './level.ts';
import { type Counted, stainLines } from './stains.ts';
import { wordKey } from './word-key.ts';

const is = (text: string | null, word: string): boolean => wordKey(text ?? '') === wordKey(word);

/** The lines that the rules give for a case, specimen by specimen. */
export function expectedLines(aCase: BillableCase): readonly BillingLine[] {
  if (aCase.country === 'Canada') return [provincialLine(aCase)];
  const counted = aCase.type === 'Consultation' ? consultationLines(aCase) : primaryLines(aCase);
  return counted.map((line) => ({
    ...line,
    modifier: hasComponents(line.code) ? MODIFIER_OF_COMPONENT[aCase.component] : null,
  }));
}

/** No CPT in Canada: one fee for the case, whose code the province gives and Accounts type in. */
const provincialLine = ({ region }: BillableCase): BillingLine => ({
  specimenID: null,
  code: `FEE${region}`,
  units: 1,
  modifier: null,
  why: `One fee of the plan of ${region}; its code is typed in by Accounts.`,
});

function primaryLines(aCase: BillableCase): readonly Counted[] {
  const medicare = is(aCase.payer, 'Medicare');
  const needles = aCase.specimens.filter((specimen) => medicare && isProstateNeedle(specimen));
  const others = aCase.specimens.filter((specimen) => !needles.includes(specimen));
  return [
    ...(needles.length > 0 ? [prostateLine(needles)] : []),
    ...others.map((specimen) => levelLine(specimen, codesOf(specimen, aCase))),
    ...aCase.specimens.flatMap(decalcificationLine),
    ...aCase.specimens.flatMap((specimen) => stainLines(specimen, aCase.scored)),
  ];
}

/**
 * The diagnosis codes that speak of a specimen. Among several specimens those of the requisition count until a finding
 * says what is in this one: they may be of its neighbour.
 */
function codesOf(
  { specimenID }: BillableSpecimen,
  { icd10, findings, specimens }: BillableCase,
): readonly string[] {
  const found = findings
    .filter((finding) => finding.specimenID === null || finding.specimenID === specimenID)
    .map(({ code }) => code);
  return found.length > 0 && specimens.length > 1 ? found : [...icd10, ...found];
}

const levelLine = (specimen: BillableSpecimen, icd10: readonly string[]): Counted => ({
  specimenID: specimen.specimenID,
  code: levelCode(specimen, icd10),
  units: 1,
  why: `Specimen ${specimen.specimenID} is: ${listLabel(specimen.specimenType)}.`,
});

const isProstateNeedle = ({ bodysite, specimenType }: BillableSpecimen): boolean =>
  is(bodysite, 'Prostate') && is(specimenType, 'Biopsy_Core_Needle');

const prostateLine = (needles: readonly BillableSpecimen[]): Counted => ({
  specimenID: null,
  code: 'G0416',
  units: 1,
  why: `Medicare pays all ${needles.length} prostate needle biopsies of a session as one.`,
});

/** Bone is decalcified before it can be cut; a smear or a clot of marrow is not. */
function decalcificationLine({ specimenID, specimenType, bodysite }: BillableSpecimen): readonly Counted[] {
  const decalcified = is(specimenType, 'Bone_Marrow_Core_Biopsy') || is(bodysite, 'Bone');
  return decalcified
    ? [{ specimenID, code: '88311', units: 1, why: `Specimen ${specimenID} was decalcified.` }]
    : [];
}

const NEW_ROUTINE_SLIDES = ['HE', 'HE_Recut', 'HE_Deeper_Level'];

/** One line for the accession, and the stains that were made for the consultation; what came with it is paid for. */
function consultationLines(aCase: BillableCase): readonly Counted[] {
  const asked = aCase.specimens.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.filter(({ isRequested }) => isRequested),
  }));
  const hasNewSlides = asked.some(({ subsections }) =>
    subsections.some(({ slideType }) => NEW_ROUTINE_SLIDES.some((type) => is(slideType, type))),
  );
  return [
    consultationLine(aCase.fullRecordsReviewed, hasNewSlides),
    ...asked.flatMap((specimen) => stainLines(specimen, aCase.scored)),
  ];
}

function consultationLine(fullRecords: boolean, hasNewSlides: boolean): Counted {
  const whole = { specimenID: null, units: 1 };
  if (fullRecords) return { ...whole, code: '88325', why: 'Records and specimens were reviewed in full.' };
  return hasNewSlides
    ? { ...whole, code: '88323', why: 'New routine slides were made for the consultation.' }
    : { ...whole, code: '88321', why: 'Consultation on slides as they came.' };
}
