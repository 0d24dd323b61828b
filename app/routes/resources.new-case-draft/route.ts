import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { NewDraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { createSentDraft } from '#app/features/case-form/case-form.server.ts';

/** Makes the draft of a new case; a refusal is an answer too. */
export const action = async (args: ActionFunctionArgs) =>
  json<NewDraftAnswer>(await createSentDraft(args), { headers: { 'Cache-Control': 'no-store' } });
