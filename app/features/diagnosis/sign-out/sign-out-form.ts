import { z } from 'zod';
import { isTimeZone } from '#app/core/calendar/wall-clock.ts';
import { pastTimeFault } from '#app/core/calendar/wall-text.ts';
import type { SavedVersion } from '#app/core/forms/posts/unanswered.ts';
import { rule, rules } from '#app/core/forms/whole/rules.ts';

export const SIGN_OUT_INTENT = 'sign-out';

const shortText = (needed: string) =>
  z.string(needed).trim().max(120, 'Use at most 120 characters').optional();

interface Communicated {
  readonly isUrgent: 'yes' | 'no';
  readonly told?: string | undefined;
  readonly toldBy?: string | undefined;
  readonly channel?: string | undefined;
}

const ifUrgent = (name: 'told' | 'toldBy' | 'channel', message: string) =>
  rule<Communicated, 'isUrgent' | typeof name>(
    ['isUrgent', name],
    (typed) => typed.isUrgent === 'no' || (typed[name] ?? '') !== '',
    { path: [name], message },
  );

const TOLD = ['told', 'toldBy', 'channel', 'at', 'note'] as const;

type WhoWasTold = { readonly [Name in (typeof TOLD)[number]]?: string | undefined };

/** Whether anything of who was told is filled in. */
export const saysWhoWasTold = (typed: WhoWasTold): boolean =>
  TOLD.some((name) => (typed[name] ?? '').trim() !== '');

/** What the signer adds to the saved text: domain rules of sign-out, 8, 9, 11 and 12. */
export const SignOutForm = z
  .object({
    intent: z.literal(SIGN_OUT_INTENT),
    /** The versions of case and text that were on the screen. */
    etag: z.string().min(1),
    textVersion: z.number().int(),
    idempotencyKey: z.string().min(1),
    /** Subsections that were read under a microscope instead of on the screen. */
    readOnGlass: z.array(z.string().min(1).max(80)).max(1000).default([]),
    isUrgent: z.enum(['yes', 'no'], 'Answer whether the result is urgent'),
    told: shortText('Say who was told'),
    toldBy: shortText('Say who told it'),
    channel: z.enum(['phone', 'in_person', 'secure_message', 'fax'], 'Choose how it was told').optional(),
    /** When it was told, by the clock on the wall of the form's time zone. */
    at: z.string().optional(),
    /** Asked for where that clock showed the time twice. */
    whichHour: z.enum(['earlier', 'later'], 'Choose which one it was').optional(),
    timeZone: z.string().max(60).refine(isTimeZone, 'This time zone is not known'),
    note: z.string().trim().max(1000, 'Use at most 1000 characters').optional(),
    reviewResolution: z
      .string()
      .trim()
      .min(10, 'Use at least 10 characters')
      .max(4000, 'Use at most 4000 characters')
      .optional(),
    readingSite: z.string('Choose where you read the case'),
    identityConfirmed: z.boolean('Tick that this is the right patient'),
    password: z.string('Password is required'),
  })
  .check(
    ifUrgent('told', 'Say who was told'),
    ifUrgent('toldBy', 'Say who told it'),
    ifUrgent('channel', 'Choose how it was told'),
    // A call that was made stands in the report: it is not dropped by a slip between the two answers.
    rule<Communicated & WhoWasTold, 'isUrgent' | (typeof TOLD)[number]>(
      ['isUrgent', ...TOLD],
      (typed) => typed.isUrgent === 'yes' || !saysWhoWasTold(typed),
      { path: ['isUrgent'], message: 'Somebody was told of it: answer Yes, or empty who was told' },
    ),
    rules(['isUrgent', 'at', 'whichHour', 'timeZone'], ({ isUrgent, at, whichHour, timeZone }, context) => {
      const fault = isUrgent === 'yes' ? pastTimeFault({ at, whichHour }, timeZone, Date.now()) : null;
      if (fault !== null) context.addIssue({ code: 'custom', path: [fault.name], message: fault.message });
    }),
  );

export type SignOutTyped = z.output<typeof SignOutForm>;

/**
 * What a signature that was refused has left saved: the answer about urgency. The page shows the version before until it is
 * read again, and whoever corrects the password at once signs this one.
 */
export interface SavedForSigning extends SavedVersion {
  readonly textVersion: number;
}
