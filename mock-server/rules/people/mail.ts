import { newId } from '../../store/ids.ts';
import type { MailRecord } from '../../store/tables/notices.ts';
import type { World } from '../../world.ts';

type Sent = Pick<MailRecord, 'to' | 'subject' | 'text'> & Partial<Pick<MailRecord, 'code' | 'resentFrom'>>;

/** Nothing leaves the machine: the mail lies in the outbox, which the control API shows. */
export const sendMail = (world: World, now: number, mail: Sent): MailRecord =>
  world.mails.insert({
    id: newId('mail'),
    at: new Date(now).toISOString(),
    code: null,
    resentFrom: null,
    ...mail,
  });
