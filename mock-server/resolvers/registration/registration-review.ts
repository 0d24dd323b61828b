import { etagOf, requireVersion } from '../../access/case-access.ts';
import { requireMove } from '../../access/moves.ts';
import { namesOf } from '../../access/names.ts';
import type { Answer, Resolver } from '../../http/call.ts';
import { cleaned, requireFields } from '../../http/forms-of-calls.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import { npiKeyOf, registeredEmail } from '../../store/tables/business.ts';
import type { World } from '../../world.ts';
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
    sendMail(world, now, { to: registeredEmail(record), subject: 'Your registration', text });
}

export const reviewRegistration: Resolver<'reviewRegistration'> = {
  see: (call) => void requireRegistration(call),
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
          email: registeredEmail(record),
          npiKey: npiKeyOf(record),
          id: record.id,
        });
      requireVersion(input.headers['If-Match'], record);
      const reason = cleaned(input.body.reason ?? '');
      const needsReason = decision === 'return' || decision === 'reject';
      requireFields([['reason', needsReason && reason === '' ? 'Reason is required' : null]]);
      const by = personRef(caller.user);
      const result = decision === 'approve' ? approvalOf(world, record, by, now) : {};
      const at = new Date(now).toISOString();
      const reviewed = world.registrations.change(record.id, (held) => ({
        ...held,
        ...{ version: held.version + 1, status: step.to, reviewedAt: at, reviewedBy: by },
        ...{ reason: needsReason ? reason : null, ...result },
      }));
      tellPerson(world, now, reviewed, decision);
      return { etag: etagOf(reviewed), data: registrationOf(reviewed, caller) };
    }),
};
