import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPagesOf } from '#app/core/access/duties.ts';
import { screens } from '#app/core/access/screens.ts';
import { WITHDRAWN } from '#app/core/cases/status.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { namedChoices } from '#app/server/lists/choices.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listCases } from '#contracts/generated/operations/listCases.ts';

const source: ListSource<typeof listCases.query> = {
  schema: listCases.query,
  fixed: { view: 'all' },
  name: 'cases',
  sort: 'urgency',
  apart: WITHDRAWN,
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
    { key: 'submitted', label: 'To be checked', query: { status: 'Submitted' } },
    { key: 'available', label: 'Waiting for a pathologist', query: { status: 'Available' } },
    { key: 'onHold', label: 'On hold', query: { onHold: 'true' } },
  ],
};

export const adminCaseNews = newsOf(
  screens.cases,
  () => source,
  (api) => (query) => api.listCases({ query }),
  ({ id }) => id,
);

/** The operator's list of all cases, with how many there are in each state and for how long. */
export async function loadAdminCases({ request }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.cases);
  const api = apiFor(session, request);
  const [{ items, list }, overview, named] = await Promise.all([
    loadList({ request, session }, source, (query) => api.listCases({ query })),
    api.getAdminDashboard({}),
    namedChoices(api, request, { facilityId: 'facilities', providerId: 'pathologists' }),
  ]);
  // The list is whole without its board, which not all of the staff may see.
  return {
    cases: items,
    list,
    named,
    opens: openPagesOf(session.role, session.staffRole),
    overview: overview.ok ? overview.value.data : null,
  };
}
