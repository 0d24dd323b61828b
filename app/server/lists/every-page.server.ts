import type { ApiResult } from '#contracts/api-error.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly totalPages: number;
}

interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
}

interface EveryPage<T> {
  readonly items: readonly T[];
  /** More than the items where there are more pages than one screen reads. */
  readonly total: number;
}

/** As many as the contract gives in one answer. */
const PAGE_SIZE = 100;
const PAGES_AT_MOST = 20;
export const READ_AT_MOST = PAGE_SIZE * PAGES_AT_MOST;

/**
 * A list that a screen shows or offers as a whole, read page by page: an answer alone holds its first hundred. Where
 * there is still more, `end` says which end of it counts: of what is told oldest first, the last.
 */
export async function readEveryPage<T>(
  ask: (query: PageQuery) => Promise<ApiResult<{ readonly data: Page<T> }>>,
  end: 'first' | 'last' = 'first',
): Promise<ApiResult<EveryPage<T>>> {
  const first = await ask({ page: 1, pageSize: PAGE_SIZE });
  if (!first.ok) return first;
  const { total, totalPages } = first.value.data;
  const from = end === 'first' ? 1 : Math.max(1, totalPages - PAGES_AT_MOST + 1);
  const to = Math.min(totalPages, from + PAGES_AT_MOST - 1);
  const items = from === 1 ? [...first.value.data.items] : [];
  for (let page = Math.max(2, from); page <= to; page += 1) {
    const answer = await ask({ page, pageSize: PAGE_SIZE });
    if (!answer.ok) return answer;
    items.push(...answer.value.data.items);
  }
  return { ok: true, value: { items, total } };
}
