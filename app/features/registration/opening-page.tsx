import type { SubmissionResult } from '@conform-to/react';
import { useMemo } from 'react';
import type { Choices } from '#app/ui/controls/choices.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { GuardedForms } from '#app/ui/forms/leave-guard.tsx';
import { Page } from '#app/ui/page.tsx';
import type { RegistrationKindZodType } from '#contracts/generated/schemas/registration-kind.ts';
import { isOwnForm } from './kinds.ts';
import { PlanForm } from './plan-form.tsx';
import { openFacilityPlan, openProviderPlan } from './plans/opening-plans.ts';
import { otherPlan, staffPlan, userPlan } from './plans/people-plans.ts';

interface OpeningPageProps {
  readonly title: string;
  readonly kind: RegistrationKindZodType;
  readonly mayOpen: boolean;
  readonly facilities: Choices;
  readonly today: string;
  readonly timeZones: readonly string[];
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
}

const CLOSED = 'Your account was opened without one, or it has been closed.';
const BY_STAFF = 'Registrations of this kind are opened by the operator’s staff.';

/** Why somebody who may open none sees no form. */
const NO_OWN: Readonly<Record<RegistrationKindZodType, string>> = {
  providers: CLOSED,
  facilities: CLOSED,
  users: BY_STAFF,
  'operator-staff': 'The operator’s staff are registered by an admin who has every duty.',
  other: BY_STAFF,
};

const FILLED_IN_BY_THEM = 'The person gets a mail, confirms the address and fills in the rest.';
const LOGS_IN =
  'It is a draft until you hand it in. When it is approved, the person is told by mail how to log in.';
const BECOMES_ENQUIRY = 'It is a draft until you hand it in. When it is approved, it becomes an enquiry.';

/** Where an admin opens a registration for somebody else. Nobody types a password for another. */
export function OpeningPage({ title, mayOpen, ...form }: OpeningPageProps) {
  const { kind } = form;
  if (!mayOpen)
    return (
      <Page title={title} headingHidden width="text">
        <EmptyState title="There is no registration of yours">{NO_OWN[kind]}</EmptyState>
      </Page>
    );
  return (
    <Page
      title={title}
      summary={isOwnForm(kind) ? FILLED_IN_BY_THEM : kind === 'other' ? BECOMES_ENQUIRY : LOGS_IN}
      width="text"
    >
      <GuardedForms>
        <OpeningForm {...form} />
      </GuardedForms>
    </Page>
  );
}

function OpeningForm({ kind, facilities, ...form }: Omit<OpeningPageProps, 'title' | 'mayOpen'>) {
  const user = useMemo(() => userPlan(facilities), [facilities]);
  const common = { ...form, id: 'open-registration', submitLabel: 'Open the registration', draft: null };
  switch (kind) {
    case 'providers':
      return <PlanForm plan={openProviderPlan} {...common} />;
    case 'facilities':
      return <PlanForm plan={openFacilityPlan} {...common} />;
    case 'users':
      return <PlanForm plan={user} {...common} />;
    case 'operator-staff':
      return <PlanForm plan={staffPlan} {...common} />;
    case 'other':
      return <PlanForm plan={otherPlan} {...common} />;
  }
}
