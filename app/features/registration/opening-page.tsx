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
  readonly isAdmin: boolean;
  readonly facilities: Choices;
  readonly today: string;
  readonly idempotencyKey: string;
  readonly lastResult: SubmissionResult | undefined;
}

/** Where an admin opens a registration for somebody else. Nobody types a password for another. */
export function OpeningPage({ title, isAdmin, ...form }: OpeningPageProps) {
  const { kind } = form;
  if (!isAdmin)
    return (
      <Page title={title} headingHidden width="text">
        <EmptyState title="There is no registration of yours">
          {isOwnForm(kind)
            ? 'Your account was opened without one, or it has been closed.'
            : 'Registrations of this kind are opened by the operator’s staff.'}
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={title}
      summary={
        isOwnForm(kind)
          ? 'The person gets a mail, confirms the address and fills in the rest.'
          : 'It is a draft until you hand it in. When it is approved, the person is invited by mail.'
      }
      width="text"
    >
      <GuardedForms>
        <OpeningForm {...form} />
      </GuardedForms>
    </Page>
  );
}

function OpeningForm({ kind, facilities, ...form }: Omit<OpeningPageProps, 'title' | 'isAdmin'>) {
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
