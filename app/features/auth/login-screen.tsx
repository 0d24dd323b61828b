import { Form, Link, useNavigation } from '@remix-run/react';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { PasswordInput } from '#app/ui/controls/password-input.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { Page } from '#app/ui/page.tsx';
import { type LoginProblems, readLoginForm } from './login-form.ts';

export interface LoginAnswer {
  /** The server's message, or 'Login failed. Try again.' (specification 8). */
  readonly form?: string | undefined;
  /** Said by a toast too. */
  readonly toast?: string | undefined;
  readonly fields?: LoginProblems | undefined;
  /** What was typed, so that a page without script does not ask for it again. */
  readonly email?: string | undefined;
}

interface LoginScreenProps {
  answer?: LoginAnswer | undefined;
  /** Where to go after the login; checked on the server. */
  redirectTo?: string | undefined;
}

/** Specification 2.1 and 5. Without script it is a plain form post and the action answers with the same page. */
export function LoginScreen({ answer, redirectTo }: LoginScreenProps) {
  const navigation = useNavigation();
  const check = useLoginCheck(answer);
  useEffect(() => {
    if (answer?.toast !== undefined) notify.error(answer.toast);
  }, [answer]);
  return (
    <Page title="Log in" headingHidden width="narrow">
      <div className="mx-auto flex max-w-md flex-col gap-6 sm:mt-[8vh] sm:rounded-lg sm:border sm:border-border sm:bg-raised sm:p-8 sm:shadow-md">
        <div className="flex flex-col gap-1">
          <p className="text-2xl font-semibold tracking-tight">Welcome back</p>
          <p className="text-muted">Log in to reach your cases.</p>
        </div>
        <Form
          method="post"
          noValidate
          onSubmit={check.onSubmit}
          onChange={check.onChange}
          className="flex flex-col gap-4"
        >
          {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <Field label="Email" required error={check.fields.email}>
            <TextInput
              name="email"
              type="email"
              placeholder="Your email *"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={answer?.email}
            />
          </Field>
          <Field label="Password" required error={check.fields.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Button type="submit" variant="primary" wide busy={navigation.formData !== undefined}>
            Log In
          </Button>
          <FormError message={check.form} />
        </Form>
        <TextLink asChild className="self-center coarse:py-2.5">
          <Link to="/email-verification">Forgot Password</Link>
        </TextLink>
      </div>
    </Page>
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

interface Edits {
  /** The answer that these edits came after: a new answer starts afresh. */
  readonly answer: LoginAnswer | undefined;
  readonly fields: LoginProblems;
  readonly isEdited: boolean;
  readonly isTried: boolean;
}

/** Checks on submit, then again on each change; an edit of either field takes the server's error away. */
function useLoginCheck(answer: LoginAnswer | undefined) {
  const [edits, setEdits] = useState<Edits>(() => untouched(answer));
  const current = edits.answer === answer ? edits : untouched(answer);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const fields = problemsOf(event.currentTarget);
    const wrong = (['email', 'password'] as const).find((name) => fields[name]);
    if (wrong) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    }
    setEdits({ answer, fields, isEdited: true, isTried: true });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const fields = current.isTried ? problemsOf(event.currentTarget) : {};
    setEdits({ answer, fields, isEdited: true, isTried: current.isTried });
  };
  return { onSubmit, onChange, fields: current.fields, form: current.isEdited ? undefined : answer?.form };
}

function problemsOf(form: HTMLFormElement): LoginProblems {
  const read = readLoginForm(new FormData(form));
  return read.ok ? {} : read.error;
}

function untouched(answer: LoginAnswer | undefined): Edits {
  return { answer, fields: answer?.fields ?? {}, isEdited: false, isTried: answer !== undefined };
}
