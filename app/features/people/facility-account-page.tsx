import type { SubmissionResult } from '@conform-to/react';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { AskedFields } from '#app/ui/detail/asked-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { FacilityAccountForm, facilityAccountAsks } from './facility-account-form.ts';

interface FacilityAccountPageProps {
  readonly idempotencyKey: string;
  readonly refused: SubmissionResult | null;
}

/** A facility that the operator takes in without a registration of its own (specification 2.4). */
export function FacilityAccountPage({ idempotencyKey, refused }: FacilityAccountPageProps) {
  const { form } = useContractForm<Record<string, unknown>, unknown>(FacilityAccountForm, refused, {
    id: 'facility-account',
    words: plainWords,
  });
  return (
    <FormScreen
      title={screens.createFacilityAccount.title}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel="Create facility account"
    >
      <AskedFields asks={facilityAccountAsks} />
    </FormScreen>
  );
}
