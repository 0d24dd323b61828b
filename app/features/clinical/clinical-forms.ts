import { z } from 'zod';
import { versionFields } from '#app/core/forms/version-fields.ts';
import { zCaseMessageInput } from '#contracts/generated/schemas/case-message-input.ts';
import { zQuestionInput } from '#contracts/generated/schemas/question-input.ts';

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
