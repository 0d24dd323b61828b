import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Card({ title, actions, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      className={classNames('rounded-lg border border-border bg-raised shadow-sm', className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className="flex min-h-12 items-center gap-3 border-b border-border px-4 py-1.5">
          <h2 id={id} className="min-w-0 flex-1 text-base font-semibold">
            {title}
          </h2>
          {actions}
        </div>
      )}
      <div className="p-4">{children}</div>
    </section>
  );
}
