import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { TemplatesAnswer } from '#app/core/resources/templates-answer.ts';
import { changeTemplates } from '#app/features/diagnosis/templates/templates.server.ts';

/** Keeps, renames or deletes a template of the reader's own. */
export const action = async (args: ActionFunctionArgs) =>
  json<TemplatesAnswer>(await changeTemplates(args), { headers: { 'Cache-Control': 'no-store' } });
