import { useEffect, useMemo, useState } from 'react';
import type { TextConflict } from '#app/browser/saving/saved-text.ts';
import { placedFieldWords } from '#app/core/case-form/field-words.ts';
import { type CaseFields, unstorableFields } from '#app/core/case-form/fields.ts';
import { textsNotSaved } from '#app/core/case-form/texts-not-saved.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { compareVersions, mergedVersion } from '#app/ui/forms/versions/conflict.ts';
import { ConflictDialog } from '#app/ui/forms/versions/conflict-dialog.tsx';
import { useFormContext } from './form-context.ts';

interface FormConflictProps {
  readonly conflict: TextConflict;
  readonly onSettle: (fields: CaseFields) => void;
}

/** The form was changed elsewhere: both versions are kept, and nothing is saved until somebody has chosen. */
export function FormConflict({ conflict, onSettle }: FormConflictProps) {
  const { form, fields } = useFormContext();
  const { base, theirs } = conflict;
  // Also what cannot be saved yet: they may have filled the same field.
  const yours = useMemo(
    () => ({ ...conflict.yours, ...textsNotSaved(form, fields) }),
    [conflict.yours, form, fields],
  );
  const comparison = compareVersions(base, yours, theirs.fields);
  // Where both have changed other fields, the page takes theirs over by itself as soon as it has read them.
  const isChoice = comparison.conflicts.length > 0 || conflict.isEarlier;
  const [isOpen, setOpen] = useState(isChoice);
  const isSettled = comparison.conflicts.length === 0 && comparison.taken.length === 0;
  useEffect(() => {
    // Where both say the same there is nothing to choose.
    if (isSettled) onSettle(yours);
  }, [isSettled, onSettle, yours]);
  if (isSettled) return null;
  return (
    <section role="alert" className="rounded-md border border-warning bg-warning-soft px-3 py-2">
      <p className="font-semibold">This case was changed elsewhere, by {theirs.changedBy}.</p>
      <p>
        {isChoice
          ? 'Both versions are kept. Yours is saved when you have chosen.'
          : 'No field was changed on both sides. Yours is saved with theirs as soon as this page has read them.'}
      </p>
      {Object.keys(unstorableFields(form, fields)).length > 0 && (
        <p>What cannot be saved yet, such as half a date, stays in the form as you typed it.</p>
      )}
      <Button size="sm" className="mt-2" onClick={() => setOpen(true)}>
        Compare both versions
      </Button>
      {isOpen && (
        <ConflictDialog
          changedBy={theirs.changedBy}
          comparison={comparison}
          labelOf={(name) => placedFieldWords(form.specimens, name)}
          onCancel={() => setOpen(false)}
          onResolve={(choices) => {
            const merged = mergedVersion(yours, comparison, choices);
            if (merged !== null) onSettle(merged);
          }}
        />
      )}
    </section>
  );
}
