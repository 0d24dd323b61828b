import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, requireFields } from '../../http/forms-of-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { sendMail } from '../../rules/people/mail.ts';
import { hasAccepted, isTurnedAway } from '../../rules/people/mail-addresses.ts';
import { namesOf } from '../../rules/people/names.ts';
import { notify } from '../../rules/people/notify.ts';
import { endSessions } from '../../rules/people/open-sessions.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { keepHistory } from '../../rules/trail/record-history.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { fillFromRegistration } from '../onboarding/registered-steps.ts';
import { closeResets } from '../session/reset-tokens.ts';
import { moveUser } from '../users/user-status.ts';
import { isAccountClosed, isOpen, registrationOf, requireRegistration } from './registration-access.ts';
import { approvalOf, provenEmailOf } from './registration-approval.ts';
import { isOwnForm } from './registration-public.ts';
import { displayNameOf, isUnconfirmed } from './registration-records.ts';
import { requireUnknownPerson } from './registration-uniqueness.ts';

type Decision = 'start' | 'approve' | 'return' | 'reject';

/** Whether the person whom the registration is about can change it: the others only their opener can. */
const isPersons = ({ kind, userId }: RegistrationRecord): boolean => isOwnForm(kind) && userId !== null;

/** Whether the account of a rejected registration was closed with it. One that somebody let in already stays open. */
function isClosedFor(world: World, { userId }: RegistrationRecord): boolean {
  const user = world.users.find(userId ?? '');
  return user !== null && isTurnedAway(world, user);
}

/** What the person is told, who may have no account; null for nothing. */
function mailOf(
  world: World,
  record: RegistrationRecord,
  decision: Decision,
  before: RegistrationRecord,
): string | null {
  const { kind, reason } = record;
  switch (decision) {
    case 'start':
      return null;
    case 'approve': {
      if (kind === 'other') return 'Your registration was approved. We will get in touch with you.';
      const user = world.users.find(record.userId ?? '');
      // The invitation is in the mail already, and no code is sent before it is accepted.
      if (user !== null && !hasAccepted(user)) return null;
      return 'Your registration was approved. If you have no password yet, ask for a code under Forgot password.';
    }
    case 'return': {
      if (!isOwnForm(kind)) return null;
      const how = isPersons(record) ? 'Log in' : 'Ask for a code on the registration page';
      return `Your registration was sent back. ${how} to change it.\n${reason ?? ''}`;
    }
    case 'reject':
      // Somebody who opened it by mistake takes it back, and the person never knew of it.
      if (!isOwnForm(kind) && isOpen(before)) return null;
      // Anybody may have typed it, and its owner may have another one that goes on.
      if (isUnconfirmed(before)) return null;
      return [
        'Your registration was not accepted.',
        ...(isClosedFor(world, record) ? ['The account of it is closed. You may register again.'] : []),
        reason ?? '',
      ].join('\n');
  }
}

function tellOfReview(
  { world, now, caller }: Pick<Call<'reviewRegistration'>, 'world' | 'now' | 'caller'>,
  record: RegistrationRecord,
  decision: Decision,
  before: RegistrationRecord,
): void {
  const text = mailOf(world, record, decision, before);
  if (text !== null)
    sendMail(world, now, { to: provenEmailOf(world, record), subject: 'Your registration', text });
  const outcome = { return: 'was sent back', reject: 'was not accepted' };
  if ((decision !== 'return' && decision !== 'reject') || isPersons(record)) return;
  const opener = world.users.find(record.createdBy?.userId ?? '');
  // Who rejects what they opened themselves knows of it.
  if (opener === null || (decision === 'reject' && opener.id === caller.user.id)) return;
  notify(world, now, [opener], {
    event: 'assigned_to_me',
    text: `The registration of ${displayNameOf(record)} that you opened ${outcome[decision]}: ${record.reason ?? ''}`,
    registrationId: record.id,
    isMerged: false,
  });
}

/** Closes what was opened for the registration when its address was confirmed, so that its person can come anew. */
function closeAccount(
  { world, now }: Pick<Call<'reviewRegistration'>, 'world' | 'now'>,
  { userId }: RegistrationRecord,
): void {
  const user = world.users.find(userId ?? '');
  if (user === null || user.status !== initialOf('UserStatus')) return;
  moveUser({ world, now, caller: null }, user.id, 'turnAway', 'The registration was not accepted.');
  endSessions(world, user.id, now);
  closeResets(world, now, user.id);
}

/** Whoever is no provider has nothing else to do before the work, unless an invitation waits for the first password. */
function letIn({ world, now }: Pick<Call<'reviewRegistration'>, 'world' | 'now'>, user: UserRecord): void {
  if (user.status !== initialOf('UserStatus') || user.provider !== null || !hasAccepted(user)) return;
  moveUser({ world, now, caller: null }, user.id, 'letIn', 'The registration was approved.');
}

/** Throws REGISTRATION_STATE where the person has an account that was closed. */
function requireOpenAccount(
  { world }: Pick<Call<'reviewRegistration'>, 'world'>,
  record: RegistrationRecord,
): void {
  if (!isAccountClosed(world, record)) return;
  throw refuse('REGISTRATION_STATE', {
    text: 'The account of this person is deactivated. Readmit it first, or reject the registration.',
  });
}

/** Opens what the registration is for, and writes it into the histories of what was made or changed. */
function approve(
  call: Call<'reviewRegistration'>,
  record: RegistrationRecord,
): ReturnType<typeof approvalOf> {
  const { world, caller, now } = call;
  const find = ({ userId, facilityId, accountId }: RegistrationRecord['outcome']) => ({
    users: world.users.find(userId ?? ''),
    facilities: world.facilities.find(facilityId ?? ''),
    accounts: world.accounts.find(accountId ?? ''),
  });
  const before = find({ ...record.outcome, userId: record.userId });
  const result = approvalOf(world, record, personRef(caller.user), now);
  const { users, facilities, accounts } = find(result.outcome);
  if (users !== null) keepHistory(call, 'users', before.users, users);
  if (facilities !== null) keepHistory(call, 'facilities', before.facilities, facilities);
  if (accounts !== null) keepHistory(call, 'accounts', before.accounts, accounts);
  if (users !== null) letIn(call, users);
  return result;
}

export const reviewRegistration: Resolver<'reviewRegistration'> = {
  resolve: (call) =>
    call.world.lock(
      `registration ${call.input.params.registrationId}`,
      async (): Promise<Answer<'reviewRegistration'>> => {
        const { world, caller, input, now } = call;
        const { decision } = input.body;
        const record = requireRegistration(call);
        const step = requireMove(
          'RegistrationStatus',
          'reviewRegistration',
          record.status,
          namesOf(caller),
          ({ name }) => name === decision,
        );
        if (decision === 'approve' || decision === 'return') requireOpenAccount(call, record);
        if (decision === 'approve')
          requireUnknownPerson(world, {
            email: readRegisteredEmail(record),
            npiKey: npiKeyOf(record),
            id: record.id,
          });
        requireVersion(input.headers['If-Match'], record);
        const reason = clean(input.body.reason ?? '');
        const needsReason = decision === 'return' || decision === 'reject';
        requireFields([['reason', needsReason && reason === '' ? 'Reason is required' : null]]);
        const by = personRef(caller.user);
        const result = decision === 'approve' ? approve(call, record) : {};
        if (decision === 'reject') closeAccount(call, record);
        const at = new Date(now).toISOString();
        const reviewed = world.registrations.change(record.id, (held) => ({
          ...held,
          version: held.version + 1,
          status: step.to,
          reviewedAt: at,
          reviewedBy: by,
          // Whoever goes on with the review reads what was asked for before.
          reason: needsReason ? reason : decision === 'start' ? held.reason : null,
          // What was sent back is signed as it is handed in again.
          signed: decision === 'return' ? null : held.signed,
          ...result,
        }));
        tellOfReview(call, reviewed, decision, record);
        if (decision === 'approve' && reviewed.kind === 'providers' && reviewed.userId !== null)
          await fillFromRegistration(world, reviewed.userId, reviewed, now);
        return { etag: etagOf(reviewed), data: registrationOf(reviewed, call) };
      },
    ),
};
