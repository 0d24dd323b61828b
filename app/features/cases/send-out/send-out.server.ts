import { TO_DO } from '#app/core/tasks/task-kinds.ts';
import { type Api, apiFor } from '#app/server/api.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { loadCases } from '../case-lists.server.ts';

/** The most requests that fit above a list without pushing it out of sight. */
const ASKED_ABOVE = 4;

/** The cases of the facility of whoever asks, and what it still has to answer; the guard of the screen comes first. */
export async function loadSendOut(request: Request) {
  const { items, list, session } = await loadCases(request, 'sendOutCases');
  const api = apiFor(session, request);
  const [asked, answerable] = await Promise.all([
    api.listTasks({ query: { view: 'facility', status: [...TO_DO], pageSize: ASKED_ABOVE } }),
    readAnswerable(api, items),
  ]);
  return {
    cases: items,
    list,
    asked: asked.ok ? { items: asked.value.data.items, total: asked.value.data.total } : null,
    answerable,
  };
}

/**
 * The cases of these on which something is the facility's to answer: much of what readers order is the operator's work.
 * Null for whoever may not see the tasks.
 */
async function readAnswerable(api: Api, items: readonly CaseListItem[]): Promise<readonly string[] | null> {
  if (items.every(({ openRequests }) => openRequests === 0)) return [];
  const tasks = await readEveryPage((query) =>
    api.listTasks({ query: { view: 'facility', status: [...TO_DO], ...query } }),
  );
  return tasks.ok ? tasks.value.items.flatMap((task) => (task.case === null ? [] : [task.case.id])) : null;
}
