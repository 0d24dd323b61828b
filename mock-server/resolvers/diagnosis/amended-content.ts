import { ageOn } from '#app/core/cases/age.ts';
import { amendedReport } from '#app/core/reports/amended.ts';
import { citedMarksOf } from '#app/core/reports/cited-after.ts';
import { zLaterality } from '#contracts/generated/schemas/laterality.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
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

const PLACE_FIELDS = ['bodysite', 'subsite', 'laterality', 'specimenType'] as const;

/**
 * The specimens of the case, with what an amendment corrected of their places: lists, the viewer and every later case
 * read it there, and a side that was wrong must not stand beside the report that says so.
 */
export const specimensAfter = ({ specimens }: CaseRecord, changes: Addendum['changes']): SpecimenRecord[] =>
  specimens.map((specimen) =>
    changes
      .filter(({ specimenID }) => specimenID === specimen.specimenID)
      .reduce((corrected, { field, is }) => {
        if (!PLACE_FIELDS.some((place) => place === field)) return corrected;
        const text = is === '' ? null : is;
        return { ...corrected, [field]: field === 'laterality' ? zLaterality.nullable().parse(text) : text };
      }, specimen),
  );
