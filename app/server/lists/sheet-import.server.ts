import { createHash } from 'node:crypto';
import type { ActionFunctionArgs } from '@remix-run/node';
import { rowFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { SheetImport } from '#contracts/generated/wire.ts';
import { postedForm } from '../posted-form.server.ts';

/**
 * What came of a sheet that was posted; `message` says why nothing came of it. `rehearsed` names the content of the sheet
 * that was rehearsed, which is the only one that may be imported next.
 */
export interface SheetOutcome {
  readonly result: SheetImport | null;
  readonly message: string | null;
  readonly rehearsed: string | null;
}

const refuse = (message: string): SheetOutcome => ({ result: null, message, rehearsed: null });

/** Browsers call a sheet by the programs that they know; the API goes by what it is. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const OTHER_SHEET =
  'This is not the sheet that was rehearsed. Nothing was imported; below is its own rehearsal, so import it once that is right';

/**
 * Rehearses a sheet, or takes its good rows in where the form says so. Rows that are there already are not made twice. A
 * sheet that nobody has seen rehearsed is rehearsed in place of an import, since the box of the form may hold another file.
 */
export async function importSheet(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  send: (sheet: Blob, dryRun: boolean) => Promise<ApiResult<Answer<SheetImport>>>,
): Promise<SheetOutcome> {
  const posted = await postedForm(request);
  const file = posted.get('sheet');
  if (!(file instanceof File) || file.size === 0) return refuse('Choose a sheet');
  const type = TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) return refuse('Choose a CSV or XLSX file');
  const content = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  const isMeant = posted.get('intent') === 'import';
  const isSeen = posted.get('rehearsed') === content;
  const answer = await send(new Blob([file], { type }), !(isMeant && isSeen));
  // The box of the sheet is the one field of its form, so it says what the API says of columns and content.
  if (!answer.ok) return refuse(rowFailureText(answer.error));
  const result = answer.value.data;
  return {
    result,
    message: isMeant && !isSeen ? OTHER_SHEET : null,
    rehearsed: result.dryRun ? content : null,
  };
}
