import { Link } from '@remix-run/react';
import { ClipboardList } from 'lucide-react';
import { ASK_PATH } from '#app/core/access/help.ts';
import { screens } from '#app/core/access/screens.ts';
import { placeOf } from '#app/core/registration/registration-places.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { OwnRegistration } from './own-registration.server.ts';
import { nextOf, nextOfOnboarding, SHAPES } from './registration-status.ts';

const CASES_LATER = 'Cases are shown here when your onboarding is accepted.';
const NO_FACILITY =
  'Your account belongs to no facility, so it sends out no cases. An account gets its facility when it is opened. Ask for help if you work for one.';

/** What stands in the place of a page of work until the account is open: how it stands, and the next step. */
export function OwnRegistrationPage({ registration, onboarding, isFacility }: OwnRegistration) {
  // By the role and not by the kind: a physician whom the operator registers as a user is a provider too.
  const isOnboarding = !isFacility && (registration === null || registration.status === 'Approved');
  const next = isOnboarding ? nextOfOnboarding(onboarding) : null;
  const title = isOnboarding ? 'Your onboarding' : 'Your registration';
  return (
    <Page title={title} headingHidden width="text">
      <EmptyState
        icon={<ClipboardList />}
        title={title}
        action={
          <>
            {isOnboarding && (
              <Button asChild variant="primary">
                <Link to={screens.providerOnboarding.path}>Open your onboarding</Link>
              </Button>
            )}
            {registration === null && isFacility && (
              <Button asChild variant="primary">
                <Link to={ASK_PATH}>Ask for help</Link>
              </Button>
            )}
            {registration !== null && (
              <Button asChild variant={isOnboarding ? 'secondary' : 'primary'}>
                <Link to={placeOf(registration.kind, registration.id)}>Open your registration</Link>
              </Button>
            )}
          </>
        }
      >
        {registration !== null && !isOnboarding && (
          <p className="mb-2">
            <StatusBadge
              shape={SHAPES[registration.status]}
              label={labels.RegistrationStatus[registration.status]}
            />
          </p>
        )}
        {next !== null && <p>{next}</p>}
        {registration !== null && next === null && <p>{nextOf(registration, !isFacility)}</p>}
        {isOnboarding && <p>{CASES_LATER}</p>}
        {registration === null && isFacility && <p>{NO_FACILITY}</p>}
      </EmptyState>
    </Page>
  );
}
