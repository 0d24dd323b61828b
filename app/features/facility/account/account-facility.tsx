import { Link } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { FacilityAccount } from '#contracts/generated/wire.ts';
import { AccountFacts, Agreement } from './account-facts.tsx';
import { FACILITY_PART } from './facility-part.ts';

interface KnownFacility {
  readonly account: FacilityAccount;
  /** A day as the wire writes it. */
  readonly today: string;
  readonly isSaved: boolean;
}

interface AccountFacilityProps {
  /** What is kept of it, or why that could not be read. */
  readonly facility: KnownFacility | { readonly unread: string };
  /** Null for a facility that has none, whose form nothing leads to. */
  readonly accountId: string | null;
}

/** What is kept of the facility of an account, as its own people read it, and the way to change it. */
export function AccountFacility({ facility, accountId }: AccountFacilityProps) {
  if ('unread' in facility)
    return (
      <DetailSection title="Facility">
        <p className="text-muted">The facility could not be read: {facility.unread}</p>
      </DetailSection>
    );
  return <FacilityShown {...facility} accountId={accountId} />;
}

function FacilityShown({
  account,
  today,
  isSaved,
  accountId,
}: KnownFacility & { readonly accountId: string | null }) {
  const { id, form, signed, active, allowedActions } = account;
  return (
    <>
      <p role="status" className="font-medium text-success empty:hidden">
        {isSaved ? 'The facility account is saved.' : null}
      </p>
      {!active && (
        <p className="rounded-lg border border-warning bg-warning-soft p-4">
          This facility is suspended, since its account was deactivated. It can begin and send out no case
          until the account is active again.
        </p>
      )}
      <AccountFacts form={form} today={today} />
      <Agreement signed={signed} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {accountId !== null && allowedActions.includes('edit') && (
          <Button asChild>
            <Link to={`${screens.accountEdited.path}/${encodeURIComponent(accountId)}?part=${FACILITY_PART}`}>
              Edit facility account
            </Link>
          </Button>
        )}
        <TextLink asChild>
          <Link to={`${screens.users.path}?facilityId=${encodeURIComponent(id)}`}>
            People of the facility
          </Link>
        </TextLink>
      </p>
    </>
  );
}
