import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PasswordField, TextField } from '#app/ui/forms/text-fields.tsx';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';
import { AuthCard } from '../auth-card.tsx';
import { NewPasswordForm } from './password-forms.ts';

interface ChangePasswordScreenProps {
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
  /** Whether the browser comes from a code that was entered; else an invitation has to name itself. */
  readonly isConfirmed: boolean;
}

/** A new password, for whoever has entered a code or was invited. */
export function ChangePasswordScreen({ idempotencyKey, lastResult, isConfirmed }: ChangePasswordScreenProps) {
  const { form, fields } = useContractForm(NewPasswordForm, lastResult, { id: 'change-password' });
  const busy = useIsSubmitting(idempotencyKey);
  const invitation = useInvitation();
  return (
    <AuthCard
      title="Change password"
      lead="Choose a password"
      text="Twelve characters or more. A few words that only you would put together are good."
    >
      <ContractForm form={form} idempotencyKey={idempotencyKey}>
        {invitation !== null && <input type="hidden" name="resetToken" value={invitation} />}
        {invitation === null && !isConfirmed && (
          <TextField
            field={fields.resetToken}
            label="Code of your invitation"
            hint="It begins with rst_. If you have forgotten your password, ask for a code first."
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <PasswordField
          field={fields.newPassword}
          label="New password"
          autoComplete="new-password"
          hint="It may not be a common one, your address or one that you had lately."
        />
        <PasswordField
          field={fields.repeatPassword}
          label="Repeat the password"
          autoComplete="new-password"
        />
        <SubmitButton wide busy={busy}>
          Set the password
        </SubmitButton>
      </ContractForm>
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to="/email-verification">Ask for a code</Link>
      </TextLink>
    </AuthCard>
  );
}

/** The token of an invitation's link. It stands behind the # so that no server and no log sees it, and leaves the address at once. */
function useInvitation(): string | null {
  const invitation = useReadInBrowser(() => {
    const { hash } = window.location;
    return hash.startsWith('#rst_') ? hash.slice(1) : null;
  });
  useEffect(() => {
    const { pathname, search } = window.location;
    if (invitation !== null) window.history.replaceState(window.history.state, '', pathname + search);
  }, [invitation]);
  return invitation;
}
