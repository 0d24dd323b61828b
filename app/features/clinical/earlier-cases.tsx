import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { instantText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo, FinalReport } from '#contracts/generated/wire.ts';

interface EarlierCasesProps {
  readonly info: CaseClinicalInfo;
  /** The report of the earlier case that the address asks for. */
  readonly earlier: Pick<FinalReport, 'caseId'> | null;
  /** That report, as the pages of reports show one. */
  readonly earlierReport: ReactNode;
  readonly timeZone: string;
}

/** What the same patient had in the same facility before; the report of one of them is read on this page. */
export function EarlierCases({ info, earlier, earlierReport, timeZone }: EarlierCasesProps) {
  return (
    <DetailSection title="Earlier cases of this patient">
      {info.earlierCases.length === 0 ? (
        <p className="text-muted">This facility has sent no earlier case of this patient.</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {info.earlierCases.map(({ id, caseID, bodysites, signedAt, reportState }) => (
            <li key={id}>
              <TextLink asChild>
                <Link
                  to={`?case=${encodeURIComponent(info.caseId)}&earlier=${encodeURIComponent(id)}`}
                  preventScrollReset
                  aria-current={earlier?.caseId === id ? 'true' : undefined}
                >
                  {caseID}
                </Link>
              </TextLink>{' '}
              {bodysites.map(listLabel).join(', ')}
              <span className="text-sm text-muted">
                {' '}
                signed out {instantText(signedAt, timeZone)}, {labels.ReportState[reportState]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {earlierReport}
    </DetailSection>
  );
}
