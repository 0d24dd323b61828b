import {
  type ActionFunctionArgs,
  type AppLoadContext,
  json,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { clearedWhereEmpty } from '#app/core/forms/cleared.ts';
import { rule } from '#app/core/forms/whole/rules.ts';
import { rowFailureText } from '#app/core/text/api-messages.ts';
import { type Api, apiFor, valueOrThrow, valueOrUnread } from '#app/server/api.server.ts';
import { amongAllCases, withCaseNumber } from '#app/server/case-number.server.ts';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { newIdempotencyKey, requireId, versionHeaders } from '#app/server/intents.server.ts';
import { choicesFor, namedChoices } from '#app/server/lists/choices.server.ts';
import { READ_AT_MOST, readEveryPage } from '#app/server/lists/every-page.server.ts';
import { type ListSource, loadList, newsOf } from '#app/server/lists/list.server.ts';
import { listQuery } from '#app/server/lists/list-query.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { dayOf, endOfDay, inReaderZone, timeOfDay } from '#app/server/reader-zone.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { listTasks } from '#contracts/generated/operations/listTasks.ts';
import { zTaskChangesInput } from '#contracts/generated/schemas/task-changes-input.ts';
import { zTaskId } from '#contracts/generated/schemas/task-id.ts';
import type { Task, TaskListItem } from '#contracts/generated/wire.ts';
import {
  AssignForm,
  AssignManyForm,
  checklistOf,
  NewTaskForm,
  nameOfTask,
  ReasonForm,
  TaskForm,
  taskAsks,
} from './desk-forms.ts';

const source: ListSource<typeof listTasks.query> = {
  schema: listTasks.query,
  fixed: { view: 'admin' },
  name: 'tasks',
  sort: '',
  views: [
    { key: 'all', label: 'All', query: {} },
    { key: 'mine', label: 'My turn', query: { mine: 'true' } },
    { key: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
    { key: 'open', label: 'Open', query: { status: 'Open' } },
    { key: 'submitted', label: 'To be accepted', query: { status: 'Submitted' } },
  ],
};

export const adminTaskNews = newsOf(
  screens.tasks,
  () => source,
  (api, request) => (query) => api.listTasks({ query: inReaderZone(query, request) }),
  ({ id }) => id,
);

/** Whom a task may be given to. */
const peopleToChoose = (api: Api, context: AppLoadContext) =>
  choicesFor(api, 'people', context, { name: 'assigneeId' });

/** The tasks of everybody, for the operator. */
export async function loadAdminTasks({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.tasks);
  const api = apiFor(session, request);
  const [{ items, list }, people, named] = await Promise.all([
    loadList({ request, session }, source, (query) => api.listTasks({ query: inReaderZone(query, request) })),
    peopleToChoose(api, context),
    namedChoices(api, request, { assigneeId: 'users', facilityId: 'facilities' }),
  ]);
  return { items, list, people, named, idempotencyKey: newIdempotencyKey() };
}

/** Gives the selected tasks to one person or role, one after another; each has an outcome of its own. */
export async function assignSelected(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.tasks);
  const api = apiFor(session, args.request);
  const outcomes: { id: string; name?: string; refusal: string | null }[] = [];
  const every = (await postedForm(args.request.clone())).has('all') ? await everyTask(args, api) : null;
  // Some of them would be given away, and it would look as if all were.
  const schema = AssignManyForm.check(
    rule([], () => every?.ok !== true || isWhole(every.value), { message: TOO_MANY }),
  );
  const refused = await submitForm(args, schema, async (typed) => {
    const { tasks, all: _all, idempotencyKey: _key, ...body } = typed;
    if (every !== null && !every.ok) return every;
    const chosen = every === null ? tasks.map(chosenTask) : every.value.items.map(namedTask);
    const results = await assignEach(api, chosen, body);
    outcomes.push(...results.map(({ result, ...task }) => ({ ...task, refusal: refusalOf(result) })));
    return results.find(({ result }) => result.ok)?.result ?? results.at(0)?.result ?? NOTHING_SELECTED;
  });
  return json({ refused: isRefusedForm(refused) && outcomes.length === 0 ? refused : null, outcomes });
}

const NOTHING_SELECTED: ApiResult<Answer<unknown>> = { ok: false, error: { kind: 'aborted' } };

const refusalOf = (result: ApiResult<Answer<unknown>>): string | null =>
  result.ok ? null : rowFailureText(result.error);

type Assignee = NonNullable<Parameters<Api['assignTask']>[0]['body']>;

interface ChosenTask {
  readonly id: string;
  readonly etag: string;
  /** What its outcome is called, where the page that is shown may not have it. */
  readonly name?: string;
}

function chosenTask(text: string): ChosenTask {
  const [id = '', etag = ''] = text.split(' ');
  return { id, etag };
}

const namedTask = (task: TaskListItem): ChosenTask => ({
  id: task.id,
  etag: task.etag,
  name: nameOfTask(task),
});

/** Every task that the address of the list asks for, as it is now. */
function everyTask({ request }: ActionFunctionArgs, api: Api) {
  const { query } = listQuery(source.schema, new URL(request.url).searchParams, source.fixed);
  return readEveryPage((page) => api.listTasks({ query: inReaderZone({ ...query, ...page }, request) }));
}

const isWhole = ({ items, total }: { readonly items: readonly unknown[]; readonly total: number }): boolean =>
  items.length >= total;

const TOO_MANY = `Nothing was assigned. Narrow the list to ${READ_AT_MOST.toLocaleString('en-US')} or fewer`;

async function assignEach(api: Api, tasks: readonly ChosenTask[], body: Assignee) {
  const results: { id: string; name?: string; result: ApiResult<Answer<unknown>> }[] = [];
  for (const { id, etag, ...named } of tasks) {
    const headers = { 'If-Match': etag };
    results.push({ id, ...named, result: await api.assignTask({ params: { taskId: id }, headers, body }) });
  }
  return results;
}

const MOST_BARRED = 100;

const NOBODY: readonly { readonly value: string; readonly label: string }[] = [];

/** Whom the task of a page can be given to, and why to nobody else; nobody where the reader may not give it. */
export async function loadTaskDesk(
  { request, context }: LoaderFunctionArgs,
  { id: taskId, allowedActions }: Pick<Task, 'id' | 'allowedActions'>,
) {
  const session = await requireScreen(request, screens.task);
  if (!allowedActions.includes('assign')) return { people: NOBODY, barred: null };
  const api = apiFor(session, request);
  const [people, barred] = await Promise.all([
    choicesFor(api, 'takers', context, { name: 'assigneeId', of: taskId }),
    api.listTaskCandidates({ params: { taskId }, query: { pageSize: MOST_BARRED, mayTake: false } }),
  ]);
  return { people, barred: valueOrUnread(barred) };
}

/** What the operator's forms on the page of a task do. */
export const adminDeeds = (args: ActionFunctionArgs, api: Api, params: { readonly taskId: string }) => ({
  assign: () =>
    submitForm(args, AssignForm, ({ etag, idempotencyKey, ...body }) =>
      api.assignTask({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
  return: () =>
    submitForm(args, ReasonForm, ({ etag, idempotencyKey, ...body }) =>
      api.returnTask({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
  cancel: () =>
    submitForm(args, ReasonForm, ({ etag, idempotencyKey, ...body }) =>
      api.cancelTask({ params, headers: versionHeaders({ etag, idempotencyKey }), body }),
    ),
});

/** The form of a task that is there, or of a new one where the address names none. */
export async function loadTaskForm({ request, params, context }: LoaderFunctionArgs) {
  const taskId = params['taskId'];
  const session = await requireScreen(request, taskId === undefined ? screens.createTask : screens.editTask);
  const api = apiFor(session, request);
  const [answer, people] = await Promise.all([
    taskId === undefined ? null : api.getTask({ params: { taskId: requireId(taskId, zTaskId) } }),
    peopleToChoose(api, context),
  ]);
  const task = answer === null ? null : await valueOrThrow(answer, session, request);
  return {
    task,
    /** The day on which it is due where the reader is. */
    due: dayOf(task?.dueAt ?? null, request),
    people,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

const names = taskAsks([], false).map(({ name }) => name);

export async function saveTask(args: ActionFunctionArgs) {
  const taskId = args.params['taskId'];
  const screen = taskId === undefined ? screens.createTask : screens.editTask;
  const api = apiFor(await requireScreen(args.request, screen), args.request);
  const outcome = taskId === undefined ? await createTask(args, api) : await changeTask(args, api, taskId);
  if (isRefusedForm(outcome)) return outcome;
  throw redirect(screens.task.path.replace('{taskId}', encodeURIComponent(outcome.data.id)));
}

async function createTask(args: ActionFunctionArgs, api: Api) {
  const { found, schema } = await withCaseNumber(args, NewTaskForm, amongAllCases(api));
  return submitForm(args, schema, async ({ idempotencyKey, case: _number, due, checklist, ...body }) => {
    if (!found.ok) return found;
    return api.createTask({
      headers: { 'Idempotency-Key': idempotencyKey },
      body: {
        ...body,
        checklist: checklistOf(checklist),
        ...(found.value === null ? {} : { caseId: found.value }),
        ...(due === undefined ? {} : { dueAt: endOfDay(due, args.request) }),
      },
    });
  });
}

function changeTask(args: ActionFunctionArgs, api: Api, taskId: string) {
  const params = { taskId: requireId(taskId, zTaskId) };
  return submitForm(args, TaskForm, async ({ etag, idempotencyKey: _key, due, checklist, ...typed }) => {
    const task = await api.getTask({ params });
    if (!task.ok) return task;
    const dueAt = timeOfDay(task.value.data.dueAt, due, args.request);
    const changes = { ...typed, checklist: checklistOf(checklist), dueAt };
    return api.updateTask({
      params,
      headers: { 'If-Match': etag },
      body: clearedWhereEmpty(zTaskChangesInput, changes, names),
    });
  });
}
