import { etagOf, requireVersion } from '../../access/case-access.ts';
import { requireMove } from '../../access/moves.ts';
import { namesOf } from '../../access/names.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { clean, requireFields } from '../../http/forms-of-calls.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, readRegisteredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
import { keepHistory } from '../audit/record-history.ts';
import { sendMail } from '../profile/mail.ts';
import { personRef } from '../users/person-refs.ts';
import { registrationOf, requireRegistration } from './registration-access.ts';
import { approvalOf } from './registration-approval.ts';
import { requireUnknownPerson } from './registration-uniqueness.ts';

type Decision = 'start' | 'approve' | 'return' | 'reject';

function tellPerson(world: World, now: number, record: RegistrationRecord, decision: Decision): void {
  const { reason } = record;
  const texts: Readonly<Record<Decision, string | null>> = {
    start: null,
    approve:
      'Your registration was approved. If you have no password yet, ask for a code under Forgot password.',
    return: `Your registration was sent back. Log in to change it.\n${reason ?? ''}`,
    reject: `Your registration was not accepted.\n${reason ?? ''}`,
  };
  const text = texts[decision];
  if (text !== null)
    sendMail(world, now, { to: readRegisteredEmail(record), subject: 'Your registration', text });
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
  return result;
}

export const reviewRegistration: Resolver<'reviewRegistration'> = {
  resolve: (call) =>
    call.world.lock(`registration ${call.input.params.registrationId}`, (): Answer<'reviewRegistration'> => {
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
      const at = new Date(now).toISOString();
      const reviewed = world.registrations.change(record.id, (held) => ({
        ...held,
        version: held.version + 1,
        status: step.to,
        reviewedAt: at,
        reviewedBy: by,
        reason: needsReason ? reason : null,
        ...result,
      }));
      tellPerson(world, now, reviewed, decision);
      return { etag: etagOf(reviewed), data: registrationOf(reviewed, call) };
    }),
};
