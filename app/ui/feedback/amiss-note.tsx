import { TriangleAlert } from 'lucide-react';

interface AmissNoteProps {
  readonly title: string;
  /** Nothing is said where there are none. */
  readonly lines: readonly string[];
}

/** Says what is amiss with a thing, to whoever would otherwise go on as if all were in order. */
export function AmissNote({ title, lines }: AmissNoteProps) {
  if (lines.length === 0) return null;
  return (
    <div
      role="note"
      aria-label={title}
      className="flex items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 break-words">
        <p className="font-semibold">{title}</p>
        <ul className="text-sm">
          {lines.map((line) => (
            <li key={line} className="whitespace-pre-line">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
