import { maySeeCase } from '#app/core/cases/visibility.ts';
import { zNote } from '#contracts/generated/schemas/note.ts';
import { zTicketSubject } from '#contracts/generated/schemas/ticket-subject.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { exportList } from '../../http/exports.ts';
import { clean, requireFields, shapeChecks } from '../../http/forms-of-calls.ts';
import { type ListTable, pageOfList } from '../../http/lists.ts';
import { refuse } from '../../http/refusal.ts';
import { initialOf, requireMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { personRef } from '../../rules/people/person-refs.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import { newId } from '../../store/ids.ts';
import type { TicketRecord } from '../../store/records/business.ts';
import { mayReply, OPENS_AGAIN_FOR_DAYS, rowOf, ticketOf } from './ticket-forms.ts';
import { tellAsker, tellStaff } from './ticket-notices.ts';

const TICKETS: ListTable<'listSupportTickets', TicketRecord> = {
  of: ({ world, caller }) =>
    caller.viewer.role === 'Admin' ? world.tickets : world.tickets.by('askedBy', caller.user.id),
  filters: { status: 'status', topic: 'topic' },
  search: ({ subject, askedBy }) => [subject, askedBy.displayName],
  sorts: {
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    status: ({ status }) => status,
    topic: ({ topic }) => topic,
  },
  usual: '-updatedAt',
  row: rowOf,
};

export const listSupportTickets: Resolver<'listSupportTickets'> = {
  resolve: (call) => ({ data: pageOfList(TICKETS, call) }),
};

export const exportSupportTickets: Resolver<'exportSupportTickets'> = {
  resolve: (call) => exportList('listSupportTickets', TICKETS, call, 'support-tickets'),
};

export const createSupportTicket: Resolver<'createSupportTicket'> = {
  resolve: (call) => {
    const { world, caller, input, now } = call;
    const { topic, caseId = null, ...words } = input.body;
    const { subject, message } = clean(words);
    const aCase = caseId === null ? null : world.cases.find(caseId);
    const isUnknown = caseId !== null && (aCase === null || !maySeeCase(caller.viewer, aCase));
    requireFields([
      ['subject', shapeChecks(zTicketSubject, subject)[0] === undefined ? null : 'Subject is required'],
      ['message', shapeChecks(zNote, message)[0] === undefined ? null : 'Message is required'],
      ['caseId', isUnknown ? 'There is no such case' : null],
    ]);
    const at = new Date(now).toISOString();
    const askedBy = personRef(caller.user);
    const ticket = world.tickets.insert({
      id: newId('tic'),
      version: 1,
      status: initialOf('TicketStatus'),
      topic,
      subject,
      caseId,
      askedBy,
      createdAt: at,
      updatedAt: at,
      closedAt: null,
      messages: [{ at, author: askedBy, fromOperator: false, text: message }],
    });
    tellStaff(call, ticket, 'A question to support');
    return { etag: etagOf(ticket), data: ticketOf(ticket, call) };
  },
};

type TicketCall = Call<'getSupportTicket'> | Call<'replySupportTicket'> | Call<'closeSupportTicket'>;

function requireSeenTicket({ world, input }: TicketCall): TicketRecord {
  const ticket = world.tickets.find(input.params.ticketId);
  if (ticket === null) throw refuse('NOT_FOUND');
  return ticket;
}

export const getSupportTicket: Resolver<'getSupportTicket'> = {
  resolve: (call) => {
    const ticket = requireSeenTicket(call);
    return { etag: etagOf(ticket), data: ticketOf(ticket, call) };
  },
};

export const replySupportTicket: Resolver<'replySupportTicket'> = {
  resolve: (call) =>
    call.world.lock(`ticket ${call.input.params.ticketId}`, (): Answer<'replySupportTicket'> => {
      const { world, caller, input, now } = call;
      const ticket = requireSeenTicket(call);
      const isAsker = ticket.askedBy.userId === caller.user.id;
      const names = namesOf(caller, ticket);
      const step = requireMove('TicketStatus', 'replySupportTicket', ticket.status, names, ({ name }) =>
        isAsker ? name === (ticket.status === 'Closed' ? 'reopen' : 'askOn') : name === 'answer',
      );
      if (!mayReply(ticket, caller, now)) throw refuse('TICKET_CLOSED');
      requireVersion(input.headers['If-Match'], ticket);
      const text = clean(input.body.text);
      requireFields([['text', text === '' ? 'Message is required' : null]]);
      const at = new Date(now).toISOString();
      const message = { at, author: personRef(caller.user), fromOperator: !isAsker, text };
      const replied = world.tickets.change(ticket.id, (record) => ({
        ...record,
        version: record.version + 1,
        status: step.to,
        updatedAt: at,
        closedAt: null,
        messages: [...record.messages, message],
      }));
      if (isAsker) tellStaff(call, replied, 'Another message to support');
      else tellAsker(call, replied, 'ticket_answered', 'The operator has answered your question.');
      return { etag: etagOf(replied), data: ticketOf(replied, call) };
    }),
};

export const closeSupportTicket: Resolver<'closeSupportTicket'> = {
  resolve: (call) =>
    call.world.lock(`ticket ${call.input.params.ticketId}`, (): Answer<'closeSupportTicket'> => {
      const { world, caller, input, now } = call;
      const ticket = requireSeenTicket(call);
      const { to } = requireMove(
        'TicketStatus',
        'closeSupportTicket',
        ticket.status,
        namesOf(caller, ticket),
      );
      requireVersion(input.headers['If-Match'], ticket);
      const at = new Date(now).toISOString();
      const closed = world.tickets.change(ticket.id, (record) => ({
        ...record,
        version: record.version + 1,
        status: to,
        updatedAt: at,
        closedAt: at,
      }));
      const text = `The operator has closed your question. You can still write to it for ${OPENS_AGAIN_FOR_DAYS} days.`;
      tellAsker(call, closed, 'ticket_closed', text);
      return { etag: etagOf(closed), data: ticketOf(closed, call) };
    }),
};
