import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo, FinalReport } from '#contracts/generated/wire.ts';

/** The report that the address asks for; 'kept' where it is not open to its reader, 'unread' where it could not be read. */
export type EarlierRead = Pick<FinalReport, 'caseId'> | 'kept' | 'unread' | null;

interface EarlierCasesProps {
  readonly info: CaseClinicalInfo;
  readonly earlier: EarlierRead;
  /** That report, as the pages of reports show one. */
  readonly earlierReport: ReactNode;
  readonly mayRead: boolean;
  readonly timeZone: string;
}

/** What the same patient had in the same facility before; the report of one of them is read on this page. */
export function EarlierCases({ info, earlier, earlierReport, mayRead, timeZone }: EarlierCasesProps) {
  const report = earlier === 'kept' || earlier === 'unread' ? null : earlier;
  return (
    <DetailSection title="Earlier cases of this patient">
      {info.earlierCases.length === 0 ? (
        <p className="text-muted">This facility has sent no earlier case of this patient.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {info.earlierCases.map(({ id, caseID, bodysites, signedAt, reportState }) => (
            <li key={id}>
              {mayRead ? (
                <TextLink asChild>
                  <Link
                    to={`?case=${encodeURIComponent(info.caseId)}&earlier=${encodeURIComponent(id)}`}
                    preventScrollReset
                    aria-current={report?.caseId === id ? 'true' : undefined}
                  >
                    {caseID}
                  </Link>
                </TextLink>
              ) : (
                caseID
              )}{' '}
              {bodysites.map(listLabel).join(', ')}
              <span className="text-sm text-muted">
                {' '}
                signed out {instantText(signedAt, timeZone)}, {labels.ReportState[reportState]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {earlier === 'kept' && (
        <p role="status">
          The report of that case is not open to you here: it is not released yet, you do not have this case
          now, or you are to read that case without its report first.
        </p>
      )}
      {earlier === 'unread' && (
        <p role="status">The report of that case could not be read. Reload the page to try again.</p>
      )}
      {earlierReport}
    </DetailSection>
  );
}
