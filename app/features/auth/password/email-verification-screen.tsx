import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { HONEYPOT_FIELD } from '#app/core/forms/honeypot.ts';
import type { RegistrationType } from '#app/core/registration/registration-places.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PasswordField, TextField } from '#app/ui/forms/text-fields.tsx';
import { Honeypot } from '#app/ui/honeypot.tsx';
import type { VerificationPurposeZodType } from '#contracts/generated/schemas/verification-purpose.ts';
import { AuthCard } from '../auth-card.tsx';
import { CodeForm, EmailForm, INVITE_AGAIN } from './password-forms.ts';
import { KeptHere, SomebodyLoggedIn } from './somebody-logged-in.tsx';

interface StepProps {
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
}

interface EmailVerificationScreenProps extends StepProps {
  readonly purpose: VerificationPurposeZodType;
  /** What somebody has registered as; null where nobody has said. */
  readonly type: RegistrationType | null;
  /** Where the code is entered; null before one was asked for. */
  readonly verificationId: string | null;
  /** Who is logged in with this browser; null for nobody. */
  readonly loggedIn: string | null;
  /** That something of the login that has just ended is kept here. */
  readonly kept: string | null;
}

/** Specification 2.1: the address first, then the six digits that came by mail (domain rule 3.12). */
export function EmailVerificationScreen({
  purpose,
  type,
  verificationId,
  loggedIn,
  kept,
  ...step
}: EmailVerificationScreenProps) {
  if (loggedIn !== null)
    return (
      <SomebodyLoggedIn
        title="Email verification"
        displayName={loggedIn}
        text="A code is for the account that it was mailed for. Log out to go on with yours."
      />
    );
  return verificationId === null ? (
    <AddressStep {...step} purpose={purpose} />
  ) : (
    <CodeStep {...step} purpose={purpose} type={type} kept={kept} />
  );
}

const LEADS = {
  forgot_password: ['Forgotten password', 'We mail you a code with which you set a new one.'],
  registration: ['Confirm your email', 'We mail you a code that shows that the address is yours.'],
} as const;

function AddressStep({
  idempotencyKey,
  lastResult,
  purpose,
}: StepProps & { readonly purpose: VerificationPurposeZodType }) {
  const { form, fields } = useContractForm(EmailForm, lastResult, { id: 'verify-email' });
  const busy = useIsSubmitting(idempotencyKey);
  const [lead, text] = LEADS[purpose];
  return (
    <AuthCard title="Email verification" lead={lead} text={text}>
      <ContractForm form={form} idempotencyKey={idempotencyKey}>
        <Honeypot name={HONEYPOT_FIELD} />
        <TextField
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton wide busy={busy}>
          Send the code
        </SubmitButton>
      </ContractForm>
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to="/login">Back to the login</Link>
      </TextLink>
    </AuthCard>
  );
}

function CodeStep({
  idempotencyKey,
  lastResult,
  purpose,
  type,
  kept,
}: Omit<EmailVerificationScreenProps, 'verificationId' | 'loggedIn'>) {
  const { form, fields } = useContractForm(CodeForm, lastResult, { id: 'enter-code' });
  const busy = useIsSubmitting(idempotencyKey);
  const isRegistration = purpose === 'registration';
  const again = isRegistration ? `?purpose=registration${type === null ? '' : `&type=${type}`}` : '';
  return (
    <AuthCard
      title="Email verification"
      lead="Enter the code"
      text={
        isRegistration
          ? 'A code has been sent to your address. Enter it with the password that you registered with.'
          : `If an account exists for this email, a code has been sent. ${INVITE_AGAIN}`
      }
    >
      <KeptHere kept={kept} />
      <ContractForm form={form} idempotencyKey={idempotencyKey}>
        <TextField
          field={fields.code}
          label="Code"
          hint="Six digits, valid for ten minutes and five tries."
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
        />
        {(isRegistration || fields.password.errors !== undefined) && (
          <PasswordField
            field={fields.password}
            label="Password of your registration"
            autoComplete="current-password"
            hint="Leave it empty if somebody else registered you: you choose one next."
          />
        )}
        <SubmitButton wide busy={busy}>
          Go on
        </SubmitButton>
      </ContractForm>
      <TextLink asChild className="self-center coarse:py-2.5">
        <Link to={`/email-verification${again}`}>Ask for a new code</Link>
      </TextLink>
    </AuthCard>
  );
}
