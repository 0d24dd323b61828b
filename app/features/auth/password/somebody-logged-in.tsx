import { Form, Link, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { markLogout } from '#app/session/login-marks.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { AuthCard } from '../auth-card.tsx';
import { LOG_OUT } from './password-forms.ts';

interface SomebodyLoggedInProps {
  readonly title: string;
  readonly displayName: string;
  /** Whose the thing is that was mailed, and what to do. */
  readonly text: string;
  /** What the mail brought and the logout is not to lose. */
  readonly brought?: ReactNode;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** What was mailed may be another person's: whoever works with this browser decides what is left. */
export function SomebodyLoggedIn({ title, displayName, text, brought, children }: SomebodyLoggedInProps) {
  const busy = useNavigation().formData !== undefined;
  return (
    <AuthCard title={title} lead={`${displayName} is logged in here`} text={text}>
      {/* The other tabs of the login follow. */}
      <Form method="post" onSubmit={markLogout}>
        <input type="hidden" name="intent" value={LOG_OUT} />
        {brought}
        <Button type="submit" variant="primary" wide busy={busy}>
          Log out and go on
        </Button>
      </Form>
      {children}
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to="/">Stay logged in</Link>
      </TextLink>
    </AuthCard>
  );
}

/** What of the login that has just ended is kept in this browser; nothing where nothing is. */
export function KeptHere({ kept }: { readonly kept: string | null }) {
  if (kept === null) return null;
  return (
    <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info">
      {kept}
    </p>
  );
}
