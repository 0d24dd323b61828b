import type { ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { CASE_STATUSES } from '#app/core/cases/status.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { Api } from './api.server.ts';
import { postedForm } from './posted-form.server.ts';

interface Numbered {
  readonly id: string;
  readonly caseID: string | null;
}

/** Cases whose numbers are like one. */
type CaseSearch = (number: string) => Promise<ApiResult<Answer<{ readonly items: readonly Numbered[] }>>>;

/** A list without states leaves the withdrawn cases out, for which a task or a bill may be wanted too. */
export const amongAllCases =
  (api: Api): CaseSearch =>
  (number) =>
    api.listCases({ query: { view: 'all', q: number, status: [...CASE_STATUSES] } });

/** A number has at least as many characters in a search. */
const SHORTEST_NUMBER = 3;

/** The case that a number names exactly, null for none; a refusal is no answer, and a form has to say so. */
async function caseIdOf(search: CaseSearch, number: string): Promise<ApiResult<string | null>> {
  if (number.length < SHORTEST_NUMBER) return { ok: true, value: null };
  const found = await search(number);
  if (!found.ok) return found;
  const isIt = ({ caseID }: Numbered) => caseID?.toLowerCase() === number.toLowerCase();
  return { ok: true, value: found.value.data.items.find(isIt)?.id ?? null };
}

/** The case whose number was typed into a form, and the form, which a number that no case has holds back. */
export async function withCaseNumber<Input, Output>(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  form: z.ZodType<Output, Input>,
  search: CaseSearch,
  message = 'No case has this number',
) {
  const number = (await postedForm(request.clone())).get('case');
  const typed = typeof number === 'string' ? number.trim() : '';
  const found = await caseIdOf(search, typed);
  const isFound = typed === '' || !found.ok || found.value !== null;
  const schema = form.check(rule([], () => isFound, { path: ['case'], message }));
  return { found, schema };
}
