import { FIELD_LABELS, partTitle, wordsOfChange } from '#app/core/reports/field-labels.ts';
import { SubHeading } from '#app/ui/detail/headings.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { AmendedField, ReportDifference } from '#contracts/generated/wire.ts';

interface DifferencesProps {
  /** Null where they could not be read. */
  readonly differences: readonly ReportDifference[] | null;
  /** What the two texts are called, the earlier one first. */
  readonly sides?: readonly [string, string];
}

const WAS_AND_IS = ['Was', 'Is'] as const;

/** What a version changed, side by side with what was there before. */
export function Differences({ differences, sides = WAS_AND_IS }: DifferencesProps) {
  if (differences === null) return <p className="py-2">What changed could not be read. Try again.</p>;
  if (differences.length === 0)
    return <p className="py-2">Nothing that was signed before has changed: something was added.</p>;
  return (
    <ul className="flex flex-col gap-4 py-2">
      {differences.map(({ section, specimenID, was, is }) => (
        <li key={`${section} ${specimenID ?? ''}`}>
          <Sides
            title={partTitle(labels.ReportSection[section], specimenID)}
            sides={sides}
            was={was.join('\n')}
            is={is.join('\n')}
          />
        </li>
      ))}
    </ul>
  );
}

/** The changes as an amendment names them, one by one. */
export function NamedChanges({ changes }: { readonly changes: readonly AmendedField[] }) {
  return (
    <ul className="flex flex-col gap-4 py-2">
      {changes.map(({ field, specimenID, was, is }) => (
        <li key={`${field} ${specimenID ?? ''} ${was}`}>
          <Sides
            title={partTitle(FIELD_LABELS[field], specimenID)}
            sides={WAS_AND_IS}
            was={wordsOfChange(field, was)}
            is={wordsOfChange(field, is)}
          />
        </li>
      ))}
    </ul>
  );
}

interface SidesProps {
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly was: string;
  readonly is: string;
}

function Sides({ title, sides: [earlier, later], was, is }: SidesProps) {
  return (
    <>
      <SubHeading className="font-semibold">{title}</SubHeading>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        <Side title={earlier} text={was} />
        <Side title={later} text={is} />
      </div>
    </>
  );
}

function Side({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="min-w-0 rounded-md border border-border bg-raised p-2">
      <p className="text-sm text-muted">{title}</p>
      <p className="break-words whitespace-pre-wrap">
        {text === '' ? <span className="text-muted italic">Not recorded</span> : text}
      </p>
    </div>
  );
}
