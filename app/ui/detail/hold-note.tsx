import { CirclePause } from 'lucide-react';
import { WarningNote } from '../feedback/warning-note.tsx';

interface HoldOfNote {
  /** Until when the case is on hold, and why. */
  readonly text: string;
  /** Both are null for whoever is not told of them. */
  readonly note: string | null;
  readonly people: string | null;
}

/** Says that a case is on hold: without it, what cannot be done meanwhile has no reason. */
export function HoldNote({ hold }: { readonly hold: HoldOfNote | null }) {
  if (hold === null) return null;
  const { text, note, people } = hold;
  return (
    <WarningNote label="Hold" icon={CirclePause} title={text}>
      {people !== null && <p className="text-sm">{people}</p>}
      {note !== null && <p className="text-sm whitespace-pre-line">{note}</p>}
    </WarningNote>
  );
}
