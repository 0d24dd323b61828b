import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { PartAnswer } from '#app/core/resources/case-draft-answer.ts';
import { addCaseImage } from '#app/features/case-form/files.server.ts';

/** Makes an upload that is ready an image of its slide. */
export const action = async (args: ActionFunctionArgs) =>
  json<PartAnswer>(await addCaseImage(args), { headers: { 'Cache-Control': 'no-store' } });
