import { apiFor } from '#app/server/api.server.ts';
import { loadCases } from '../case-lists.server.ts';

/** So many requests fit above a list without pushing it out of sight. */
const ASKED_ABOVE = 4;

/** The cases of the facility of whoever asks, and what it still has to answer; the guard of the screen comes first. */
export async function loadSendOut(request: Request) {
  const { items, list, session } = await loadCases(request, 'sendOutCases');
  const asked = await apiFor(session, request).listTasks({
    query: { view: 'facility', status: ['Open', 'InProgress', 'Returned'], pageSize: ASKED_ABOVE },
  });
  return {
    cases: items,
    list,
    asked: asked.ok ? { items: asked.value.data.items, total: asked.value.data.total } : null,
  };
}
