import { Hourglass } from 'lucide-react';
import { classNames } from '../class-names.ts';

/** One stretch of a case's life: who it waited for, and how long. */
export interface TimelineWait {
  readonly id: string;
  /** What it waited for: 'Waiting for a pathologist'. */
  readonly what: string;
  /** Whose wait it was: 'The pool', 'Dr. Lee'. */
  readonly whose: string;
  readonly from: string;
  readonly fromText: string;
  /** '2 d 4 h'; of the wait that goes on, until now. */
  readonly lasted: string;
  readonly isOpen: boolean;
  /** Anything that happened at its beginning, in a sentence. */
  readonly note?: string;
}

/** Every wait with its owner, the newest first. */
export function Timeline({ waits }: { readonly waits: readonly TimelineWait[] }) {
  if (waits.length === 0) return <p className="text-muted">Nothing has happened yet.</p>;
  return (
    <ol className="flex flex-col">
      {waits.map((wait, index) => (
        <li key={wait.id} className="relative flex gap-3 pb-5 last:pb-0">
          {index < waits.length - 1 && (
            <span aria-hidden className="absolute top-5 bottom-0 left-[0.6875rem] w-px bg-border" />
          )}
          <span
            aria-hidden
            className={classNames(
              'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full',
              wait.isOpen ? 'bg-accent-fill text-on-accent' : 'text-muted',
            )}
          >
            {wait.isOpen ? (
              <Hourglass className="size-3.5" />
            ) : (
              <span className="size-2.5 rounded-full border-2 border-control bg-raised" />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium">{wait.what}</span>
              <span className="text-sm text-muted tabular-nums">
                {wait.isOpen ? `${wait.lasted} until now` : wait.lasted}
              </span>
            </p>
            <p className="text-sm text-muted">
              {wait.whose}, since <time dateTime={wait.from}>{wait.fromText}</time>
            </p>
            {wait.note !== undefined && <p className="mt-0.5 text-sm">{wait.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
