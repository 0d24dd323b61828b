import type { Choices } from '#app/ui/controls/choices.ts';
import type { RegistrationKindZodType } from '#contracts/generated/schemas/registration-kind.ts';
import type { Plan } from './plan.ts';
import { facilityPlan } from './plans/facility-plan.ts';
import { otherPlan, staffPlan, userPlan } from './plans/people-plans.ts';
import { providerPlan } from './plans/provider-plan.ts';

/** Does something with the plan of a kind, whatever its form is. */
export function withPlanOf<Result>(
  kind: RegistrationKindZodType,
  facilities: Choices,
  read: <Form>(plan: Plan<Form>) => Result,
): Result {
  switch (kind) {
    case 'providers':
      return read(providerPlan);
    case 'facilities':
      return read(facilityPlan);
    case 'users':
      return read(userPlan(facilities));
    case 'operator-staff':
      return read(staffPlan);
    case 'other':
      return read(otherPlan);
  }
}

/** Whether the person whom the registration is about completes and signs it. */
export const isOwnForm = (kind: RegistrationKindZodType): boolean =>
  kind === 'providers' || kind === 'facilities';
