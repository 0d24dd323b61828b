import type { TextConflict } from '#app/browser/saving/saved-text.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readableText, type SlideNames } from '#app/core/diagnosis/tables.ts';
import { Button } from '#app/ui/controls/button.tsx';
import {
  bothKeptText,
  type Comparison,
  compareVersions,
  type Difference,
  mergedVersion,
} from '#app/ui/forms/versions/conflict.ts';
import { ConflictDialog } from '#app/ui/forms/versions/conflict-dialog.tsx';

interface TextConflictNoticeProps {
  readonly conflict: TextConflict;
  readonly slides: SlideNames;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSettle: (fields: DiagnosisFields) => void;
}

function inWords({ conflicts, taken }: Comparison, slides: SlideNames): Comparison {
  const readable = ({ name, yours, theirs }: Difference): Difference => ({
    name,
    yours: readableText(name, yours, slides),
    theirs: readableText(name, theirs, slides),
  });
  return { conflicts: conflicts.map(readable), taken: taken.map(readable) };
}

/** Both texts are kept; nothing is saved until the reader has chosen, field by field. */
export function TextConflictNotice(props: TextConflictNoticeProps) {
  const { conflict, slides, isOpen, onOpenChange, onSettle } = props;
  const { base, yours, theirs } = conflict;
  const comparison = compareVersions(base, yours, theirs.fields);
  return (
    <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <p className="font-semibold">This text was changed elsewhere by {theirs.changedBy}.</p>
      <p>{bothKeptText(comparison)}</p>
      <Button size="sm" className="mt-2" onClick={() => onOpenChange(true)}>
        Compare both texts
      </Button>
      {isOpen && (
        <ConflictDialog
          changedBy={theirs.changedBy}
          comparison={inWords(comparison, slides)}
          labelOf={fieldLabel}
          onCancel={() => onOpenChange(false)}
          onResolve={(choices) => {
            const merged = mergedVersion(yours, comparison, choices);
            if (merged !== null) onSettle(merged);
          }}
        />
      )}
    </section>
  );
}
