import { newId } from '../../store/ids.ts';
import type { MailRecord } from '../../store/tables/notices.ts';
import type { World } from '../../world.ts';

/** Nothing leaves the machine: the mail lies in the outbox, which the control API shows. */
export function sendMail(
  world: World,
  now: number,
  mail: Pick<MailRecord, 'to' | 'subject' | 'text'> & { readonly code?: string },
): void {
  world.mails.insert({ id: newId('mail'), at: new Date(now).toISOString(), code: null, ...mail });
}
