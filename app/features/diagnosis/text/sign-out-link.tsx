import { Link } from '@remix-run/react';
import { signOutPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { SaveInHand } from '../saving/save-in-hand.ts';
import { useLinkAfterSave } from './use-after-save.ts';

interface SignOutLinkProps extends SaveInHand {
  readonly caseId: string;
}

/**
 * Leads to the signature once the text is on the server: what is signed is read from there, and a save that came in
 * between would make its reader's own signature one of a text that somebody has changed since. A save that fails holds
 * nobody here; it is told beside this link.
 */
export function SignOutLink({ caseId, ...save }: SignOutLinkProps) {
  const to = signOutPathOf(caseId);
  const saveFirst = useLinkAfterSave(save, to);
  return (
    <Button asChild>
      <Link to={to} onClick={saveFirst}>
        Sign out…
      </Link>
    </Button>
  );
}
