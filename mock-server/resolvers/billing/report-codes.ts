import type { DraftText } from '../../rules/cases/draft-text.ts';
import { findSentCase } from '../../rules/cases/sent-case.ts';
import type { BillingRecord } from '../../store/records/billing.ts';
import type { CaseRecord, FacilityRecord } from '../../store/records/records.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import { isLineOf, linesOfCase } from './billing-lines.ts';
import { isWorkOfRules } from './changed-by-hand.ts';

/** What the billing copy of a report bills, as Accounts corrected it on the kept lines of the case. */
export function reportCodes(
  stored: CaseRecord,
  facility: FacilityRecord,
  text: DraftText,
  payer: string | null,
  kept: readonly BillingRecord[] = [],
): ReportContent['codes'] {
  const expected = linesOfCase(findSentCase(stored), facility, text, payer);
  const corrected = kept.filter(
    (line) => line.autoValue !== null && line.status !== 'Void' && !isWorkOfRules(line),
  );
  return [
    ...expected.map((given) => {
      const { code, specimenID, units } = corrected.find((line) => isLineOf(given, line, expected)) ?? given;
      // No CPT in Canada: each province pays by its own plan.
      const system = facility.country === 'Canada' ? ('Provincial fee' as const) : ('CPT' as const);
      return { system, code, specimenID, units };
    }),
    ...text.findings.map(({ code, specimenID }) => ({
      system: 'ICD-10' as const,
      code,
      specimenID,
      units: null,
    })),
  ];
}
