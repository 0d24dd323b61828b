import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { WarningNote } from '#app/ui/feedback/warning-note.tsx';
import type { Profile } from '#contracts/generated/wire.ts';

interface Part {
  /** What the form of this part is posted as. */
  readonly intent: string;
  /** What is saved of the part by now, as one text. */
  readonly saved: string;
  /** The forms of the page that hold something unsaved. */
  readonly unsaved: readonly string[];
  readonly outcome: PostedOutcome | undefined;
}

/**
 * A form of the page begins anew, by its key, when its own part was saved. What is typed into it stays where the part was
 * changed elsewhere, and `isElsewhere` says that it would take the place of that.
 */
function useOwnPart({ intent, saved, unsaved, outcome }: Part) {
  const [shown, setShown] = useState({ saved, outcome });
  const isDone = outcome?.intent === intent && outcome.refused === null && outcome !== shown.outcome;
  const isElsewhere = shown.saved !== saved;
  if (isElsewhere && (isDone || !unsaved.includes(intent))) {
    setShown({ saved, outcome: isDone ? outcome : shown.outcome });
    return { key: saved, isElsewhere: false };
  }
  return { key: shown.saved, isElsewhere };
}

/** How each form of a person's own account stands to what is saved of it. */
export function useOwnParts(
  { phone, timeZone, notices, provider }: Profile,
  page: Pick<Part, 'unsaved' | 'outcome'>,
) {
  return {
    contact: useOwnPart({ ...page, intent: 'contact', saved: JSON.stringify([phone, timeZone]) }),
    signature: useOwnPart({
      ...page,
      intent: 'signature',
      saved: JSON.stringify([provider?.printedName, provider?.signatureImage]),
    }),
    away: useOwnPart({ ...page, intent: 'away', saved: JSON.stringify(provider?.away ?? []) }),
    notices: useOwnPart({ ...page, intent: 'notices', saved: JSON.stringify(notices) }),
  };
}

interface SavedByNowProps {
  /** What the button of the form says. */
  readonly submitLabel: string;
  /** What is saved, line by line. */
  readonly lines: readonly string[];
}

/** Stands over a form whose part was changed elsewhere since it was opened. */
export function SavedByNow({ submitLabel, lines }: SavedByNowProps) {
  return (
    <WarningNote
      label="Changed elsewhere"
      icon={TriangleAlert}
      title="This was changed elsewhere since you opened it."
    >
      <p>
        Press “{submitLabel}” only if what stands in the form is to take the place of what is saved by now:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </WarningNote>
  );
}
