import { z } from 'zod';
import { withLabels } from '#app/core/forms/plain-words.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import type { Ask } from '#app/ui/detail/asked-fields.tsx';
import type { Move } from '#app/ui/detail/move-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zBannerInput } from '#contracts/generated/schemas/banner-input.ts';
import { zNumberInput } from '#contracts/generated/schemas/number-input.ts';
import { zTicketReplyInput } from '#contracts/generated/schemas/ticket-reply-input.ts';

/** A moment as a browser's box writes it, on the clock of the reader. */
const wallTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Enter a date and a time');

export const BannerForm = withLabels(
  zBannerInput
    .omit({ startsAt: true, endsAt: true })
    .extend({ starts: wallTime.optional(), ends: wallTime.optional(), ...versionFields })
    .check(
      rule(
        ['starts', 'ends'],
        ({ starts, ends }) => starts === undefined || ends === undefined || starts < ends,
        { path: ['ends'], message: 'It ends before it begins' },
      ),
    ),
  () => bannerAsks('UTC'),
);

export const PlainForm = z.object(versionFields);
export const RowForm = z.object({ id: z.string().min(1), idempotencyKey: versionFields.idempotencyKey });
export const NumberForm = withLabels(
  zNumberInput.extend({ idempotencyKey: z.string().optional() }),
  () => numberAsks,
);
export const ReplyForm = withLabels(zTicketReplyInput.extend(versionFields), () => replyAsks);

export const numberAsks: readonly Ask[] = [
  { name: 'number', label: 'Number', hint: 'Case, accession, slide, parcel, task, bill, ticket or mail' },
];
const replyAsks: readonly Ask[] = [{ name: 'text', label: 'Answer', kind: 'area' }];
const bannerAsks = (timeZone: string): readonly Ask[] => [
  { name: 'text', label: 'Text', kind: 'area' },
  {
    name: 'level',
    label: 'Level',
    kind: 'one',
    choices: choicesOf(labels.BannerLevel),
    hint: 'The slide viewer shows warnings and critical messages only',
  },
  { name: 'starts', label: 'From', kind: 'moment', hint: `${timeZone}. Left empty, from now on` },
  {
    name: 'ends',
    label: 'Until',
    kind: 'moment',
    hint: `${timeZone}. Left empty, until somebody takes it down`,
  },
];

/** The times of a banner are typed by the clock of the zone. */
export const bannerMoveIn = (timeZone: string): Move => ({
  intent: 'setBanner',
  label: 'Show banner',
  look: 'primary',
  done: 'The banner is set.',
  schema: BannerForm,
  asks: bannerAsks(timeZone),
});

export const clearMove: Move = {
  intent: 'clearBanner',
  label: 'Take banner down',
  done: 'The banner is taken down.',
};

export const ticketMoves: readonly Move[] = [
  {
    intent: 'reply',
    label: 'Reply',
    look: 'primary',
    done: 'The answer is sent.',
    schema: ReplyForm,
    asks: replyAsks,
  },
  { intent: 'close', label: 'Close ticket', done: 'The ticket is closed.' },
];
