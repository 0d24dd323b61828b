import { Link } from '@remix-run/react';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import type { ReportStanding } from '#app/core/reports/standing.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { FinalReport } from '#contracts/generated/wire.ts';

interface StandingBarProps {
  /** With what is known of it now. */
  readonly report: Pick<FinalReport, 'caseId' | 'version' | 'latestVersion' | 'superseded'>;
  /** What became of it since the page was opened; null for nothing. */
  readonly standing: ReportStanding | null;
  /** The reader may open the case. */
  readonly hasCase: boolean;
}

/**
 * Says of a report that is not valid that it is not, before anything of it is read, and leads to what is; and of a preliminary
 * one what it is.
 */
export function StandingBar({ report, standing, hasCase }: StandingBarProps) {
  if (!report.superseded) return report.version === 0 ? <PreliminaryBar /> : null;
  return (
    <p
      role="alert"
      className="border-2 border-danger bg-raised px-4 py-2 font-semibold text-danger sm:px-6 lg:px-8"
    >
      {standingText(report, standing)}{' '}
      {standing?.kind !== 'gone' && (
        <TextLink asChild>
          <Link to="?" data-print="never">
            Open the valid version
          </Link>
        </TextLink>
      )}
      {standing?.kind === 'gone' && hasCase && (
        <TextLink asChild>
          <Link to={caseDetailsPathOf(report.caseId)} data-print="never">
            Open the case
          </Link>
        </TextLink>
      )}
    </p>
  );
}

const PreliminaryBar = () => (
  <p className="border-2 border-warning bg-warning-soft px-4 py-2 font-semibold sm:px-6 lg:px-8">
    PRELIMINARY. Nobody has signed this, and the final report may say something else.
  </p>
);

function standingText(
  { version, latestVersion }: StandingBarProps['report'],
  standing: ReportStanding | null,
): string {
  if (standing === null) return `SUPERSEDED. Version ${latestVersion} is valid.`;
  if (standing.kind === 'superseded') {
    const shown = version === 0 ? 'the preliminary report' : `version ${version}`;
    return `SUPERSEDED. Version ${latestVersion} is valid. It came after you opened this page, which still shows ${shown}.`;
  }
  if (standing.kind === 'replaced' && version === 0)
    return 'NOT VALID ANY MORE. Another preliminary text was shown after you opened this page, which still shows the earlier one.';
  if (standing.kind === 'replaced')
    return 'TAKEN BACK. Another report was signed after you opened this page, which still shows the one that was taken back.';
  return version === 0
    ? 'NOT VALID ANY MORE. After you opened this page, the preliminary report was withdrawn, or the final one takes its place.'
    : 'NOT VALID ANY MORE. After you opened this page, the report was taken back, or you may not read it now.';
}
