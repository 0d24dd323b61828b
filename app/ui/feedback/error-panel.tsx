import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface ErrorPanelProps {
  /** The reason; the word 'Error:' is put before it. */
  message: string;
  /** A second line: the codec's name, a status, what to do. */
  detail?: ReactNode;
  /** Usually one 'Try again' button. */
  action?: ReactNode;
}

export function ErrorPanel({ message, detail, action }: ErrorPanelProps) {
  return (
    <div
      role="alert"
      data-clear-of-toasts
      className="flex gap-3 rounded-lg border border-danger bg-danger-soft p-4"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-danger">Error: {message}</p>
        {detail !== undefined && <div className="mt-1 text-sm text-muted">{detail}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
