import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { isOpenToDuty, openPagesOf } from '#app/core/access/duties.ts';
import { namesOfReader, taskReasons } from '#app/core/access/refused-moves.ts';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { fileNameHeader } from '#app/core/forms/document-file.ts';
import { reasonsOfTask } from '#app/core/tasks/returned-with.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { type Api, apiFor, valueOrThrow, valueOrUnread } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen, requireSession } from '#app/server/guards.server.ts';
import {
  answerIntent,
  idInAddress,
  leadToList,
  newIdempotencyKey,
  requireId,
  versionHeaders,
} from '#app/server/intents.server.ts';
import { fileAnswer } from '#app/server/lists/file-answer.server.ts';
import type { Session } from '#app/server/session-store.server.ts';
import { zTaskId } from '#contracts/generated/schemas/task-id.ts';
import type { Task } from '#contracts/generated/wire.ts';
import { adminDeeds } from './admin/task-desk.server.ts';
import { facilityDeeds, loadFacilityWork } from './facility/facility-work.server.ts';
import { AttachForm, CommentForm, DeclineForm, StepForm, type WorkTyped, workFormOf } from './task-forms.ts';

/** An admin's page has the task in its path, everyone else's behind it. */
const taskIdOf = ({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): string =>
  params['taskId'] === undefined
    ? idInAddress(request, 'task', zTaskId)
    : requireId(params['taskId'], zTaskId);

const LISTS = new Map<string, Screen>([
  [screens.providerTask.path, screens.providerTasks],
  [screens.facilityTask.path, screens.facilityTasks],
]);

/** The task that the address names, with everything that its page says about it. */
export async function loadTask(args: LoaderFunctionArgs, screen: Screen) {
  const { request, context } = args;
  const session = await requireScreen(request, screen);
  const list = LISTS.get(screen.path);
  if (list !== undefined) leadToList(request, 'task', list);
  const params = { taskId: taskIdOf(args) };
  const api = apiFor(session, request);
  const task = await valueOrThrow(await api.getTask({ params }), session, request);
  const work = await loadFacilityWork(api, task, session.role);
  const returned = work?.returnReasons ?? (await readReturns(api, task, session));
  return {
    task,
    work,
    returnReasons: returned === 'unread' ? returned : reasonsOfTask(task, returned),
    reasons: taskReasons(task, {
      userId: session.userId,
      names: namesOfReader(session.role, session.staffRole),
    }),
    opens: openPagesOf(session.role, session.staffRole),
    handlesSlides: isOpenToDuty('submitSpecimenForm', session.staffRole),
    role: session.role,
    userId: session.userId,
    idempotencyKey: newIdempotencyKey(),
    asOf: instantAtApi(),
    isRefused: isFormRefused(context),
  };
}

/** Why the case of the task ever came back to its facility, for the part of the staff that may read its form. */
async function readReturns(api: Api, task: Task, { role, staffRole }: Session) {
  if (role !== 'Admin' || task.case === null || task.type !== TASK.missingInfo) return [];
  if (!isOpenToDuty('getCaseForm', staffRole)) return [];
  const form = await api.getCaseForm({ params: { caseId: task.case.id } });
  const read = valueOrUnread(form);
  return read === 'unread' ? read : (read?.returnReasons ?? []);
}

/** Does what a form of the page asks for. What the API refuses comes back at its fields. */
export async function actOnTask(args: ActionFunctionArgs, screen: Screen) {
  const session = await requireScreen(args.request, screen);
  const api = apiFor(session, args.request);
  const params = { taskId: taskIdOf(args) };
  const workForm = workFormOf(instantAtApi().slice(0, 10));
  return answerIntent(args, {
    ...(session.role === 'Admin' ? adminDeeds(args, api, params) : {}),
    ...facilityDeeds(args, api, params.taskId, session.role),
    start: () =>
      submitForm(args, StepForm, (typed) => api.startTask({ params, headers: versionHeaders(typed) })),
    submit: () =>
      submitForm(args, workForm, (typed) =>
        api.submitTask({ params, headers: versionHeaders(typed), body: workOf(typed) }),
      ),
    complete: () =>
      submitForm(args, workForm, (typed) =>
        api.completeTask({ params, headers: versionHeaders(typed), body: workOf(typed) }),
      ),
    decline: () =>
      submitForm(args, DeclineForm, ({ reason, ...typed }) =>
        api.declineTask({ params, headers: versionHeaders(typed), body: { reason } }),
      ),
    comment: () =>
      submitForm(args, CommentForm, ({ text, idempotencyKey }) =>
        api.addTaskComment({ params, headers: { 'Idempotency-Key': idempotencyKey }, body: { text } }),
      ),
    attach: () =>
      submitForm(args, AttachForm, ({ file, etag }) =>
        api.putTaskAttachment({
          params: { ...params, name: newAttachmentKey() },
          headers: { 'If-Match': etag, 'X-File-Name': fileNameHeader(file.name) },
          body: file,
        }),
      ),
  });
}

/** The bytes of a file that is kept with a task. */
export async function loadTaskFile({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const { taskId = '', name = '' } = params;
  return fileAnswer(await apiFor(session, request).getTaskAttachment({ params: { taskId, name } }));
}

/** Names the file within its task; its own name may name a patient. */
const newAttachmentKey = (): string => `file-${crypto.randomUUID().slice(0, 8)}`;

const workOf = ({ answer, carrier, trackingNumber, shippedOn, piecesReceived, done }: WorkTyped) => ({
  ...(answer === undefined ? {} : { answer }),
  ...(carrier === undefined || trackingNumber === undefined || shippedOn === undefined
    ? {}
    : { shipment: { carrier, trackingNumber, shippedOn } }),
  ...(piecesReceived === undefined ? {} : { piecesReceived }),
  ...(done === undefined ? {} : { done }),
});
