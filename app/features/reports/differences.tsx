import { labels } from '#contracts/generated/labels.ts';
import type { ReportDifference } from '#contracts/generated/wire.ts';

interface DifferencesProps {
  /** Null where they could not be read. */
  readonly differences: readonly ReportDifference[] | null;
}

/** What a version changed, side by side with what was there before. */
export function Differences({ differences }: DifferencesProps) {
  if (differences === null) return <p className="py-2">What changed could not be read. Try again.</p>;
  if (differences.length === 0)
    return <p className="py-2">Nothing that was signed before has changed: something was added.</p>;
  return (
    <ul className="flex flex-col gap-4 py-2">
      {differences.map(({ section, specimenID, was, is }) => (
        <li key={`${section} ${specimenID ?? ''}`}>
          <h3 className="font-semibold">
            {labels.ReportSection[section]}
            {specimenID === null ? '' : `, specimen ${specimenID}`}
          </h3>
          <div className="mt-1 grid gap-3 sm:grid-cols-2">
            <Side title="Was" lines={was} />
            <Side title="Is" lines={is} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className="min-w-0 rounded-md border border-border bg-raised p-2">
      <p className="text-sm text-muted">{title}</p>
      <p className="break-words whitespace-pre-wrap">
        {lines.length === 0 ? <span className="text-muted italic">Not recorded</span> : lines.join('\n')}
      </p>
    </div>
  );
}
