import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PasswordField } from '#app/ui/forms/text-fields.tsx';
import { Page } from '#app/ui/page.tsx';
import { OwnPasswordForm } from './password-forms.ts';

interface ResetPasswordScreenProps {
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
  readonly isDone: boolean;
}

/** Specification 2.2, Account Settings > Reset Password: the present password first. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { idempotencyKey, lastResult, isDone } = props;
  return (
    <Page title="Reset Password" width="text">
      {isDone && <Changed />}
      {/* What was typed belongs to the password before. */}
      <OwnPassword key={String(isDone)} idempotencyKey={idempotencyKey} lastResult={lastResult} />
      <TextLink asChild className="mt-6 inline-block">
        <Link to={screens.accountDetail.path}>Your phone, notices and sessions</Link>
      </TextLink>
    </Page>
  );
}

/** Takes the focus, which the form that was sent has lost with its fields. */
function Changed() {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <p
      ref={told}
      role="status"
      tabIndex={-1}
      className="mb-4 max-w-md rounded-md bg-success-soft px-3 py-2 text-success"
    >
      Your password was changed. All your other sessions have ended, and we have told you by mail.
    </p>
  );
}

function OwnPassword({
  idempotencyKey,
  lastResult,
}: Pick<ResetPasswordScreenProps, 'idempotencyKey' | 'lastResult'>) {
  const { form, fields } = useContractForm(OwnPasswordForm, lastResult, { id: 'reset-password' });
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <ContractForm
      form={form}
      idempotencyKey={idempotencyKey}
      className="flex max-w-md flex-col gap-5 sm:rounded-lg sm:border sm:border-border sm:bg-raised sm:p-6"
    >
      <PasswordField
        field={fields.currentPassword}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        field={fields.newPassword}
        label="New password"
        autoComplete="new-password"
        hint="Twelve characters or more, not a common one and not one that you had lately."
      />
      <PasswordField
        field={fields.repeatPassword}
        label="Repeat the new password"
        autoComplete="new-password"
      />
      <SubmitButton busy={busy}>Change the password</SubmitButton>
    </ContractForm>
  );
}
