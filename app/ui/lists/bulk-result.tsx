import { CircleCheck, CircleX } from 'lucide-react';

/** What came of one row when something was done to many. */
export interface RowOutcome {
  readonly id: string;
  readonly name: string;
  /** Why it was refused; null where it was done. */
  readonly refusal: string | null;
  /** The row is not on this page of the list, so that it is not selected either. */
  readonly isGone?: boolean;
}

/** Names every row that was refused: a bulk action never fails in silence, and what failed stays selected. */
export function BulkResult({ outcomes }: { readonly outcomes: readonly RowOutcome[] }) {
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  const done = outcomes.length - refused.length;
  return (
    <div role="status" className="mt-3 rounded-lg border border-border bg-raised p-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        {done > 0 && <CircleCheck aria-hidden className="size-4 text-success" />}
        {done} of {outcomes.length} done
      </p>
      {refused.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {refused.map(({ id, name, refusal, isGone }) => (
            <li key={id} className="flex items-start gap-2">
              <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              <span>
                <span className="font-medium tabular-nums">{name}</span>: {refusal?.replace(/\w$/, '$&.')}{' '}
                {isGone === true ? 'It is not on this page.' : 'It stays selected.'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
