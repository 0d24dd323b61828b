import { screens } from '#app/core/access/screens.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { inReaderZone } from '#app/server/reader-zone.server.ts';
import { listTasks } from '#contracts/generated/operations/listTasks.ts';

type TaskList = ListSource<typeof listTasks.query>;
type TaskListKey = 'providerTasks' | 'facilityTasks';

const views: TaskList['views'] = [
  { key: 'all', label: 'All', query: {} },
  { key: 'mine', label: 'My turn', query: { mine: 'true' } },
  { key: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
  { key: 'open', label: 'Open', query: { status: 'Open' } },
  { key: 'inProgress', label: 'In progress', query: { status: 'InProgress' } },
  { key: 'returned', label: 'Sent back', query: { status: 'Returned' } },
  { key: 'completed', label: 'Completed', query: { status: 'Completed' } },
];

// Overdue first and then by due time is the API's own order; no sort of the contract says it.
const listOf = (name: TaskListKey, view: 'provider' | 'facility'): TaskList => ({
  schema: listTasks.query,
  fixed: { view },
  name,
  sort: '',
  views,
});

const lists: Readonly<Record<TaskListKey, TaskList>> = {
  providerTasks: listOf('providerTasks', 'provider'),
  facilityTasks: listOf('facilityTasks', 'facility'),
};

const news = (name: TaskListKey) =>
  newsOf(
    screens[name],
    () => lists[name],
    (api, request) => (query) => api.listTasks({ query: inReaderZone(query, request) }),
    ({ id }) => id,
  );

export const taskNews = { providerTasks: news('providerTasks'), facilityTasks: news('facilityTasks') };

/** The page of a task list that the address asks for; the guard of its screen comes first. */
export async function loadTasks(request: Request, name: TaskListKey) {
  const session = await requireScreen(request, screens[name]);
  const api = apiFor(session, request);
  const { items, list } = await loadList({ request, session }, lists[name], (query) =>
    api.listTasks({ query: inReaderZone(query, request) }),
  );
  return { items, list };
}
