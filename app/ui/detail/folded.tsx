import type { ReactNode } from 'react';

interface FoldedProps {
  /** The words of the button that opens it. */
  readonly label: ReactNode;
  /** What is inside has something to say: it opens by itself. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that is read or filled in by few, behind a button. The browser opens and closes it and says which of
 * the two it is, so it works without script; what was typed inside stays while it is closed.
 */
export function Folded({ label, isOpen = false, children }: FoldedProps) {
  return (
    // Left out rather than false: a page that is drawn anew does not close what its reader has opened.
    <details open={isOpen || undefined} className="not-open:print:hidden">
      <summary className="min-h-6 w-fit cursor-pointer content-center text-accent coarse:min-h-11">
        {label}
      </summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  );
}
