import type { AmendedField, FinalReport } from '#contracts/generated/wire.ts';
import { citedGaps, citedNumbers } from '../citing/cited-gaps.ts';
import { amendedReport } from './amended.ts';

type Citing = Pick<FinalReport, 'diagnoses' | 'comment' | 'microscopic' | 'synoptic' | 'citedMarks'> &
  Parameters<typeof amendedReport>[0] & {
    readonly addenda: readonly Pick<FinalReport['addenda'][number], 'text'>[];
  };

/** Every text of a report that may cite a mark of a slide. */
function citingTexts({ diagnoses, comment, microscopic, synoptic, addenda }: Citing): readonly string[] {
  const ofAddenda = addenda.map(({ text }) => text);
  return [
    ...diagnoses.flatMap(({ lines }) => lines),
    ...synoptic.flatMap(({ elements }) => elements.map(({ response }) => response)),
    ...[comment, microscopic, ...ofAddenda].filter((text) => text !== null),
  ];
}

/**
 * Why what is added to a report or changed in it cannot be signed with the marks that the report has: they are frozen, so
 * that a text cites one of them with its length or none. What was signed before is not judged again.
 */
export function citedGapsAfter(
  report: Citing,
  { changes, text }: { readonly changes: readonly AmendedField[]; readonly text: string | null },
): readonly string[] {
  const marks = report.citedMarks.map(({ number, kind, sight }) => ({
    number,
    kind,
    seen: sight,
    now: null,
    standing: 'seen' as const,
    isOfWrongSlide: false,
  }));
  const before = new Set(citedGaps(citingTexts(report), marks));
  const after = { ...amendedReport(report, changes), addenda: [...report.addenda, { text }] };
  return citedGaps(citingTexts(after), marks).filter((gap) => !before.has(gap));
}

/** The marks that a report still cites. */
export function citedMarksOf(report: Citing): FinalReport['citedMarks'] {
  const cited = citedNumbers(citingTexts(report));
  return report.citedMarks.filter(({ number }) => cited.has(number));
}
