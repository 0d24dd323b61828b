import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { signOutPathOf } from '#app/core/cases/case-links.ts';
import type { QueueView } from '#app/core/diagnosis/saved-text.ts';
import { Button } from '#app/ui/controls/button.tsx';

interface SignOutLinkProps {
  readonly caseId: string;
  readonly view: Pick<QueueView, 'phase' | 'isUnsaved' | 'message'>;
  /** Saves at once what is not saved yet. */
  readonly hurry: () => void;
}

/**
 * Leads to the signature once the text is on the server: what is signed is read from there, and a save that came in
 * between would make its reader's own signature one of a text that somebody has changed since. A save that fails holds
 * nobody here; it is told beside this link.
 */
export function SignOutLink({ caseId, view, hurry }: SignOutLinkProps) {
  const navigate = useNavigate();
  const isWaitedFor = useRef(false);
  const { phase, isUnsaved, message } = view;
  const isOnItsWay = phase === 'sending' || (phase === 'due' && isUnsaved && message === null);
  const to = signOutPathOf(caseId);
  useEffect(() => {
    if (isOnItsWay || !isWaitedFor.current) return;
    isWaitedFor.current = false;
    navigate(to);
  }, [isOnItsWay, navigate, to]);
  const saveFirst = (event: MouseEvent) => {
    if (!isOnItsWay || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isWaitedFor.current = true;
    hurry();
  };
  return (
    <Button asChild>
      <Link to={to} onClick={saveFirst}>
        Sign out…
      </Link>
    </Button>
  );
}
