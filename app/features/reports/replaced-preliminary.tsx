import { replacedText } from '#app/core/reports/replaced-preliminary.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { Differences } from './differences.tsx';
import type { PartProps } from './report-head.tsx';

/** The preliminary result that the report took the place of, with both texts side by side where they differ. */
export function ReplacedPreliminary({ report: { preliminary } }: PartProps) {
  const timeZone = useTimeZone();
  if (preliminary === null) return null;
  const { differences } = preliminary;
  return (
    <DetailSection title="Preliminary result">
      <p>{replacedText(preliminary, timeZone)}</p>
      {differences.length > 0 && (
        <details className="rounded-md border border-warning bg-warning-soft px-3 py-2">
          <summary className="min-h-8 cursor-pointer font-medium">See what was shown</summary>
          <Differences differences={differences} sides={['Preliminary', 'As signed first']} />
        </details>
      )}
    </DetailSection>
  );
}
