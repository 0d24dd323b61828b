import type { BillingListItem } from '#contracts/generated/wire.ts';

type Line = Pick<BillingListItem, 'id' | 'status' | 'code' | 'specimenID' | 'modifier'>;

/** Says of a line that it bills a service of its own, whatever stands beside it. */
const DISTINCT = '59';

/** Whether two lines of one case bill the same work: its professional and its technical part are two, the whole has both. */
function isSameWork(one: Line, other: Line): boolean {
  const modifiers = [one.modifier, other.modifier];
  if (modifiers.includes(DISTINCT)) return false;
  const isOfSamePart = one.modifier === other.modifier || modifiers.includes(null);
  return isOfSamePart && one.code === other.code && one.specimenID === other.specimenID;
}

/** The other lines of its case that charge what this one charges. What is void charges nothing. */
export const alsoCharged = <L extends Line>(line: Line, ofCase: readonly L[]): readonly L[] =>
  line.status === 'Void'
    ? []
    : ofCase.filter((other) => other.id !== line.id && other.status !== 'Void' && isSameWork(line, other));
