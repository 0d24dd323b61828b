import type { ActionFunctionArgs } from '@remix-run/node';
import { formFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { SheetImport } from '#contracts/generated/wire.ts';
import { reportContractBreach } from '../api.server.ts';
import { postedForm } from '../posted-form.server.ts';

/** What came of a sheet that was posted; `message` says why nothing came of it. */
export interface SheetOutcome {
  readonly result: SheetImport | null;
  readonly message: string | null;
}

/** Browsers call a sheet by the programs that they know; the API goes by what it is. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rehearses a sheet, or takes its good rows in where the form says so. Rows that are there already are not made twice. */
export async function importSheet(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  send: (sheet: Blob, dryRun: boolean) => Promise<ApiResult<Answer<SheetImport>>>,
): Promise<SheetOutcome> {
  const posted = await postedForm(request);
  const file = posted.get('sheet');
  if (!(file instanceof File) || file.size === 0) return { result: null, message: 'Choose a sheet' };
  const type = TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) return { result: null, message: 'Choose a CSV or XLSX file' };
  const answer = await send(new Blob([file], { type }), posted.get('intent') !== 'import');
  if (answer.ok) return { result: answer.value.data, message: null };
  reportContractBreach(answer.error);
  return { result: null, message: formFailureText(answer.error) };
}
