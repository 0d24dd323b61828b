import { ageOn } from '#app/core/cases/age.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { amendedReport } from '#app/core/reports/amended.ts';
import { citedMarksOf } from '#app/core/reports/cited-after.ts';
import { zLaterality } from '#contracts/generated/schemas/laterality.ts';
import type { CaseRecord, SpecimenRecord } from '../../store/records/records.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import { FORM_LISTS } from '../case-drafts/form-lists.ts';

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

const { bodySites, specimenTypes } = FORM_LISTS;

/** The reference lists by the fields of a specimen that hold a value of them. */
const LISTS = {
  bodysite: bodySites,
  subsite: bodySites.flatMap(({ subsites }) => subsites),
  specimenType: specimenTypes,
} as const;

/** A report is in words, and a case holds the values of lists; other words than those of a list stay as they are. */
const valueOf = (field: keyof typeof LISTS, text: string): string =>
  LISTS[field].find(({ value }) => listLabel(value) === text)?.value ?? text;

/**
 * The specimens of the case, with what an amendment corrected of their places: lists, the viewer and every later case
 * read it there, and a side that was wrong must not stand beside the report that says so.
 */
export const specimensAfter = ({ specimens }: CaseRecord, changes: Addendum['changes']): SpecimenRecord[] =>
  specimens.map((specimen) =>
    changes.filter(({ specimenID }) => specimenID === specimen.specimenID).reduce(withPlace, specimen),
  );

function withPlace(specimen: SpecimenRecord, { field, is }: Addendum['changes'][number]): SpecimenRecord {
  const text = is === '' ? null : is;
  if (field === 'laterality') return { ...specimen, laterality: zLaterality.nullable().parse(text) };
  if (field !== 'bodysite' && field !== 'subsite' && field !== 'specimenType') return specimen;
  return { ...specimen, [field]: text === null ? null : valueOf(field, text) };
}
