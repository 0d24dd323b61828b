import type { SubmissionResult } from '@conform-to/react';
import { screens } from '#app/core/access/screens.ts';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { FacilityFields } from './facility-fields.tsx';
import { newFacilityForm } from './facility-form.ts';

interface NewFacilityPageProps {
  readonly refused: SubmissionResult | null;
  readonly idempotencyKey: string;
  /** Milliseconds since 1970, when the page was asked for. */
  readonly now: number;
  readonly timeZones: readonly string[];
}

/** A facility that the operator takes in without a registration of its own (specification 2.4). */
export function NewFacilityPage({ refused, idempotencyKey, now, timeZones }: NewFacilityPageProps) {
  const { form, fields } = useContractForm(newFacilityForm(now), refused, {
    id: 'facility',
    defaultValue: { billingContact: { sameAsFacility: true, address: {} } },
  });
  return (
    <FormScreen
      title={screens.createFacilityAccount.title}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Create facility account"
    >
      <FacilityFields fields={fields} timeZones={timeZones} isNew />
    </FormScreen>
  );
}
