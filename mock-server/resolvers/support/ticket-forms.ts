import type { SupportTicketZodType } from '#contracts/generated/schemas/support-ticket.ts';
import type { SupportTicketRowZodType } from '#contracts/generated/schemas/support-ticket-row.ts';
import type { TicketActionZodType } from '#contracts/generated/schemas/ticket-action.ts';
import type { Caller } from '../../http/authentication.ts';
import { mayMove } from '../../rules/moves.ts';
import { namesOf } from '../../rules/people/names.ts';
import { etagOf } from '../../rules/versions.ts';
import type { TicketRecord } from '../../store/records/business.ts';
import type { World } from '../../world.ts';

export const OPENS_AGAIN_FOR_DAYS = 14;
const OPENS_AGAIN_FOR_MS = OPENS_AGAIN_FOR_DAYS * 86_400_000;

/** Whether a message of the caller is taken in; a closed ticket opens again for its asker, for 14 days. */
export function mayReply(ticket: TicketRecord, caller: Caller, nowMs: number): boolean {
  if (ticket.status !== 'Closed') return true;
  const closedAt = Date.parse(ticket.closedAt ?? ticket.updatedAt);
  return ticket.askedBy.userId === caller.user.id && nowMs - closedAt <= OPENS_AGAIN_FOR_MS;
}

function actionsOf(ticket: TicketRecord, caller: Caller, nowMs: number): TicketActionZodType[] {
  const mayClose = mayMove('TicketStatus', 'closeSupportTicket', ticket.status, namesOf(caller, ticket));
  return [
    ...(mayReply(ticket, caller, nowMs) ? (['reply'] as const) : []),
    ...(mayClose ? (['close'] as const) : []),
  ];
}

interface TicketReader {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

/** The ticket with its case by its number: whoever answers it has to find the case, and is told of no patient. */
export const ticketOf = (
  ticket: TicketRecord,
  { world, caller, now }: TicketReader,
): SupportTicketZodType => ({
  ...ticket,
  case:
    ticket.caseId === null
      ? null
      : { id: ticket.caseId, caseID: world.cases.find(ticket.caseId)?.caseID ?? null },
  etag: etagOf(ticket),
  allowedActions: actionsOf(ticket, caller, now),
});

export function rowOf(ticket: TicketRecord, reader: TicketReader): SupportTicketRowZodType {
  const { messages: _messages, caseId: _caseId, closedAt: _closedAt, ...row } = ticketOf(ticket, reader);
  return row;
}
