import { redirect } from '@remix-run/node';
import type { ZodObject, z } from 'zod';
import type { Screen } from '#app/core/access/screens.ts';
import { pageSearch, searchWith } from '#app/core/lists/list-address.ts';
import type { ListFailure, ListState, RowsApart, ViewQuery } from '#app/core/lists/list-state.ts';
import { ownViewSearch } from '#app/core/lists/own-views.ts';
import type { NewsAnswer } from '#app/core/resources/news-answer.ts';
import { pageToastText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { ListNameZodType } from '#contracts/generated/schemas/list-name.ts';
import { type Api, apiFor, valueOrThrow } from '../api.server.ts';
import { instantAtApi } from '../clock/api-clock.server.ts';
import { requireScreen } from '../guards.server.ts';
import type { Session } from '../session-store.server.ts';
import { listQuery } from './list-query.server.ts';
import { loadOwnViews } from './own-views.server.ts';

/** One list: the query of its operation, what its screen fixes in it, and its stored queries. */
export interface ListSource<S extends ZodObject> {
  readonly schema: S;
  readonly fixed: Partial<z.input<S>>;
  /** The order without a word of the reader, in the contract's terms; empty where the API's own order is wanted. */
  readonly sort: string;
  /** What the loader counts beside the page. */
  readonly views: readonly { readonly key: string; readonly label: string; readonly query: ViewQuery }[];
  /** Filters that take the place of what the list narrows down by itself, such as the days of its usual span. */
  readonly widening?: readonly string[];
  /** What it does not show before it is asked for: of these, those that fit the filters are told. */
  readonly apart?: RowsApart;
  /** Names the cookie of the chosen columns, and the list that views are saved of. */
  readonly name: ListNameZodType;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalPages: number;
}

type Ask<S extends ZodObject, Item> = (query: z.output<S>) => Promise<ApiResult<Answer<ListPage<Item>>>>;

/** What stands in place of a page that could not be read: no rows, of nothing. */
const UNREAD = { items: [], page: 1, pageSize: 20, total: 0, totalPages: 0 };

/**
 * What was read, or why it was not. A list without its rows is still worth its page, with its filters; a login that has
 * ended and a list that is not for this reader are not. The page and its count may be one reading, whose answer is then
 * read twice.
 */
async function readOrFailure<T>(reading: Promise<T>): Promise<T | ListFailure> {
  try {
    return await reading;
  } catch (thrown) {
    if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
    if ([401, 403, 404].includes(thrown.status)) throw thrown;
    const text = await thrown.clone().text();
    return { text, toast: pageToastText(thrown.status, text) };
  }
}

const isEmpty = (query: object): boolean => Object.keys(query).length === 0;

const hasAny = (filters: ListState['filters'], query: ViewQuery): boolean =>
  Object.keys(query).some((name) => name in filters);

/**
 * The page of a list that the address asks for, with everything that its parts say about it. An address beyond the last
 * page goes to the last one, and one that names a view of the reader's own to what the view asks. Throws where there is
 * no list for this reader; what merely could not be read or counted is said in the list.
 */
export async function loadList<S extends ZodObject, Item>(
  { request, session }: { readonly request: Request; readonly session: Session },
  source: ListSource<S>,
  ask: Ask<S, Item>,
): Promise<{ readonly items: readonly Item[]; readonly list: ListState }> {
  const url = new URL(request.url);
  const { query, filters, dropped } = listQuery(source.schema, url.searchParams, source.fixed);
  const saved = url.searchParams.get('saved');
  const ownViews = loadOwnViews({ request, session }, source.name);
  const wantedView = saved === null ? undefined : (await ownViews).views?.find(({ id }) => id === saved);
  if (wantedView !== undefined) throw redirect(url.pathname + ownViewSearch(url.search, filters, wantedView));
  const sort = url.searchParams.get('sort');
  const isSorted = sort !== null && !dropped.includes('sort');
  const pageFor = async (wanted: z.output<S>) => valueOrThrow(await ask(wanted), session, request);
  const count = async (own: ViewQuery) => {
    const asked = new URLSearchParams(searchWith('?pageSize=1', own));
    const wanted = listQuery(source.schema, asked, source.fixed);
    return (await pageFor(wanted.query)).total;
  };
  const shown = pageFor(isSorted || source.sort === '' ? query : { ...query, sort: source.sort });
  // Without a filter the page itself says how many there are, and the stored query of all of them asks for no more.
  const unfiltered = isEmpty(filters) ? shown.then(({ total: all }) => all) : count({});
  const countOf = async (counting: Promise<number>): Promise<number | null> => {
    const counted = await readOrFailure(counting);
    return typeof counted === 'number' ? counted : null;
  };
  const { apart } = source;
  const isApart = apart !== undefined && !isEmpty(filters) && !hasAny(filters, apart.query);
  const [own, read, whole, apartTotal, ...totals] = await Promise.all([
    ownViews,
    readOrFailure(shown),
    countOf(unfiltered),
    isApart ? countOf(count({ ...filters, ...apart.query })) : null,
    ...source.views.map((view) => countOf(isEmpty(view.query) ? unfiltered : count(view.query))),
  ]);
  const found = 'items' in read ? read : UNREAD;
  const { items, page, pageSize, total, totalPages } = found;
  const isWidened = source.widening?.some((name) => name in filters) === true;
  if (items.length === 0 && total > 0) throw redirect(url.pathname + pageSearch(url.search, totalPages));
  return {
    items,
    list: {
      page,
      pageSize,
      total,
      totalPages,
      filters,
      dropped,
      hidden: whole === null || isWidened ? null : Math.max(0, whole - total),
      ...(isApart && apartTotal !== null && apartTotal > 0 ? { apart: { ...apart, total: apartTotal } } : {}),
      ...('items' in read ? {} : { failure: read }),
      sort: isSorted ? sort : source.sort,
      columns: columnsChosen(source.name, url, request.headers.get('Cookie')),
      views: source.views.map((view, index) => ({ ...view, total: totals[index] ?? null })),
      own,
      asOf: instantAtApi(),
    },
  };
}

/** What the address says of the columns, else the browser's choice of before; null for all of them. */
function columnsChosen(
  name: string,
  { searchParams }: URL,
  cookies: string | null,
): readonly string[] | null {
  const kept = new RegExp(`(?:^|;\\s*)cols-${name}=([\\w.-]{1,300})(?:;|$)`).exec(cookies ?? '')?.[1];
  const asked = searchParams.getAll('cols');
  if (asked.length > 0) return asked;
  return kept === undefined ? null : kept.split('.');
}

/**
 * What answers a list that is open and asks now and then: the ids on the page that its address asks for, and how many
 * rows there are. It is the page that asks, so that it does not count as activity.
 */
export const newsOf =
  <S extends ZodObject, Item>(
    screen: Screen,
    sourceFor: (session: Session) => ListSource<S>,
    ask: (api: Api, request: Request) => Ask<S, Item>,
    idOf: (item: Item) => string,
  ) =>
  async (request: Request): Promise<NewsAnswer> => {
    const session = await requireScreen(request, screen, { isActivity: false });
    const source = sourceFor(session);
    const { query } = listQuery(source.schema, new URL(request.url).searchParams, source.fixed);
    const sort = query['sort'] ?? source.sort;
    const asked = sort === '' ? query : { ...query, sort };
    const { items, total } = await valueOrThrow(
      await ask(apiFor(session, request), request)(asked),
      session,
      request,
    );
    return { ids: items.map(idOf), total };
  };
