import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

interface CountProps {
  readonly to: string | null;
  readonly of: string;
  readonly children: ReactNode;
}

/** A number that leads to the list of what it counts; a bare one where no list does. */
export function Count({ to, of, children }: CountProps) {
  if (to === null) return children;
  return (
    <Link to={to} className="inline-block min-h-6 min-w-6 underline underline-offset-2">
      {children}
      <VisuallyHidden> {of}</VisuallyHidden>
    </Link>
  );
}
