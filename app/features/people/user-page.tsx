import { Link } from '@remix-run/react';
import type { Reasons } from '#app/core/access/refused-moves.ts';
import { screens } from '#app/core/access/screens.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { invitationText } from '#app/core/people/invitation-words.ts';
import { roleAndDutyText } from '#app/core/people/role-words.ts';
import { dayText, instantText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { MoveList } from '#app/ui/detail/move-list.tsx';
import type { PostedOutcome } from '#app/ui/detail/posted-outcome.tsx';
import { RecordPage } from '#app/ui/detail/record-page.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { labels } from '#contracts/generated/labels.ts';
import type { OnboardingProgress, User } from '#contracts/generated/wire.ts';
import { type Past, RecordPast } from './record-past.tsx';
import { StatusSteps } from './status-steps.tsx';
import { licenceMove, siteText, userMoves } from './user-forms.ts';

interface UserPageProps {
  readonly user: User;
  /** The newest onboarding; null where the user has none. */
  readonly onboardingTaskId: string | null;
  /** Whether the reader may hand in a licence for this user, who is a provider. */
  readonly mayHandInLicence: boolean;
  readonly past: Past;
  /** Why what readers look for is refused now. */
  readonly reasons?: Reasons;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

/** One user: who it is, how far the onboarding has come, and the step that is next (domain 2.10). */
export function UserPage({
  user,
  reasons = {},
  mayHandInLicence,
  onboardingTaskId,
  past,
  idempotencyKey,
  outcome,
}: UserPageProps) {
  const timeZone = useTimeZone();
  useErrorTitle(outcome?.refused != null);
  const allowed = new Set<string>([
    ...user.allowedActions,
    ...(mayHandInLicence ? [licenceMove(user).intent] : []),
  ]);
  return (
    <RecordPage
      title={user.displayName}
      back={{ to: screens.users.path, label: 'All users' }}
      status={<Badge tone="info">{labels.UserStatus[user.status]}</Badge>}
      actions={
        allowed.has('edit') && (
          <Button asChild>
            <Link to={`${screens.userEdited.path}/${encodeURIComponent(user.userId)}`}>Edit user</Link>
          </Button>
        )
      }
    >
      <MoveList
        moves={[...userMoves(user), licenceMove(user)]}
        allowed={allowed}
        reasons={reasons}
        hasOthers={allowed.has('edit')}
        outcome={outcome}
        statusNow={labels.UserStatus[user.status]}
        words={plainWords}
        etag={user.etag}
        idempotencyKey={idempotencyKey}
      />
      {user.onboarding !== null && (
        <OnboardingPart onboarding={user.onboarding} status={user.status} taskId={onboardingTaskId} />
      )}
      <DetailSection title="Facts">
        <UserFacts user={user} timeZone={timeZone} />
      </DetailSection>
      <DetailSection title="Status">
        <StatusSteps
          steps={user.history.map((step) => ({
            ...step,
            text: labels.UserStatus[step.to],
            by: step.by?.displayName ?? 'The platform',
          }))}
          timeZone={timeZone}
        />
      </DetailSection>
      <RecordPast past={past} />
    </RecordPage>
  );
}

interface OnboardingPartProps {
  readonly onboarding: OnboardingProgress;
  readonly status: User['status'];
  readonly taskId: string | null;
}

/** How far a pathologist has come, and the way to the steps, or to the task that they begin with. */
export function OnboardingPart({ onboarding, status, taskId }: OnboardingPartProps) {
  const { missing, proctoredCases, proctoredCasesWanted, openMajors, openCases } = onboarding;
  return (
    <DetailSection title="Onboarding">
      {missing.length > 0 && (
        <div>
          <p className="font-medium">Missing for the next status</p>
          <ul className="list-disc pl-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          { term: 'Proctored cases', value: `${proctoredCases} of ${proctoredCasesWanted}` },
          { term: 'Major disagreements that are open', value: String(openMajors) },
          { term: 'Open cases', value: String(openCases) },
        ]}
      />
      {taskId !== null && (
        <TextLink asChild className="w-fit">
          <Link to={`${screens.adminOnboarding.path}?task=${encodeURIComponent(taskId)}`}>
            Go to the steps of the onboarding
          </Link>
        </TextLink>
      )}
      {taskId === null && (status === 'New' || status === 'In Progress') && (
        <p>
          The steps begin with a task of the type “Onboarding” for this pathologist, which nobody has made
          yet.{' '}
          <TextLink asChild>
            <Link to={screens.createTask.path}>Make the task</Link>
          </TextLink>
        </p>
      )}
    </DetailSection>
  );
}

const RIGHTS = { view: 'View', edit: 'Edit', assign: 'Assign', pickup: 'Pick up' } as const;

function UserFacts({ user, timeZone }: { readonly user: User; readonly timeZone: string }) {
  const rights = Object.entries(RIGHTS).flatMap(([name, text]) =>
    Object.entries(user.rights).some(([right, has]) => right === name && has) ? [text] : [],
  );
  return (
    <Facts
      facts={[
        {
          term: 'Name',
          value: [
            user.salutation === 'None' ? '' : user.salutation,
            user.firstName,
            user.middleName,
            user.lastName,
          ]
            .filter((part) => part !== null && part !== '')
            .join(' '),
        },
        { term: 'Email', value: user.email },
        { term: 'Phone', value: user.phone },
        { term: 'Role', value: roleAndDutyText(user) },
        { term: 'Facility', value: user.facilityName },
        { term: 'NPI', value: user.npi },
        { term: 'Rights', value: rights.join(', ') },
        {
          term: 'Subspecialties',
          value: user.subspecialties.map((one) => labels.Subspecialty[one]).join(', '),
        },
        { term: 'Licences', value: user.licences.length > 0 && <Licences licences={user.licences} /> },
        {
          term: 'Reading sites',
          value: user.readingSites.length > 0 && (
            <ul>
              {user.readingSites.map((site) => (
                <li key={siteText(site)}>
                  {siteText(site)}, {site.verified ? 'checked' : 'not checked yet'}
                  {!site.verified && user.allowedActions.includes('edit') && (
                    <>
                      {' · '}
                      <TextLink asChild>
                        <Link
                          to={`${screens.userEdited.path}/${encodeURIComponent(user.userId)}#user-verifiedSites`}
                        >
                          Say that it was checked
                        </Link>
                      </TextLink>
                    </>
                  )}
                </li>
              ))}
            </ul>
          ),
        },
        { term: 'Groups', value: user.groups.map(({ name }) => name).join(', ') },
        { term: 'Open sessions', value: String(user.openSessions) },
        ...(user.invitation === 'none'
          ? []
          : [{ term: 'Invitation', value: invitationText(user, timeZone) }]),
        {
          term: 'Last login',
          value: user.lastLoginAt === null ? 'Never' : instantText(user.lastLoginAt, timeZone),
        },
        { term: 'Start date', value: user.startDate && dayText(user.startDate) },
        { term: 'Created', value: instantText(user.createdAt, timeZone) },
      ]}
    />
  );
}

/** Few are in sight; somebody who reads for the whole country has seventy. */
function Licences({ licences }: Pick<User, 'licences'>) {
  const regions = licences.map(({ region }) => region);
  return (
    <details>
      <summary className="min-h-6 cursor-pointer coarse:min-h-11">
        {regions.length > 3 ? `${regions.length} licences` : regions.join(', ')}
      </summary>
      <ul>
        {licences.map(({ region, number, expiresOn, verifiedOn }) => (
          <li key={`${region} ${number}`}>
            {region} {number}, until {dayText(expiresOn)}
            {verifiedOn === null && ', not verified'}
          </li>
        ))}
      </ul>
    </details>
  );
}
