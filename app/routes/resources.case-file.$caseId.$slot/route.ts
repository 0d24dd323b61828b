import { type ActionFunctionArgs, json } from '@remix-run/node';
import type { FileAnswer } from '#app/core/resources/case-draft-answer.ts';
import { changeCaseFile } from '#app/features/case-form/files.server.ts';

/** Fills a slot of a case with a file, or empties it. */
export const action = async (args: ActionFunctionArgs) =>
  json<FileAnswer>(await changeCaseFile(args), { headers: { 'Cache-Control': 'no-store' } });
