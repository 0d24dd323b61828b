import { z } from 'zod';
import type { Role } from '#app/core/access/roles.ts';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { standingDisputes } from '#app/core/tasks/review-dispute.ts';
import { zCaseMessageInput } from '#contracts/generated/schemas/case-message-input.ts';
import { zQaReviewKind } from '#contracts/generated/schemas/qa-review-kind.ts';
import { zQuestionInput } from '#contracts/generated/schemas/question-input.ts';
import { zSpecimenId } from '#contracts/generated/schemas/specimen-id.ts';
import { zSubsectionId } from '#contracts/generated/schemas/subsection-id.ts';
import { zUserId } from '#contracts/generated/schemas/user-id.ts';
import type { QaReviewRow } from '#contracts/generated/wire.ts';

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

const label = (text: string, most: number) =>
  z.string(text).trim().min(1, text).max(most, `Use at most ${most} characters`);

const slideFields = {
  block: label('Block is required', 20),
  displayId: label('Slide ID is required', 20),
  facilityId: label('Slide label is required', 80),
  slideType: label('Slide type is required', 60),
  stain: z.string().trim().max(80, 'Use at most 80 characters').optional(),
  slideCount: z
    .number('Slide count must be between 1 and 50')
    .int('Enter a whole number')
    .min(1, 'Slide count must be between 1 and 50')
    .max(50, 'Slide count must be between 1 and 50'),
};

/** Slides that a facility found after it had sent the case out. */
export const AddSlidesForm = z.object({
  specimenId: z.string('Choose the specimen').pipe(zSpecimenId),
  ...slideFields,
  reason: label('Say why the slides are added now', 500),
  ...versionFields,
});

const addedSlides = { specimenId: zSpecimenId, subsectionId: zSubsectionId };

/** Added slides that are put right. */
export const CorrectSlidesForm = z.object({ ...addedSlides, ...slideFields, ...versionFields });

/** Added slides that are taken back. */
export const RemoveSlidesForm = z.object({ ...addedSlides, ...versionFields });

/** The kinds that an admin asks for once a case is signed; before that there is one, which is its reader's. */
export const LATER_KINDS = zQaReviewKind.exclude(['Prospective']).options;

/** What a request of a second review is held to beside its own answers. */
interface AskedFor {
  /** The reviews that the case has already. */
  readonly earlier: readonly QaReviewRow[];
  /** The ETag of the diagnosis by now; null where it is not compared. */
  readonly textEtag: string | null;
}

/** Whether another review has to be meant: a dispute of its reader is settled by nothing else. */
export const isAskedTwice = (role: Role, reviews: readonly QaReviewRow[]): boolean =>
  reviews.length > 0 && (role === 'Admin' || standingDisputes(reviews).length === 0);

/**
 * A second review to ask for. Where the case has one already, another has to be meant. What a pathologist locks and sends
 * is the text that stood on the page: a later save of it makes no new version of the case.
 */
export const reviewFormOf = (role: Role, { earlier, textEtag: now }: AskedFor) =>
  z
    .object({
      kind:
        role === 'Admin'
          ? z.enum(LATER_KINDS, 'Choose the kind of review')
          : z.literal('Prospective').default('Prospective'),
      reviewerId: zUserId.optional(),
      blinded: z.boolean().default(false),
      note: z.string().trim().max(2000, 'Use at most 2000 characters').optional(),
      readOnGlass: z.array(z.string().min(1).max(80)).max(1000).default([]),
      isMeantTwice: z.boolean().default(false),
      textEtag: z.string().optional(),
      ...versionFields,
    })
    .check(
      rule(['textEtag'], ({ textEtag }) => now === null || textEtag === now, {
        message:
          'The diagnosis is no longer the one that this page showed, so nothing was sent. Read it as it stands here now, then send it.',
      }),
      rule(['isMeantTwice'], ({ isMeantTwice }) => !isAskedTwice(role, earlier) || isMeantTwice, {
        path: ['isMeantTwice'],
        message: 'This case has a second review already. Say that you want another one.',
      }),
    );
