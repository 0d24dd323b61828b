import type { HTMLAttributes } from 'react';

export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className="sr-only" />;
}
