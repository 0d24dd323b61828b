import { holdsInWords } from '#app/core/cases/holds.ts';
import type { CaseHold } from '#contracts/generated/wire.ts';

interface HoldsProps {
  readonly holds: readonly CaseHold[];
  readonly timeZone: string;
}

/** Every hold that a case had: it is no state, so the waits do not tell it. */
export function Holds({ holds, timeZone }: HoldsProps) {
  if (holds.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold">Holds</h3>
      <ul className="flex flex-col gap-2">
        {holdsInWords(holds, timeZone).map(({ id, text, note, people }) => (
          <li key={id}>
            {text}
            {people !== null && <p className="text-sm text-muted">{people}</p>}
            {note !== null && <p className="text-sm whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
