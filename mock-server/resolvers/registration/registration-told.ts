import { labels } from '#contracts/generated/labels.ts';
import type { Call } from '../../http/call.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import type { RegistrationRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';
import { displayNameOf } from './registration-records.ts';

/** Whether a relationship manager said whose login it becomes, which keeps them from the review. */
const isPartOf = ({ createdBy, changers }: RegistrationRecord, { id, staffRole }: UserRecord): boolean =>
  staffRole === 'Relationship_Manager' && (createdBy?.userId === id || changers?.includes(id) === true);

/** Tells everybody who may review it; whoever handed it in knows. */
export function tellHandedIn(
  { world, now, caller }: Pick<Call<'submitRegistration'>, 'world' | 'now' | 'caller'>,
  record: RegistrationRecord,
): void {
  const duties = record.kind === 'operator-staff' ? [] : (['Relationship_Manager'] as const);
  const told = staffWith(world, ...duties).filter(
    (user) => user.id !== caller.user.id && !isPartOf(record, user),
  );
  const kind = labels.RegistrationKind[record.kind].toLowerCase();
  notify(world, now, told, {
    event: 'assigned_to_me',
    text: `The ${kind} registration of ${displayNameOf(record)} was handed in, and waits for a review.`,
    registrationId: record.id,
  });
}
