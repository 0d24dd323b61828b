import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PasswordField, TextField } from '#app/ui/forms/text-fields.tsx';
import { useReadInBrowser } from '#app/ui/use-enhanced.ts';
import { AuthCard } from '../auth-card.tsx';
import { INVITE_AGAIN, InvitedPasswordForm, NewPasswordForm } from './password-forms.ts';
import { KeptHere, SomebodyLoggedIn } from './somebody-logged-in.tsx';

interface ChangePasswordScreenProps {
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
  /** Whether the browser comes from a code that was entered; else an invitation has to name itself, as it always may. */
  readonly isConfirmed: boolean;
  /** Who is logged in with this browser; null for nobody. */
  readonly loggedIn: string | null;
  /** That something of the login that has just ended is kept here. */
  readonly kept: string | null;
}

/** A new password, for whoever has entered a code or was invited. */
export function ChangePasswordScreen({ loggedIn, ...form }: ChangePasswordScreenProps) {
  const invitation = useInvitation();
  return loggedIn === null ? (
    <NewPassword {...form} invitation={invitation} />
  ) : (
    <SomebodyLoggedIn
      title="Change password"
      displayName={loggedIn}
      text="An invitation and a code set the password of the account that they were mailed for. Log out to go on with yours."
      brought={invitation !== null && <input type="hidden" name="resetToken" value={invitation} />}
    >
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to="/reset-password">Change the password of {loggedIn}</Link>
      </TextLink>
    </SomebodyLoggedIn>
  );
}

const ASK_FOR_A_CODE =
  'It begins with rst_, and the link of your mail brings it by itself. If you have forgotten your password, ask for a code first.';
/** The code may have been another person's, and the link of an invitation may have lost what it brought. */
const CODE_WAS_ENTERED =
  'It begins with rst_. Left empty, the password is set of the account whose mailed code was entered in this browser.';

type NewPasswordProps = Omit<ChangePasswordScreenProps, 'loggedIn'> & { readonly invitation: string | null };

function NewPassword({ idempotencyKey, lastResult, isConfirmed, kept, invitation }: NewPasswordProps) {
  const { form, fields } = useContractForm(isConfirmed ? NewPasswordForm : InvitedPasswordForm, lastResult, {
    id: 'change-password',
  });
  const busy = useIsSubmitting(idempotencyKey);
  const code = invitation === null && (
    <TextField
      field={fields.resetToken}
      label="Code of your invitation"
      hint={isConfirmed ? CODE_WAS_ENTERED : ASK_FOR_A_CODE}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <AuthCard
      title="Change password"
      lead="Choose a password"
      text="Twelve characters or more. A few words that only you would put together are good."
    >
      <KeptHere kept={kept} />
      <ContractForm form={form} idempotencyKey={idempotencyKey}>
        {invitation !== null && <input type="hidden" name="resetToken" value={invitation} />}
        {!isConfirmed && code}
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
        {isConfirmed && code !== false && (
          // Whoever has just entered a code needs no other one.
          <Folded
            label="I was invited, and have another code"
            isOpen={fields.resetToken.errors !== undefined}
          >
            {code}
          </Folded>
        )}
        <SubmitButton wide busy={busy}>
          Set the password
        </SubmitButton>
      </ContractForm>
      {!isConfirmed && (
        <p className="text-sm text-muted">An invitation is good once, for 72 hours. {INVITE_AGAIN}</p>
      )}
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
