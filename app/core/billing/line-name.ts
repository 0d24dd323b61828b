import { labels } from '#contracts/generated/labels.ts';
import type { BillingListItem } from '#contracts/generated/wire.ts';

/** '88305-26': the code of a line with its modifier. */
export const codeText = ({ code, modifier }: Pick<BillingListItem, 'code' | 'modifier'>): string =>
  modifier === null ? code : `${code}-${modifier}`;

const nameOf = (modifier: string, label: string): string => `${modifier}: ${label}`;

/** '26: Professional component': the rules of a line and its invoice call a modifier by its number. */
export const modifierText = (modifier: NonNullable<BillingListItem['modifier']>): string =>
  nameOf(modifier, labels.BillingModifier[modifier]);

/** The modifiers to choose from. */
export const MODIFIER_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(labels.BillingModifier).map(([modifier, label]) => [modifier, nameOf(modifier, label)]),
);

/** '88305-26 for specimen A of DP-2026-000005': two specimens of a case often have a line of the same code. */
export function lineName(
  line: Pick<BillingListItem, 'code' | 'modifier' | 'specimenID'> & {
    readonly case: Pick<BillingListItem['case'], 'caseID'>;
  },
): string {
  const specimen = line.specimenID === null ? '' : ` for specimen ${line.specimenID}`;
  return `${codeText(line)}${specimen} of ${line.case.caseID}`;
}
