import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ASK_PATH } from '#app/core/access/help.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';

/** Whose account is closed, and how a facility gets it back: the operator alone opens it again. */
export function WayBack({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-sm text-muted">
      {children}{' '}
      <TextLink asChild>
        <Link to={ASK_PATH}>Ask the operator</Link>
      </TextLink>
    </p>
  );
}
