import { useMemo } from 'react';
import type { Registration } from '#contracts/generated/wire.ts';
import { withPlanOf } from './kinds.ts';
import { typedOf } from './read-plan.ts';
import { Review } from './review.tsx';

interface RegistrationAnswersProps {
  readonly registration: Pick<Registration, 'kind' | 'form'>;
  /** What the facility of the form is called; null where there is none, or its name is not known. */
  readonly facilityName: string | null;
}

/** The answers of a registration under the questions of the applicant's own form, for whoever reviews them. */
export function RegistrationAnswers({ registration, facilityName }: RegistrationAnswersProps) {
  const { kind, form } = registration;
  const answers = useMemo(() => {
    const facilityId = 'facilityId' in form ? form.facilityId : null;
    const facilities =
      facilityId === null || facilityName === null ? [] : [{ value: facilityId, label: facilityName }];
    return withPlanOf(kind, facilities, (plan) => ({ steps: plan.steps, typed: typedOf(plan, form) }));
  }, [kind, form, facilityName]);
  return <Review {...answers} />;
}
