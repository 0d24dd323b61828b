import { isResection } from '../reference/specimen-types.ts';
import type { SignableCase, SignableSpecimen, SignableSynoptic } from './signable-case.ts';

/** Cancers and cancers in situ (C00 to C97, D00 to D09). */
const isCancer = (code: string): boolean => /^(C\d|D0)/.test(code);

/** A cancer resection is reported element by element. */
export function needsSynoptic(
  { specimenID, specimenType }: Pick<SignableSpecimen, 'specimenID' | 'specimenType'>,
  findings: SignableCase['findings'],
): boolean {
  const cancers = findings.filter(({ code }) => isCancer(code));
  return (
    isResection(specimenType) &&
    cancers.some((finding) => finding.specimenID === null || finding.specimenID === specimenID)
  );
}

/** What the specimen's synoptic part lacks; null when it is complete or does not apply for a reason that is given. */
export function synopticFault(specimenID: string, blocks: readonly SignableSynoptic[]): string | null {
  const block = blocks.find((one) => one.specimenID === specimenID);
  if (block === undefined || (block.elements.length === 0 && block.notApplicableReason === null))
    return `Fill in the synoptic report of specimen ${specimenID} or say why it does not apply.`;
  const open = block.elements.filter(({ response }) => response.trim() === '').length;
  // The report says the reason and no line: an answer would go unsaid.
  if (block.notApplicableReason !== null)
    return open === block.elements.length
      ? null
      : `The synoptic report of specimen ${specimenID} has answers and a reason why it does not apply. Empty one of them.`;
  return open === 0
    ? null
    : `The synoptic report of specimen ${specimenID} has ${open} open ${open === 1 ? 'line' : 'lines'}.`;
}
