import type { ReactNode } from 'react';
import { instantText } from '#app/core/text/dates.ts';

interface SaidProps {
  readonly by: string;
  readonly at: string;
  readonly timeZone: string;
  /** The words beside the name say what it is about, or for which side somebody wrote. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** One thing that somebody wrote, with the name before the words. */
export function Said({ by, at, timeZone, about, children }: SaidProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">
        <span className="font-medium text-text">{by}</span>
        {about !== undefined && `, ${about}`}, <time dateTime={at}>{instantText(at, timeZone)}</time>
      </p>
      <div className="whitespace-pre-wrap">{children}</div>
    </div>
  );
}
