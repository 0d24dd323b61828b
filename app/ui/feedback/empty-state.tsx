import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why it is empty, and what comes next. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-border px-6 py-14 text-center">
      {icon !== undefined && (
        <span aria-hidden className="mb-2 text-muted [&_svg]:size-9 [&_svg]:stroke-[1.25]">
          {icon}
        </span>
      )}
      <h2 className="text-lg font-semibold">{title}</h2>
      {children !== undefined && <div className="max-w-md text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
