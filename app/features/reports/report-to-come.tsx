import { isRouteErrorResponse, Link } from '@remix-run/react';
import { z } from 'zod';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import { instantText } from '#app/core/text/dates.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';

const ReportToComeFacts = z.object({ caseId: z.string(), comesAt: z.string().nullable() });
export type ReportToComeFacts = z.infer<typeof ReportToComeFacts>;

/** What the page of a report failed with, where its reader may open the case and not read a report yet; otherwise null. */
export function reportToComeIn(error: unknown): ReportToComeFacts | null {
  const read = ReportToComeFacts.safeParse(isRouteErrorResponse(error) ? error.data : null);
  return read.success ? read.data : null;
}

/** Stands at the address of a report until its facility may read it: the link that leads there is a right one. */
export function ReportToCome({ caseId, comesAt }: ReportToComeFacts) {
  const timeZone = useTimeZone();
  return (
    <Page
      title="Final report"
      namesThing
      width="text"
      summary={comesAt === null ? 'There is none to read now' : 'It is signed, and cannot be read yet'}
    >
      <div className="flex flex-col items-start gap-4">
        {comesAt === null ? (
          <p>
            It is not signed, or its pathologist has taken it back before it opened. A preliminary result that
            you read here earlier is withdrawn: do not act on it. The page of the case says how far the case
            is.
          </p>
        ) : (
          <p>
            The report comes at <time dateTime={comesAt}>{instantText(comesAt, timeZone)}</time>. Until then
            its pathologist may still take it back. It may say something else than a preliminary result that
            you read here earlier: do not act on that one any more.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="?">Look again</Link>
          </Button>
          <Button asChild>
            <Link to={caseDetailsPathOf(caseId)}>Open the case</Link>
          </Button>
        </div>
      </div>
    </Page>
  );
}
