import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { putPart } from '#app/features/case-form/files.server.ts';

/** Takes one part of a slide file. */
export const action = async (args: ActionFunctionArgs) =>
  json<UploadAnswer>(await putPart(args), { headers: { 'Cache-Control': 'no-store' } });
