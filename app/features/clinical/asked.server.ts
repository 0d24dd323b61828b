import { isFacility, type Role } from '#app/core/access/roles.ts';
import { isOpenRequest, listRequests } from '#app/core/diagnosis/open-requests.ts';
import { isSentByFacility } from '#app/core/tasks/ordered-slides.ts';
import { TO_DO } from '#app/core/tasks/task-kinds.ts';
import type { Api } from '#app/server/api.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { Case } from '#contracts/generated/wire.ts';
import type { AskedOfCase } from './asked-of-case.tsx';

/**
 * What is asked for on a case besides questions, and whether its facility has a task in that; null for everyone else,
 * where nothing is asked for, and where it cannot be read.
 */
export async function readAsked(api: Api, ofCase: Case, role: Role): Promise<AskedOfCase | null> {
  if (!isFacility(role) || ofCase.openRequests === 0) return null;
  const params = { caseId: ofCase.id };
  const awaited = ofCase.slides.flatMap(({ subsections }) =>
    subsections.filter(({ requireRescan }) => requireRescan),
  );
  const [tasks, orders, ...rescans] = await Promise.all([
    api.listTasks({ query: { view: 'facility', ...params, status: [...TO_DO], pageSize: 1 } }),
    readEveryPage((query) => api.listStainRequests({ params, query })),
    ...awaited.map(({ id }) =>
      readEveryPage((query) => api.listRescanRequests({ params: { ...params, subsectionId: id }, query })),
    ),
  ]);
  if (!tasks.ok || !orders.ok || rescans.some(({ ok }) => !ok)) return null;
  const found = rescans.flatMap((answer) => (answer.ok ? answer.value.items : []));
  const sent = new Map(
    orders.value.items.filter(({ kind }) => isSentByFacility(kind)).map(({ id, taskId }) => [id, taskId]),
  );
  const requests = listRequests({ orders: orders.value.items, rescans: found, questions: [] }, ofCase.slides)
    .filter(isOpenRequest)
    .map((request) => ({ ...request, isToSend: sent.has(request.id), taskId: sent.get(request.id) ?? null }));
  return { isOurs: tasks.value.data.total > 0, requests };
}
