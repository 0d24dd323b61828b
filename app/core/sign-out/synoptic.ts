import { isAnswered, isKnownList, isOfAnotherList, synopticListFor } from '../diagnosis/synoptic-elements.ts';
import type { SynopticList } from '../diagnosis/synoptic-lists.ts';
import { isResection } from '../reference/specimen-types.ts';
import type { SignableCase, SignableSpecimen, SignableSynoptic } from './signable-case.ts';

/** Cancers and cancers in situ (C00 to C97, D00 to D09). */
const isCancer = (code: string): boolean => /^(C\d|D0)/.test(code);

const hasCancer = (specimenID: string, findings: SignableCase['findings']): boolean =>
  findings.some(
    (finding) => isCancer(finding.code) && (finding.specimenID === null || finding.specimenID === specimenID),
  );

/** A cancer resection is reported element by element. */
export function needsSynoptic(
  { specimenID, specimenType }: Pick<SignableSpecimen, 'specimenID' | 'specimenType'>,
  findings: SignableCase['findings'],
): boolean {
  return isResection(specimenType) && hasCancer(specimenID, findings);
}

type SynopticSpecimen = Pick<SignableSpecimen, 'specimenID' | 'bodysite'>;

/** The list that the codes ask for in place of the one that was answered, 'none' where they ask for none; null where it is the right one. */
export function otherListDue(
  specimen: SynopticSpecimen,
  { template, elements }: Pick<SignableSynoptic, 'template' | 'elements'>,
  findings: SignableCase['findings'],
): SynopticList | 'none' | null {
  // What a list is for that has another name than those here is not known.
  if (!elements.some(isAnswered) || !isKnownList(template)) return null;
  if (!hasCancer(specimen.specimenID, findings)) return 'none';
  const list = synopticListFor(specimen, findings);
  return isOfAnotherList(template, list) ? list : null;
}

/** What is wrong with the list that lines were answered on; null where the codes ask for it. */
export function synopticListFault(
  specimen: SynopticSpecimen,
  block: Pick<SignableSynoptic, 'template' | 'elements'>,
  findings: SignableCase['findings'],
): string | null {
  const due = otherListDue(specimen, block, findings);
  if (due === null) return null;
  const { specimenID } = specimen;
  return due === 'none'
    ? `The synoptic report of specimen ${specimenID} is one of a cancer, and no code of the finding is. Correct the code or empty the lines.`
    : `The synoptic report of specimen ${specimenID} has the lines of "${block.template}", and its code asks for "${due.template}". Correct the code or change the list.`;
}

/** What the specimen's synoptic part lacks; null when it is complete or does not apply for a reason that is given. */
export function synopticFault(
  specimen: SynopticSpecimen,
  blocks: readonly SignableSynoptic[],
  findings: SignableCase['findings'],
): string | null {
  const { specimenID } = specimen;
  const block = blocks.find((one) => one.specimenID === specimenID);
  if (block === undefined || (block.elements.length === 0 && block.notApplicableReason === null))
    return `Fill in the synoptic report of specimen ${specimenID} or say why it does not apply.`;
  const open = block.elements.filter((line) => !isAnswered(line)).length;
  // The report says the reason and no line: an answer would go unsaid.
  if (block.notApplicableReason !== null)
    return open === block.elements.length
      ? null
      : `The synoptic report of specimen ${specimenID} has answers and a reason why it does not apply. Empty one of them.`;
  return (
    synopticListFault(specimen, block, findings) ??
    (open === 0
      ? null
      : `The synoptic report of specimen ${specimenID} has ${open} open ${open === 1 ? 'line' : 'lines'}.`)
  );
}
