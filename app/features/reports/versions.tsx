import { Link } from '@remix-run/react';
import { instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { HEADINGS, pdfPathOf } from './report-words.ts';

/** Every signed version with its hash; the earlier ones stay, and say that they are superseded. */
export function Versions({ report }: { readonly report: FinalReport }) {
  const timeZone = useTimeZone();
  return (
    <DetailSection title="Versions">
      <ul className="divide-y divide-border rounded-lg border border-border bg-raised">
        {report.versions.map(({ version, heading, signedAt, signedBy, superseded, reportHash }) => (
          <li key={version} className="flex flex-col gap-1 px-3 py-2">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {version === report.version ? (
                <span aria-current="page" className="font-semibold">
                  Version {version}, shown here
                </span>
              ) : (
                <TextLink asChild>
                  <Link to={superseded ? `?version=${version}` : '?'}>Version {version}</Link>
                </TextLink>
              )}
              <span>{HEADINGS[heading]}</span>
              <span className="text-sm text-muted">
                {signedBy.displayName}, {instantText(signedAt, timeZone)}
              </span>
              <Badge tone={superseded ? 'neutral' : 'success'}>{superseded ? 'SUPERSEDED' : 'VALID'}</Badge>
              <TextLink asChild>
                <a href={pdfPathOf(report.caseId, version)} download>
                  PDF<span className="sr-only"> of version {version}</span>
                </a>
              </TextLink>
            </p>
            <p className="font-mono text-xs break-all text-muted">SHA-256 {reportHash}</p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
