import { CASE_STATUSES } from '#app/core/cases/status.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { Api } from './api.server.ts';

/** The case that a number names exactly, null for none; a refusal is no answer, and a form has to say so. */
export async function caseIdOf(api: Api, number: string): Promise<ApiResult<string | null>> {
  if (number === '') return { ok: true, value: null };
  // A list without states leaves the withdrawn cases out, for which a task or a bill may be wanted too.
  const found = await api.listCases({ query: { view: 'all', q: number, status: [...CASE_STATUSES] } });
  if (!found.ok) return found;
  const isIt = ({ caseID }: { readonly caseID: string | null }) =>
    caseID?.toLowerCase() === number.toLowerCase();
  return { ok: true, value: found.value.data.items.find(isIt)?.id ?? null };
}
