import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

export interface WayOn {
  readonly path: string;
  readonly title: string;
}

interface NotFoundProps {
  /** What may have become of it, for whoever had it open before; it must hold of what was never there too. */
  readonly hint?: string | undefined;
  readonly wayOn?: WayOn | undefined;
  /** What of it is still in this browser. */
  readonly children?: ReactNode;
}

/** Specification 2.1; also what a case answers that does not exist for this person. */
export function NotFound({ hint, wayOn, children }: NotFoundProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex max-w-xl flex-col items-start gap-6 px-6 py-24 focus:outline-none"
    >
      <h1 className="text-lg text-muted">
        <span className="block text-3xl font-semibold tracking-tight text-text">Page Not Found</span>
        <span className="sr-only"> - </span>
        <span>The page you are looking for doesn't exist or has been moved.</span>
      </h1>
      {hint !== undefined && <p>{hint}</p>}
      {children}
      <div className="flex flex-wrap gap-3">
        {wayOn !== undefined && (
          <Button asChild variant="primary">
            <Link to={wayOn.path}>{wayOn.title}</Link>
          </Button>
        )}
        <Button asChild variant={wayOn === undefined ? 'primary' : 'secondary'}>
          <Link to="/">Back to home</Link>
        </Button>
      </div>
    </main>
  );
}
