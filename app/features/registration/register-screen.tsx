import type { SubmissionResult } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { Building2, Microscope } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { RegistrationType } from '#app/core/registration/registration-places.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { Page } from '#app/ui/page.tsx';
import { withStep } from './parse-plan.ts';
import { PlanForm } from './plan-form.tsx';
import { facilityPlan, facilitySigning } from './plans/facility-plan.ts';
import { providerPlan, providerSigning } from './plans/provider-plan.ts';
import { forgetVisitorDraft } from './visitor-draft.ts';

const KINDS = [
  {
    type: 'provider',
    label: 'Register as a Provider',
    text: 'For pathologists and physicians who read cases.',
    icon: Microscope,
  },
  {
    type: 'facility',
    label: 'Register as a Medical Facility',
    text: 'For hospitals, clinics and laboratories that send cases out.',
    icon: Building2,
  },
] as const;

/** Specification 2.1: the two ways to register. */
export function RegisterChoice() {
  return (
    <Page
      title="Register"
      summary="Choose what you are. You can read through the form before you begin."
      width="text"
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {KINDS.map(({ type, label, text, icon: Icon }) => (
          <li key={type}>
            <Link
              to={`/register?type=${type}`}
              className="flex h-full flex-col gap-2 rounded-lg border border-border bg-raised p-5 text-text no-underline hover:border-accent"
            >
              <Icon aria-hidden className="size-6 text-accent" />
              <span className="text-lg font-semibold">{label}</span>
              <span className="text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted">
        Neither of these?{' '}
        <TextLink asChild>
          <Link to="/enquiry">Ask us</Link>
        </TextLink>
        . Registered already?{' '}
        <TextLink asChild>
          <Link to="/email-verification?purpose=registration">Confirm your email</Link>
        </TextLink>
        .
      </p>
    </Page>
  );
}

interface RegisterFormProps {
  readonly type: RegistrationType;
  readonly today: string;
  readonly timeZones: readonly string[];
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
}

const publicProvider = withStep(providerPlan, providerSigning);
const publicFacility = withStep(facilityPlan, facilitySigning);

export function RegisterForm({ type, ...form }: RegisterFormProps) {
  const isProvider = type === 'provider';
  const common = { ...form, submitLabel: 'Send the registration', draft: type };
  return (
    <Page
      title={isProvider ? 'Register as a Provider' : 'Register as a Medical Facility'}
      summary={
        <>
          <span className="noscript:hidden">What you type stays in this tab until you send it. </span>
          Documents follow when you can log in.
        </>
      }
      width="text"
    >
      {isProvider ? (
        <PlanForm id="provider" plan={publicProvider} {...common} />
      ) : (
        <PlanForm id="facility" plan={publicFacility} {...common} />
      )}
    </Page>
  );
}

const ROAD: readonly ReactNode[] = [
  'Check your email, and confirm your address with a code and the password that you just chose.',
  'Log in, and add the documents that your registration asks for.',
  'Hand it in. We check it, and write to you when it is approved, or what is missing.',
];

/** What happens next, and where. It says the same whether or not the address was known. */
export function RegisterSent({ type }: { readonly type: RegistrationType }) {
  useEffect(() => forgetVisitorDraft(type), [type]);
  return (
    <Page
      title="Thank you"
      summary="Your registration has been sent. Check your email to continue."
      width="text"
    >
      <ol className="mb-6 flex list-decimal flex-col gap-2 pl-6">
        {ROAD.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      <Button asChild variant="primary">
        <Link to={`/email-verification?purpose=registration&type=${type}`}>Confirm your email</Link>
      </Button>
    </Page>
  );
}
