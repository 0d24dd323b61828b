import { OutcomeLine, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { Page } from '#app/ui/page.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { OwnSession, Profile } from '#contracts/generated/wire.ts';
import { Notices } from './away.tsx';
import { Contact } from './contact.tsx';
import { Nearby } from './nearby.tsx';
import { useOwnParts } from './saved-by-now.tsx';
import { Sessions } from './sessions.tsx';

interface AccountDetailsPageProps {
  readonly profile: Profile;
  readonly sessions: readonly OwnSession[];
  readonly timeZones: readonly string[];
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  contact: { label: 'Save profile', done: 'Your profile is saved.' },
  notices: { label: 'Save notices', done: 'Your choice of notices is saved.' },
  endSession: { label: 'End session', done: 'The session is ended.' },
  endOthers: { label: 'End all other sessions', done: 'All other sessions are ended.' },
};

/** One's own account: how one is reached, what one hears of, and where one is logged in. */
export function AccountDetailsPage(props: AccountDetailsPageProps) {
  const { profile, sessions, timeZones, idempotencyKey, outcome } = props;
  const { unsaved, isUnsaved, tell } = useUnsaved();
  useErrorTitle(outcome?.refused != null);
  const form = { profile, idempotencyKey, outcome, tellUnsaved: tell };
  const { contact, notices } = useOwnParts(profile, { unsaved, outcome });
  return (
    <Page title="Account details" width="text">
      <div className="flex flex-col gap-8">
        <OutcomeLine
          outcome={outcome}
          words={words}
          plain={['endSession', 'endOthers']}
          statusNow={labels.UserStatus[profile.status]}
        />
        <Nearby profile={profile} here="accountDetail" />
        <Contact key={contact.key} {...form} isElsewhere={contact.isElsewhere} timeZones={timeZones} />
        <Notices key={notices.key} {...form} isElsewhere={notices.isElsewhere} />
        <Sessions sessions={sessions} idempotencyKey={idempotencyKey} />
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Page>
  );
}
