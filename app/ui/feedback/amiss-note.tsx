import { TriangleAlert } from 'lucide-react';
import { WarningNote } from './warning-note.tsx';

interface AmissNoteProps {
  readonly title: string;
  /** Nothing is said where there are none. */
  readonly lines: readonly string[];
}

/** Says what is amiss with a thing, to whoever would otherwise go on as if all were in order. */
export function AmissNote({ title, lines }: AmissNoteProps) {
  if (lines.length === 0) return null;
  return (
    <WarningNote label={title} icon={TriangleAlert} title={title}>
      <ul className="text-sm">
        {lines.map((line) => (
          <li key={line} className="whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
    </WarningNote>
  );
}
