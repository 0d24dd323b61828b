import { sendMail } from '../../rules/people/mail.ts';
import { newId } from '../../store/ids.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

/**
 * Tells somebody what was done to their account, in the product and by mail. Apart from `notify`, which merges what
 * comes within ten minutes: a second change of a password is told as well.
 */
export function tellOwner(world: World, now: number, user: UserRecord, text: string): void {
  world.notifications.insert({
    id: newId('ntf'),
    version: 1,
    userId: user.id,
    event: 'security',
    important: true,
    text,
    caseId: null,
    taskId: null,
    ticketId: null,
    registrationId: null,
    licenceRenewalId: null,
    aboutUserId: null,
    createdAt: new Date(now).toISOString(),
    readAt: null,
  });
  sendMail(world, now, { to: user.email, subject: 'Digital pathology: your account', text });
}
