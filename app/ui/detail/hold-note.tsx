import { CirclePause } from 'lucide-react';

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
    <div
      role="note"
      aria-label="Hold"
      className="flex items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2"
    >
      <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 break-words">
        <p className="font-semibold">{text}</p>
        {people !== null && <p className="text-sm">{people}</p>}
        {note !== null && <p className="text-sm whitespace-pre-line">{note}</p>}
      </div>
    </div>
  );
}
