import { z } from 'zod';
import type { Role } from '#app/core/access/roles.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { zCaseMessageInput } from '#contracts/generated/schemas/case-message-input.ts';
import { zQaReviewKind } from '#contracts/generated/schemas/qa-review-kind.ts';
import { zQuestionInput } from '#contracts/generated/schemas/question-input.ts';
import { zUserId } from '#contracts/generated/schemas/user-id.ts';

const { about, specimenID, text } = zQuestionInput.shape;

/** One question to the facility. */
export const QuestionForm = z.object({
  about: z.enum(about.options, 'Choose what it is about'),
  specimenID: specimenID.optional(),
  text: z.string('Write the question').trim().min(5, 'Write the question').pipe(text),
  ...versionFields,
});

export const MessageForm = z.object({
  text: z.string('Write a message').trim().min(1, 'Write a message').pipe(zCaseMessageInput.shape.text),
  ...versionFields,
});

/** The kinds that an admin asks for once a case is signed; before that there is one, which is its reader's. */
export const LATER_KINDS = zQaReviewKind.exclude(['Prospective']).options;

/** A second review to ask for. Where the case has one already, another has to be meant. */
export const reviewFormOf = (role: Role, earlier: readonly unknown[]) =>
  z
    .object({
      kind:
        role === 'Admin'
          ? z.enum(LATER_KINDS, 'Choose the kind of review')
          : z.literal('Prospective').default('Prospective'),
      reviewerId: zUserId.optional(),
      blinded: z.boolean().default(false),
      note: z.string().trim().max(2000, 'Use at most 2000 characters').optional(),
      isMeantTwice: z.boolean().default(false),
      ...versionFields,
    })
    .refine(({ isMeantTwice }) => earlier.length === 0 || isMeantTwice, {
      path: ['isMeantTwice'],
      message: 'This case has a second review already. Say that you want another one.',
    });
