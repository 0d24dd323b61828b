import { Link } from '@remix-run/react';
import { markLinkOf } from '#app/core/citing/cite-link.ts';
import { piecesOf } from '#app/core/citing/token.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';

interface ReportTextProps {
  readonly text: string;
  readonly report: Pick<FinalReport, 'caseId' | 'citedMarks'>;
}

/** Words of a report as they were signed; a mark that they cite leads to its place on the slide. */
export function ReportText({ text, report: { caseId, citedMarks } }: ReportTextProps) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {piecesOf(text).map(({ text: piece, at, number }) => {
        const mark = citedMarks.find((one) => one.number === number);
        if (mark === undefined) return piece;
        return (
          <TextLink asChild key={at}>
            <Link to={markLinkOf(caseId, mark)}>{piece}</Link>
          </TextLink>
        );
      })}
    </p>
  );
}
