import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { DraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { saveSentDraft } from '#app/features/case-form/case-form.server.ts';

/** Saves what stands in the form of a case; a refusal is an answer too. */
export const action = async (args: ActionFunctionArgs) =>
  json<DraftAnswer>(await saveSentDraft(args), { headers: { 'Cache-Control': 'no-store' } });
