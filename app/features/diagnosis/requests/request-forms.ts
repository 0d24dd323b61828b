import { z } from 'zod';
import { needsStain } from '#app/core/diagnosis/open-requests.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { zOrderKind } from '#contracts/generated/schemas/order-kind.ts';
import { zQuestionAbout } from '#contracts/generated/schemas/question-about.ts';
import { zRescanReason } from '#contracts/generated/schemas/rescan-reason.ts';
import { zReturnKind } from '#contracts/generated/schemas/return-kind.ts';

const common = {
  intent: z.string(),
  /** The version of the case that was on the screen. */
  etag: z.string().min(1),
  idempotencyKey: z.string().min(1),
};

const note = z.string().trim().max(1000, 'Use at most 1000 characters').optional();

export const OrderForm = z
  .object({
    ...common,
    kind: z.enum(zOrderKind.options, 'Choose what to order'),
    block: z.string('Choose a block'),
    stain: z.string().trim().max(120, 'Use at most 120 characters').optional(),
    slideCount: z
      .number('Enter a number of slides')
      .int('Enter a whole number')
      .min(1, 'Order at least one slide')
      .max(50, 'Order at most 50 slides')
      .optional(),
    note,
    isMeantTwice: z.boolean().optional(),
  })
  .check(
    rule(['kind', 'stain'], ({ kind, stain }) => !needsStain(kind) || (stain ?? '') !== '', {
      path: ['stain'],
      message: 'Stain is required for this slide type',
    }),
  );

export const RescanForm = z
  .object({
    ...common,
    image: z.string('Choose a slide'),
    reason: z.enum(zRescanReason.options, 'Choose what is wrong'),
    note,
  })
  .check(
    rule(['reason', 'note'], ({ reason, note: words }) => reason !== 'other' || (words ?? '') !== '', {
      path: ['note'],
      message: 'Say in a few words what is wrong',
    }),
  );

export const QuestionForm = z.object({
  ...common,
  about: z.enum(zQuestionAbout.options, 'Choose what the question is about'),
  specimenID: z.string().optional(),
  text: z
    .string('Write the question')
    .trim()
    .min(5, 'Use at least 5 characters')
    .max(2000, 'Use at most 2000 characters'),
});

/** What puts the identity of a case in question: what else is missing is asked, and the case stays with its reader. */
const zStopKind = zReturnKind.exclude(['incomplete', 'recalled']);

export const STOP_KINDS = zStopKind.options;

export const StopForm = z.object({
  ...common,
  kind: z.enum(STOP_KINDS, 'Choose what you report'),
  text: z
    .string('Say what you saw')
    .trim()
    .min(5, 'Use at least 5 characters')
    .max(1000, 'Use at most 1000 characters'),
});
