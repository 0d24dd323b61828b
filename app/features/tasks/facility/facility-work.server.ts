import type { ActionFunctionArgs } from '@remix-run/node';
import { isFacility, type Role } from '#app/core/access/roles.ts';
import { mayAddImage } from '#app/core/case-form/editing.ts';
import { labelCheckComment, labelTexts } from '#app/core/labels/label-check.ts';
import { slideOfTask } from '#app/core/tasks/slide-of-task.ts';
import { isClosed, TASK } from '#app/core/tasks/task-kinds.ts';
import { RemoveImageForm } from '#app/core/uploads/remove-image-form.ts';
import { type Api, isKeptFrom } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import { versionHeaders } from '#app/server/intents.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { ApiResult, HttpError } from '#contracts/api-error.ts';
import type { Task } from '#contracts/generated/wire.ts';
import { err } from '#contracts/result.ts';
import { AnswerForm, DeclineOrderForm, LabelsForm, PromiseForm, parcelFormOf } from './facility-forms.ts';
import type { FacilityWork } from './facility-work.ts';

const itemsOf = <T>(read: ApiResult<{ readonly items: readonly T[] }> | null): readonly T[] =>
  read?.ok === true ? read.value.items : [];

/** The API takes a line of the thread at any time, also of a task that is over. */
const CLOSED_BY_NOW: HttpError = {
  kind: 'http',
  operation: 'addTaskComment',
  status: 409,
  code: 'TASK_STATE',
  envelope: {
    isSuccess: false,
    data: null,
    message: 'This task is closed by now. Its labels are checked no more.',
    error: null,
    details: null,
  },
  retryAfterMs: null,
  requestId: null,
};

const isUnread = (read: ApiResult<unknown> | null): boolean => read?.ok === false && !isKeptFrom(read.error);

async function readBehind(api: Api, task: Task, caseId: string) {
  const of = { params: { caseId } };
  const isOrder = task.requestId !== null && task.type !== TASK.rescan;
  const [read, asked, ordered] = await Promise.all([
    api.getCaseForm(of),
    task.type === TASK.missingInfo ? readEveryPage((query) => api.listQuestions({ ...of, query })) : null,
    isOrder ? readEveryPage((query) => api.listStainRequests({ ...of, query })) : null,
  ]);
  return { read, asked, ordered };
}

/** What of the case stands behind a task of a facility; null where nothing does, or nobody of a facility asks. */
export async function loadFacilityWork(api: Api, task: Task, role: Role): Promise<FacilityWork | null> {
  if (!isFacility(role) || task.case === null) return null;
  return workOf(task, task.case, role, await readBehind(api, task, task.case.id));
}

function workOf(
  task: Task,
  ofCase: NonNullable<Task['case']>,
  role: Role,
  { read, asked, ordered }: Awaited<ReturnType<typeof readBehind>>,
): FacilityWork {
  const form = read.ok ? read.value.data : null;
  const order = itemsOf(ordered).find(({ id }) => id === task.requestId) ?? null;
  const place = form === null ? null : slideOfTask(task, order, form.specimens);
  const { lastName, firstName } = form?.patient ?? { lastName: null, firstName: null };
  return {
    caseId: ofCase.id,
    patient: [lastName, firstName].filter(Boolean).join(', '),
    mayEditCase: form?.allowedActions.includes('edit') === true,
    returnReasons: isUnread(read) && task.type === TASK.missingInfo ? 'unread' : (form?.returnReasons ?? []),
    unread: [
      ...(isUnread(read) ? (['form'] as const) : []),
      ...(isUnread(asked) ? (['questions'] as const) : []),
      ...(isUnread(ordered) ? (['order'] as const) : []),
    ],
    questions: itemsOf(asked).filter(({ taskId }) => taskId === task.id),
    order,
    place,
    mayAddImages:
      form !== null &&
      place !== null &&
      mayAddImage(role, form.status, {
        ...place.slide,
        isAwaited: task.requestId !== null,
        lacksImages: false,
      }) &&
      !isClosed(task.status),
    removing: form === null ? null : { etag: form.etag, imageIds: form.removableImages },
    labels:
      place === null
        ? []
        : labelTexts(
            { ...place.slide, slideCount: order?.slideCount ?? place.slide.slideCount ?? 1 },
            form?.clinical.caseRecordId ?? ofCase.caseID,
          ),
  };
}

/** What the forms of a facility's task do beside those that every task has. */
export const facilityDeeds = (args: ActionFunctionArgs, api: Api, taskId: string, role: Role) => ({
  answer: () =>
    submitForm(args, AnswerForm, ({ caseId, requestId, kind, words, ...typed }) =>
      api.answerQuestion({
        params: { caseId, requestId },
        headers: versionHeaders(typed),
        body: kind === 'answer' ? { answer: words } : { cannotProvideReason: words },
      }),
    ),
  declineOrder: () =>
    submitForm(args, DeclineOrderForm, ({ caseId, requestId, reason, note, ...typed }) =>
      api.declineStainRequest({
        params: { caseId, requestId },
        headers: versionHeaders(typed),
        body: { reason, ...(note === undefined ? {} : { note }) },
      }),
    ),
  promise: () =>
    submitForm(args, PromiseForm, ({ caseId, requestId, promisedFor, etag }) =>
      api.updateStainRequest({
        params: { caseId, requestId },
        headers: { 'If-Match': etag },
        body: { promisedFor },
      }),
    ),
  parcel: () =>
    submitForm(
      args,
      parcelFormOf(instantAtApi().slice(0, 10)),
      ({ caseId, requestId, idempotencyKey: _key, etag, ...parcel }) =>
        api.updateStainRequest({
          params: { caseId, requestId },
          headers: { 'If-Match': etag },
          body: parcel,
        }),
    ),
  removeImage: () =>
    submitForm(args, RemoveImageForm, ({ idempotencyKey: _key, etag, ...params }) =>
      api.deleteImage({ params, headers: { 'If-Match': etag } }),
    ),
  labels: () =>
    submitForm(args, LabelsForm, async ({ scanned, idempotencyKey }) => {
      // The labels are read anew: what the page showed may be another order by now.
      const task = await api.getTask({ params: { taskId } });
      if (!task.ok) return task;
      // A task that is closed may have lost its order and labels, so that a check would call every scanned label a stranger.
      if (isClosed(task.value.data.status)) return err(CLOSED_BY_NOW);
      const ofCase = task.value.data.case;
      if (!isFacility(role) || ofCase === null) throw new Response('Resource not found', { status: 404 });
      const behind = await readBehind(api, task.value.data, ofCase.id);
      // A check against labels that could not be read would call every scanned label a stranger.
      if (!behind.read.ok) return behind.read;
      if (behind.ordered?.ok === false) return behind.ordered;
      const { labels } = workOf(task.value.data, ofCase, role, behind);
      return api.addTaskComment({
        params: { taskId },
        headers: { 'Idempotency-Key': idempotencyKey },
        body: labelCheckComment(labels, scanned),
      });
    }),
});
