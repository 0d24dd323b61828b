import { ageOn } from '#app/core/cases/age.ts';
import { amendedReport } from '#app/core/reports/amended.ts';
import { citedMarksOf } from '#app/core/reports/cited-after.ts';
import type { ReportContent } from '../../store/records/reports.ts';

type Addendum = ReportContent['addenda'][number];

/** The next version of a report: what an amendment changed, changed, and the addendum at the head of the list. */
export function writeAmendedContent(
  before: ReportContent,
  addendum: Addendum,
  codes: ReportContent['codes'],
): ReportContent {
  const isAmended = addendum.kind === 'Amendment' || before.heading === 'AMENDED';
  const amended = amendedReport(before, addendum.changes);
  const { patient } = amended;
  const collected = before.dates.collections.find((one) => one.specimenCollectionDate !== null);
  const after = {
    ...amended,
    patient:
      patient.birthDate === before.patient.birthDate
        ? patient
        : { ...patient, age: ageOn(patient.birthDate, collected?.specimenCollectionDate ?? '') },
    addenda: [addendum, ...before.addenda],
  };
  return {
    ...after,
    citedMarks: citedMarksOf(after),
    version: before.version + 1,
    heading: isAmended ? 'AMENDED' : 'ADDENDUM',
    dates: { ...before.dates, amendedAt: [...before.dates.amendedAt, addendum.signedAt] },
    codes,
  };
}
