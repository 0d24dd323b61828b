import type { MailZodType } from '#contracts/generated/schemas/mail.ts';
import type { Resolver } from '../../http/call.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { sendMail } from '../../rules/people/mail.ts';
import type { MailRecord } from '../../store/tables/notices.ts';

/** A mail is shown without its text and its code: with those of another's mail one could log in as them. */
const formOf = ({ id, at, to, subject, resentFrom, code }: MailRecord): MailZodType => ({
  id,
  at,
  to,
  subject,
  resentFrom,
  allowedActions: code === null ? ['resend'] : [],
});

const MAILS: ListTable<'listMails', MailRecord> = {
  of: ({ world }) => world.mails,
  filters: { from: (day) => ({ at: { gte: day } }), to: (day) => (mail) => mail.at.slice(0, 10) <= day },
  search: ({ to, subject }) => [to, subject],
  sorts: { at: ({ at }) => at },
  usual: '-at',
  row: formOf,
};

export const listMails: Resolver<'listMails'> = { resolve: (call) => ({ data: pageOfList(MAILS, call) }) };

export const resendMail: Resolver<'resendMail'> = {
  resolve: ({ world, now, input }) => {
    const mail = world.mails.find(input.params.mailId);
    if (mail === null) throw refuse('NOT_FOUND');
    if (mail.code !== null) throw refuse('MAIL_HAS_CODE');
    const { to, subject, text } = mail;
    return { data: formOf(sendMail(world, now, { to, subject, text, resentFrom: mail.id })) };
  },
};
