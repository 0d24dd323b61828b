import { OutcomeLine, type PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { Halves, Page } from '#app/ui/page.tsx';
import type { LicenceRenewal, OwnSession, Profile } from '#contracts/generated/wire.ts';
import { Away, Notices } from './away.tsx';
import { Contact, ReadingSites } from './contact.tsx';
import { Licences } from './licences.tsx';
import { Nearby } from './nearby.tsx';
import { useOwnParts } from './saved-by-now.tsx';
import { Sessions } from './sessions.tsx';
import { Signature } from './signature.tsx';

interface AboutMeScreenProps {
  readonly profile: Profile;
  readonly sessions: readonly OwnSession[];
  readonly renewals: readonly LicenceRenewal[];
  /** The time zones to choose from. */
  readonly timeZones: readonly string[];
  readonly colleagues: readonly { readonly value: string; readonly label: string }[];
  readonly idempotencyKey: string;
  readonly asOf: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  contact: { label: 'Save profile', done: 'Your profile is saved.' },
  signature: { label: 'Save signature', done: 'Your signature is saved. Signed reports stay as they are.' },
  away: { label: 'Save times away', done: 'Your times away are saved.' },
  notices: { label: 'Save notices', done: 'Your choice of notices is saved.' },
  renew: {
    label: 'Hand in licence',
    done: 'The licence is handed in. The operator checks it with the board.',
  },
  endSession: { label: 'End session', done: 'The session is ended.' },
  endOthers: { label: 'End all other sessions', done: 'All other sessions are ended.' },
};

/** A pathologist's own account: who they are, with which licences they read, and how they are reached. */
export function AboutMeScreen(props: AboutMeScreenProps) {
  const { sessions, renewals, colleagues, timeZones, asOf, ...own } = props;
  const { profile, outcome, idempotencyKey } = own;
  const { unsaved, isUnsaved, tell } = useUnsaved();
  useErrorTitle(outcome?.refused != null);
  const form = { ...own, tellUnsaved: tell };
  const parts = useOwnParts(profile, { unsaved, outcome });
  return (
    <Page title="About Me" width="halves">
      <div className="flex flex-col gap-8">
        <OutcomeLine
          outcome={outcome}
          words={words}
          plain={['endSession', 'endOthers']}
          statusNow={profile.status}
        />
        <Nearby profile={profile} here="aboutMe" />
        <Halves
          beside={
            <>
              <Signature key={parts.signature.key} {...form} isElsewhere={parts.signature.isElsewhere} />
              <div id="reading-sites" className="scroll-mt-20">
                <ReadingSites profile={profile} />
              </div>
              <Away
                key={parts.away.key}
                {...form}
                isElsewhere={parts.away.isElsewhere}
                colleagues={colleagues}
              />
              <Notices key={parts.notices.key} {...form} isElsewhere={parts.notices.isElsewhere} />
              <Sessions sessions={sessions} idempotencyKey={idempotencyKey} />
            </>
          }
        >
          <Contact
            key={parts.contact.key}
            {...form}
            isElsewhere={parts.contact.isElsewhere}
            timeZones={timeZones}
          />
          <div id="licences" className="scroll-mt-20">
            <Licences {...form} renewals={renewals} asOf={asOf} />
          </div>
        </Halves>
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Page>
  );
}
