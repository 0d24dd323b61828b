import { replacesText } from '#app/core/reports/amended.ts';
import { instantText } from '#app/core/text/dates.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { AmendedField, FinalReport, ReportDifference } from '#contracts/generated/wire.ts';
import { Differences, NamedChanges } from './differences.tsx';

/** An amendment of the report with what it changed of the version before it. */
export interface AmendmentRead {
  readonly version: number;
  readonly signedAt: string;
  readonly changes: readonly AmendedField[];
  /** Null where they could not be read. */
  readonly differences: readonly ReportDifference[] | null;
}

interface WhatChangedProps {
  readonly report: FinalReport;
  /** The newest first. */
  readonly amendments: readonly AmendmentRead[];
}

/** Every amendment with its own day and its own differences: an addition that came later takes none of them away. */
export function WhatChanged({ report, amendments }: WhatChangedProps) {
  const timeZone = useTimeZone();
  const on = (instant: string | undefined) =>
    instant === undefined ? '' : ` on ${instantText(instant, timeZone)}`;
  const { addenda } = report;
  const [last] = amendments;
  const added = addenda.filter(
    ({ kind, version }) => kind === 'Addendum' && last !== undefined && version > last.version,
  );
  const isTold = amendments.length > 1 || added.length > 0;
  const heading = last === undefined ? `Changed${on(addenda[0]?.signedAt)}` : `Amended${on(last.signedAt)}`;
  return (
    <details className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <summary className="min-h-8 cursor-pointer font-medium">{heading}. See what changed</summary>
      <h2 className="sr-only">What changed</h2>
      {last === undefined && <Differences differences={[]} />}
      {added.map(({ version, signedAt }) => (
        <p key={version} className="py-2">
          Version {version} is an addendum, signed{on(signedAt)}. It changed nothing that was signed before.
        </p>
      ))}
      {amendments.map((amendment) => (
        <div key={amendment.version}>
          {isTold && (
            <p className="pt-2 font-medium">
              Version {amendment.version}, amended{on(amendment.signedAt)}
            </p>
          )}
          <ChangesOf report={report} amendment={amendment} />
        </div>
      ))}
    </details>
  );
}

/** What has no text of its own in the report stays as it was there, and is told as the amendment names it. */
function ChangesOf({
  report,
  amendment,
}: {
  readonly report: FinalReport;
  readonly amendment: AmendmentRead;
}) {
  const { differences, changes } = amendment;
  const others = changes.filter((change) => !replacesText(change, report));
  return (
    <>
      {(differences?.length !== 0 || others.length === 0) && <Differences differences={differences} />}
      {others.length > 0 && <NamedChanges changes={others} />}
    </>
  );
}
