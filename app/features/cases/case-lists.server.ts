import { screens } from '#app/core/access/screens.ts';
import { WITHDRAWN } from '#app/core/cases/status.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { listCases } from '#contracts/generated/operations/listCases.ts';
import type { CaseStatus } from '#contracts/generated/wire.ts';

const all = (label: string) => ({ key: 'all', label, query: {} });
const ofStatus = (key: string, label: string, status: readonly CaseStatus[]) => ({
  key,
  label,
  query: { status },
});
const urgent = [
  { key: 'stat', label: 'STAT', query: { priority: 'STAT' } },
  { key: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
];

type CaseList = ListSource<typeof listCases.query>;

const listOf = (
  name: CaseListKey,
  view: 'available' | 'mine' | 'completed' | 'send-out',
  rest: Pick<CaseList, 'sort' | 'views' | 'widening' | 'apart'>,
): CaseList => ({ schema: listCases.query, fixed: { view }, name, ...rest });

type CaseListKey = 'availableCases' | 'selectedCases' | 'completedCases' | 'sendOutCases';

/** The pathologist's three lists and the facility's one: one operation, four views of it (specification 2.4, 2.5). */
const lists: Readonly<Record<CaseListKey, CaseList>> = {
  availableCases: listOf('availableCases', 'available', { sort: 'urgency', views: [all('All'), ...urgent] }),
  selectedCases: listOf('selectedCases', 'mine', {
    sort: 'urgency',
    views: [
      all('All'),
      ...urgent,
      { key: 'waiting', label: 'Waiting for answers', query: { status: 'AdditionalWorkRequested' } },
    ],
  }),
  completedCases: listOf('completedCases', 'completed', {
    sort: '-signedAt',
    // Days of the reader's own take the place of the last thirty.
    widening: ['from', 'to'],
    views: [all('Last 30 days'), { key: 'amended', label: 'Amended', query: { reportState: 'Amended' } }],
  }),
  // The tabs of Appendix E.
  sendOutCases: listOf('sendOutCases', 'send-out', {
    sort: '-sentAt',
    apart: WITHDRAWN,
    views: [
      all('All'),
      ofStatus('drafts', 'Drafts', ['Draft']),
      ofStatus('returned', 'Returned', ['Returned']),
      ofStatus('waiting', 'Waiting', ['Submitted', 'Available']),
      ofStatus('inReview', 'In review', ['Selected', 'QAReview']),
      ofStatus('needsAction', 'Needs action', ['AdditionalWorkRequested']),
      ofStatus('signedOut', 'Signed out', ['SignOutCompleted']),
    ],
  }),
};

const askerOf = (session: Session, request: Request) => {
  const api = apiFor(session, request);
  return (query: Parameters<typeof api.listCases>[0]['query']) => api.listCases({ query });
};

/** The page of a list that the address asks for; the guard of its screen comes first. */
export async function loadCases(request: Request, name: CaseListKey) {
  const session = await requireScreen(request, screens[name]);
  const { items, list } = await loadList({ request, session }, lists[name], askerOf(session, request));
  return { items, list, session };
}

const news = (name: CaseListKey) =>
  newsOf(
    screens[name],
    () => lists[name],
    (api) => (query) => api.listCases({ query }),
    ({ id }) => id,
  );

export const caseNews = {
  availableCases: news('availableCases'),
  selectedCases: news('selectedCases'),
  completedCases: news('completedCases'),
  sendOutCases: news('sendOutCases'),
};
