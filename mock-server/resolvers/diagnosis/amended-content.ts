import type { AmendedFieldZodType } from '#contracts/generated/schemas/amended-field.ts';
import type { ReportContent } from '../../store/records/reports.ts';
import { linesOf } from '../reports/report-content.ts';

type Addendum = ReportContent['addenda'][number];

/**
 * The next version of a report: what an amendment changed, changed, and the addendum at the head of the list. A field
 * that has no text of its own in the report stays as it was and is told in the list alone.
 */
export function writeAmendedContent(
  before: ReportContent,
  addendum: Addendum,
  codes: ReportContent['codes'],
): ReportContent {
  const changed = addendum.changes.reduce(withChange, before);
  const isAmended = addendum.kind === 'Amendment' || before.heading === 'AMENDED';
  return {
    ...changed,
    version: before.version + 1,
    heading: isAmended ? 'AMENDED' : 'ADDENDUM',
    dates: { ...before.dates, amendedAt: [...before.dates.amendedAt, addendum.signedAt] },
    addenda: [addendum, ...before.addenda],
    codes,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

function withChange(content: ReportContent, { field, specimenID, is }: AmendedFieldZodType): ReportContent {
  switch (field) {
    case 'comment':
    case 'microscopic':
      return { ...content, [field]: orNull(is) };
    case 'gross':
      return { ...content, gross: { ...content.gross, text: orNull(is) } };
    case 'orderingPhysician':
      return { ...content, ordering: { ...content.ordering, submittingPhysician: orNull(is) } };
    case 'diagnosis':
      return ofSpecimen(content, specimenID, () => ({ lines: linesOf(is) }));
    case 'bodysite':
    case 'laterality':
      return ofSpecimen(content, specimenID, () => ({ [field]: orNull(is) }));
    case 'specimenType':
      return ofSpecimen(content, specimenID, () => ({ specimenType: is }));
    default:
      return content;
  }
}

const ofSpecimen = (
  content: ReportContent,
  specimenID: string | null,
  next: () => Partial<ReportContent['diagnoses'][number]>,
): ReportContent => ({
  ...content,
  diagnoses: content.diagnoses.map((one) => (one.specimenID === specimenID ? { ...one, ...next() } : one)),
});
