import { labels } from '#contracts/generated/labels.ts';
import type { NotificationEventZodType } from '#contracts/generated/schemas/notification-event.ts';
import type { TicketTopicZodType } from '#contracts/generated/schemas/ticket-topic.ts';
import type { Caller } from '../../http/authentication.ts';
import { notify, staffWith } from '../../rules/people/notify.ts';
import type { TicketRecord } from '../../store/records/business.ts';
import type { UserRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';

interface Telling {
  readonly world: World;
  readonly caller: Caller;
  readonly now: number;
}

/** Whose work a topic is, beside those who have every duty. */
const DUTIES: Readonly<Record<TicketTopicZodType, readonly NonNullable<UserRecord['staffRole']>[]>> = {
  account: ['Relationship_Manager'],
  case: ['Lab_Operations'],
  viewer: ['Lab_Operations'],
  billing: ['Accounts'],
  other: [],
};

/** The staff of a topic hear that a question waits, and about what. Its words may name a patient after all. */
export function tellStaff({ world, caller, now }: Telling, ticket: TicketRecord, what: string): void {
  const { id: ticketId, topic } = ticket;
  const others = staffWith(world, ...DUTIES[topic]).filter(({ id }) => id !== caller.user.id);
  const text = `${what} waits for an answer. Topic: ${labels.TicketTopic[topic]}.`;
  notify(world, now, others, { event: 'ticket_asked', text, ticketId });
}

/** Whoever asked hears what was done by somebody else; the words themselves are read with the question. */
export function tellAsker(
  { world, caller, now }: Telling,
  { id: ticketId, askedBy }: TicketRecord,
  event: Extract<NotificationEventZodType, 'ticket_answered' | 'ticket_closed'>,
  text: string,
): void {
  const asker = world.users.find(askedBy.userId);
  if (asker === null || asker.id === caller.user.id) return;
  notify(world, now, [asker], { event, text, ticketId });
}
