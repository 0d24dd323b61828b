import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { beginUpload } from '#app/features/case-form/files.server.ts';

/** Announces a slide file. */
export const action = async (args: ActionFunctionArgs) =>
  json<UploadAnswer>(await beginUpload(args), { headers: { 'Cache-Control': 'no-store' } });
