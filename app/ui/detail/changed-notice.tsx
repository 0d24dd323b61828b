import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface Change {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface ChangedNoticeProps {
  /** Who changed it elsewhere, and when: 'Dr. Lee, 2:05 PM'. */
  readonly changedBy: string;
  readonly changes: readonly Change[];
  /** What was to be done, and was not: 'Release case'. */
  readonly asked: string;
  /** What else there is to say of it. */
  readonly children?: ReactNode;
}

/** A stale version (412): what changed elsewhere is shown before the action is asked for again, on the new version. */
export function ChangedNotice({ changedBy, changes, asked, children }: ChangedNoticeProps) {
  return (
    <section role="alert" className="rounded-lg border border-warning bg-warning-soft p-4">
      <h2 className="flex items-center gap-2 font-semibold text-warning">
        <RefreshCw aria-hidden className="size-4 shrink-0" />
        This was changed elsewhere
      </h2>
      <p className="mt-1">
        {changedBy} changed it while it was open here. “{asked}” was not done. Press it again if it is still
        right.
      </p>
      {children}
      <dl className="mt-2 flex flex-col gap-1 text-sm empty:hidden">
        {changes.map(({ label, before, now }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd>
              <del className="text-muted">{before}</del> <ins className="font-medium no-underline">{now}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
