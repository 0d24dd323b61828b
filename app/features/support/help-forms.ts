import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zSupportTicketInput } from '#contracts/generated/schemas/support-ticket-input.ts';
import { zTicketReplyInput } from '#contracts/generated/schemas/ticket-reply-input.ts';

/** What is written to the operator is read by people who may know no patient. */
const NO_PATIENT = 'Name no patient: no name, birth date, MRN or accession number';

export const HelpForm = withLabels(
  zSupportTicketInput
    .omit({ caseId: true })
    .extend({ case: z.string().trim().max(40).optional(), idempotencyKey: versionFields.idempotencyKey }),
  () => helpAsks,
);
export const MessageForm = withLabels(zTicketReplyInput.extend(versionFields), () => messageAsks);

export const helpAsks: readonly Ask[] = [
  { name: 'topic', label: 'Topic', kind: 'one', choices: choicesOf(labels.TicketTopic) },
  { name: 'subject', label: 'Subject', hint: `One line. ${NO_PATIENT}` },
  { name: 'message', label: 'Question', kind: 'area', hint: NO_PATIENT },
  { name: 'case', label: 'Case', hint: 'The number of the case, if the question is about one' },
];

const messageAsks: readonly Ask[] = [{ name: 'text', label: 'Message', kind: 'area', hint: NO_PATIENT }];

/** What the asker may do with a question: write on, or again once it was closed. */
export const askerMoves: readonly Move[] = [
  {
    intent: 'reply',
    label: 'Send message',
    look: 'primary',
    done: 'The message is sent.',
    schema: MessageForm,
    asks: messageAsks,
  },
];
