import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import { changeUpload, readUpload } from '#app/features/case-form/files.server.ts';

const UNKEPT = { headers: { 'Cache-Control': 'no-store' } };

/** How far an upload is. */
export const loader = async (args: LoaderFunctionArgs) => json<UploadAnswer>(await readUpload(args), UNKEPT);

/** Says that every part was sent, or gives the upload up. */
export const action = async (args: ActionFunctionArgs) =>
  json<UploadAnswer>(await changeUpload(args), UNKEPT);
