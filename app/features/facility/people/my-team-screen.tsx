import { Link } from '@remix-run/react';
import { useState } from 'react';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { screens } from '#app/core/access/screens.ts';
import { invitationText, isAwaited } from '#app/core/people/invitation-words.ts';
import { rightsText, roleText } from '#app/core/people/role-words.ts';
import { dayText } from '#app/core/text/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Folded } from '#app/ui/detail/folded.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { OutcomeLine, type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { type TellUnsaved, useTellUnsaved, useUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { PartShown } from '#app/ui/lists/part-shown.tsx';
import { Page } from '#app/ui/page.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { TeamMember } from '#contracts/generated/wire.ts';
import { InvitePart } from './invite-part.tsx';
import { RightsForm } from './people-forms.ts';
import { NEW_RIGHTS, RightsFields } from './rights-fields.tsx';
import { WayBack } from './way-back.tsx';

interface MyTeamScreenProps {
  readonly team: readonly TeamMember[];
  /** How many there are, shown or not. */
  readonly total: number;
  readonly role: Role;
  readonly userId: string;
  /** Whether this person is to work for a facility and belongs to none yet. */
  readonly isWithoutFacility: boolean;
  /** Whether this person runs the team. */
  readonly mayInvite: boolean;
  readonly idempotencyKey: string;
  readonly outcome: PostedOutcome | undefined;
}

const words = {
  rights: { label: 'Save rights', done: 'The rights are saved. They apply from this person’s next click.' },
  remove: {
    label: 'Take out of the team',
    done: 'This person is out of the team, and logged out everywhere.',
  },
  invite: { label: 'Send invitation', done: 'The invitation is sent. Its link is valid for 72 hours.' },
};

/** The people one works with: of the facility with their rights, of the groups with their times away, or the staff. */
export function MyTeamScreen(props: MyTeamScreenProps) {
  const { team, total, role, userId, isWithoutFacility, mayInvite, idempotencyKey, outcome } = props;
  const { isUnsaved, tell } = useUnsaved();
  const sent = useInvitationsSent(outcome);
  useErrorTitle(outcome?.refused != null);
  return (
    <Page title="My team" width="text" summary={summaryOf(role)}>
      <div className="flex flex-col gap-8">
        <OutcomeLine outcome={outcome} words={words} plain={['remove']} statusNow="as it is below" />
        <ul className="flex flex-col gap-3" aria-label="Team">
          {team.map((member) => (
            <MemberCard
              key={`${member.userId} ${member.etag}`}
              member={member}
              tellUnsaved={tell}
              {...props}
            />
          ))}
        </ul>
        <PartShown shown={team.length} total={total} />
        {isWithoutFacility && (
          <p className="text-muted">
            Your facility has no team yet. We must approve its registration first; after that you can invite
            colleagues here.
          </p>
        )}
        {team.length === 0 && !isWithoutFacility && (
          <p className="text-muted">You work with nobody here yet.</p>
        )}
        {mayInvite && (
          <DetailSection title="Invite a colleague">
            {isFacility(role) && (
              <WayBack>
                A colleague who has worked here before is not invited again. The operator opens their account
                again.
              </WayBack>
            )}
            <InvitePart
              key={sent}
              role={role}
              ownRights={team.find((member) => member.userId === userId)?.rights ?? null}
              idempotencyKey={idempotencyKey}
              refused={refusedOf(outcome, 'invite')}
              tellUnsaved={tell}
            />
          </DetailSection>
        )}
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Page>
  );
}

/** The form begins anew with each invitation that was sent; what is typed stays, whoever joins or leaves meanwhile. */
function useInvitationsSent(outcome: PostedOutcome | undefined): number {
  const [heard, setHeard] = useState({ outcome, sent: 0 });
  if (heard.outcome === outcome) return heard.sent;
  const isSent = outcome?.intent === 'invite' && outcome.refused === null;
  const sent = heard.sent + (isSent ? 1 : 0);
  setHeard({ outcome, sent });
  return sent;
}

function summaryOf(role: Role): string {
  if (isFacility(role)) return 'The people of your facility, and what each may do with its cases.';
  return role === 'Provider'
    ? 'The colleagues of your groups, and when they are away.'
    : 'The staff of the operator, and what each may do.';
}

/** Whoever was only invited is invited again instead. */
const reopenedBy = (role: Role): string =>
  isFacility(role)
    ? 'Only the operator can open the account again.'
    : 'An admin can open the account again on the page of the user.';

interface MemberCardProps extends MyTeamScreenProps {
  readonly member: TeamMember;
  readonly tellUnsaved: TellUnsaved;
}

function MemberCard({ member, tellUnsaved, ...props }: MemberCardProps) {
  const { userId, idempotencyKey } = props;
  const { displayName, email, phone, role, staffRole, status, rights, allowedActions } = member;
  const details = [
    staffRole === null ? roleText(role) : labels.StaffRole[staffRole],
    ...(rights === null || role === 'Admin' ? [] : [rightsText(rights)]),
    ...member.groups,
  ];
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-border bg-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">
          {displayName}
          {member.userId === userId && <span className="font-normal text-muted"> (you)</span>}
        </h2>
        <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{labels.UserStatus[status]}</Badge>
      </div>
      <p className="text-sm break-words text-muted">{[email, phone].filter(Boolean).join(' · ')}</p>
      <p className="text-sm">{details.join(' · ')}</p>
      <Invitation member={member} role={props.role} />
      {member.away.map(({ from, to, coveredBy }) => (
        <p key={from} className="text-sm text-warning">
          Away {dayText(from)} to {dayText(to)}
          {coveredBy !== null && `, covered by ${coveredBy.displayName}`}
        </p>
      ))}
      {allowedActions.includes('editRights') && rights !== null && (
        <EditRights member={member} tellUnsaved={tellUnsaved} {...props} />
      )}
      {allowedActions.includes('remove') && (
        <Folded
          label={
            <>
              Take out of the team<VisuallyHidden>: {displayName}</VisuallyHidden>
            </>
          }
        >
          <p className="text-sm text-muted">
            {displayName} is logged out everywhere and cannot log in again. What was done stays on record.{' '}
            {!isAwaited(member) && reopenedBy(props.role)}
          </p>
          <ActionForm
            intent="remove"
            label={`Take ${displayName} out of the team`}
            etag={member.etag}
            idempotencyKey={idempotencyKey}
          >
            <input type="hidden" name="userId" value={member.userId} />
          </ActionForm>
        </Folded>
      )}
    </li>
  );
}

/** How the invitation of somebody stands who has not joined yet, and what can be done. */
function Invitation({ member, role }: Pick<MemberCardProps, 'member' | 'role'>) {
  const timeZone = useTimeZone();
  if (!isAwaited(member)) return null;
  return (
    <p className={`text-sm ${member.invitation === 'lapsed' ? 'text-warning' : 'text-muted'}`}>
      Invitation: {invitationText(member, timeZone)}.{' '}
      {member.allowedActions.includes('remove') && <NextInvitation userId={member.userId} role={role} />}
    </p>
  );
}

/** An admin has a move for it; a facility takes the way round. */
function NextInvitation({ userId, role }: { readonly userId: string; readonly role: Role }) {
  if (role !== 'Admin')
    return 'Where the mail is lost or its link has ended, take the person out and invite them again.';
  return (
    <TextLink asChild>
      <Link to={`${screens.userShown.path}/${encodeURIComponent(userId)}`}>
        Send it again on the page of the user
      </Link>
    </TextLink>
  );
}

function EditRights({ member, idempotencyKey, outcome, tellUnsaved }: MemberCardProps) {
  const refused = refusedOf(outcome, 'rights');
  const mine = refused?.initialValue?.['userId'] === member.userId ? refused : null;
  const rights = member.rights ?? NEW_RIGHTS;
  const { form, fields } = useContractForm(RightsForm, mine, {
    id: `rights-${member.userId}`,
    defaultValue: { userId: member.userId, ...rights },
  });
  useTellUnsaved(tellUnsaved, form.id, form.dirty);
  return (
    <Folded
      label={
        <>
          Change rights<VisuallyHidden> of {member.displayName}</VisuallyHidden>
        </>
      }
      isOpen={mine !== null}
    >
      <IntentForm
        form={form}
        intent="rights"
        submitLabel="Save rights"
        etag={member.etag}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="userId" value={member.userId} />
        <RightsFields fields={fields} rights={rights} isStaff={member.role === 'Admin'} />
      </IntentForm>
    </Folded>
  );
}
