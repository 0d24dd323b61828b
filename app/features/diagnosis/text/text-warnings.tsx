import { TriangleAlert } from 'lucide-react';
import type { DiagnosisWarning } from '#contracts/generated/wire.ts';

/** What in the saved text may come from another case. It stops nothing by itself. */
export function TextWarnings({ warnings }: { readonly warnings: readonly DiagnosisWarning[] }) {
  return (
    <ul role="status" className="flex flex-col gap-1 empty:hidden">
      {warnings.map(({ kind, specimenID, text }) => (
        <li
          key={`${kind} ${specimenID} ${text}`}
          className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning"
        >
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            {specimenID === null ? '' : `Specimen ${specimenID}: `}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
