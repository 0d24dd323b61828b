import { getFormProps, type SubmissionResult } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { PasswordField, TextField } from '#app/ui/forms/text-fields.tsx';
import { AuthCard } from './auth-card.tsx';
import { LoginForm } from './login-form.ts';

export interface LoginAnswer {
  /** The fields' messages, and for the form the server's or 'Login failed. Try again.' (specification 8). */
  readonly result: SubmissionResult;
  /** Said by a toast too. */
  readonly toast?: string | undefined;
}

interface LoginScreenProps {
  answer?: LoginAnswer | undefined;
  /** Where to go after the login; checked on the server. */
  redirectTo?: string | undefined;
  /** Why one was logged out, or what was done just now. */
  notice?: string | null | undefined;
  /** That something of the login that has ended is kept here. */
  kept?: string | null | undefined;
  /** What the page is called that one comes back to. */
  returnsTo?: string | null | undefined;
}

/** Specification 2.1 and 5. Without script it is a plain form post and the action answers with the same page. */
export function LoginScreen({ answer, redirectTo, notice, kept, returnsTo }: LoginScreenProps) {
  const navigation = useNavigation();
  const { form, fields } = useContractForm(LoginForm, answer?.result, { id: 'log-in' });
  useErrorTitle(Object.keys(form.allErrors).length > 0);
  useEffect(() => {
    if (answer?.toast !== undefined) notify.error(answer.toast);
  }, [answer]);
  return (
    <AuthCard title="Log in" lead="Welcome back" text="Log in to reach your cases.">
      <LoginNoticeText notices={[notice, kept]} returnsTo={returnsTo ?? null} />
      <Form {...getFormProps(form)} method="post" className="flex flex-col gap-4">
        {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          placeholder="Your email *"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <Button type="submit" variant="primary" wide busy={navigation.formData !== undefined}>
          Log In
        </Button>
        <FormError message={form.errors?.[0]} />
      </Form>
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to="/email-verification">Forgot Password</Link>
      </TextLink>
    </AuthCard>
  );
}

interface LoginNoticeTextProps {
  readonly notices: readonly (string | null | undefined)[];
  readonly returnsTo: string | null;
}

function LoginNoticeText({ notices, returnsTo }: LoginNoticeTextProps) {
  const said = notices.filter((notice) => notice != null);
  if (said.length === 0 && returnsTo === null) return null;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-md bg-info-soft px-3 py-2 text-info">
      {said.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {returnsTo !== null && <p>After the login you come back to: {returnsTo}.</p>}
    </div>
  );
}

// The live region is there before its text, or screen readers miss it.
function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:-mt-4">
      {message !== undefined && (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
