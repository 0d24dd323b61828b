import { z } from 'zod';
import { needsWords } from '#app/core/cases/release.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { zRelease } from '#contracts/generated/schemas/release.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';

const common = {
  caseId: z.string().min(1),
  /** The version that was on the screen, as the list gave it. */
  etag: z.string().min(1),
  idempotencyKey: z.string().min(1),
};

/** The release operation's body with the product's messages. */
export const ReleaseForm = zRelease
  .extend({
    reason: z.enum(zRelease.shape.reason.options, 'Choose a reason'),
    note: z.string().trim().max(1000, 'Use at most 1000 characters').default(''),
    intent: z.literal('release'),
    ...common,
  })
  .check(
    rule(['reason', 'note'], ({ reason, note }) => !needsWords(reason, note), {
      path: ['note'],
      message: 'Say why in a few words',
    }),
  );

/** What the rows of the case lists post to their own route. */
export const CaseActionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('pickup'), ...common }),
  ReleaseForm,
]);

export type CaseAction = z.infer<typeof CaseActionForm>;

/** What the route answers: 'lost' is the race for a case, 'refused' anything else that the reader must know. */
export type CaseActionAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'lost'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code: ErrorCode | null };
