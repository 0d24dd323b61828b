import { screens } from '#app/core/access/screens.ts';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { AccountFacility } from './account-facility.tsx';

interface FacilityWithoutAccountProps {
  readonly account: FacilityAccount;
  /** A day as the wire writes it. */
  readonly today: string;
}

/** A facility that is found by its number and belongs to no account of the operator's. */
export function FacilityWithoutAccount({ account, today }: FacilityWithoutAccountProps) {
  const { displayName, legalName } = account.form;
  return (
    <RecordPage
      title={displayName ?? legalName}
      back={{ to: screens.accounts.path, label: 'All accounts' }}
      status="This facility has no account."
    >
      <AccountFacility facility={{ account, today, isSaved: false }} accountId={null} />
    </RecordPage>
  );
}
