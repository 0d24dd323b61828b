import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { fileNameHeader } from '#app/core/forms/document-file.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { taskPlaceOf } from '#app/core/tasks/task-words.ts';
import { type Api, apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, submitForm, withSaved } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { zOnboardingStepKey } from '#contracts/generated/schemas/onboarding-step-key.ts';
import { zTaskId } from '#contracts/generated/schemas/task-id.ts';
import { inputOf, StartForm, type StepKey, type StepTyped, saveIntentOf, stepFormOf } from './step-forms.ts';

/** The provider's own onboarding. An address without a task leads to the newest one; null where there is none. */
export async function loadOnboarding({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.providerOnboarding);
  const api = apiFor(session, request);
  const pageNow = () => ({ status: session.status, asOf: instantAtApi() });
  if (!new URL(request.url).searchParams.has('task')) {
    const listed = await api.listTasks({
      query: { view: 'provider', type: [TASK.physicianOnboarding], sort: '-createdAt' },
    });
    const [task] = (await valueOrThrow(listed, session, request)).items;
    if (task !== undefined) throw redirect(taskPlaceOf(task, session.role));
    return { ...pageNow(), onboarding: null, dueAt: null, idempotencyKey: '', isRefused: false };
  }
  const params = { taskId: idInAddress(request, 'task', zTaskId) };
  const [onboarding, task] = await Promise.all([api.getOnboarding({ params }), api.getTask({ params })]);
  return {
    ...pageNow(),
    onboarding: await valueOrThrow(onboarding, session, request),
    dueAt: task.ok ? task.value.data.dueAt : null,
    idempotencyKey: newIdempotencyKey(),
    isRefused: isFormRefused(context),
  };
}

/** Does what a form of the page asks for. What the API refuses comes back at its fields. */
export async function actOnOnboarding(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.providerOnboarding);
  const api = apiFor(session, args.request);
  const params = { taskId: idInAddress(args.request, 'task', zTaskId) };
  const today = instantAtApi().slice(0, 10);
  const save = (key: StepKey) =>
    withSaved((noteSaved) =>
      submitForm(args, stepFormOf(key, today), (typed) =>
        saveStep(api, { ...params, stepKey: key }, typed, (etag) => noteSaved({ before: typed.etag, etag })),
      ),
    );
  const saves: readonly (readonly [string, () => ReturnType<typeof save>])[] = zOnboardingStepKey.options.map(
    (key) => [saveIntentOf(key), () => save(key)],
  );
  return answerIntent(args, {
    ...Object.fromEntries(saves),
    start: () =>
      submitForm(args, StartForm, (typed) => api.startTask({ params, headers: versionHeaders(typed) })),
    submit: () =>
      submitForm(args, StartForm, (typed) =>
        api.submitOnboarding({ params, headers: versionHeaders(typed) }),
      ),
  });
}

/** A new file is kept with the task first: the step names the files that it is made of. */
async function saveStep(
  api: Api,
  params: { readonly taskId: string; readonly stepKey: StepKey },
  typed: StepTyped,
  noteSaved: (etag: string) => void,
) {
  const { file, attachments, etag } = typed;
  if (file === undefined)
    return api.saveOnboardingStep({
      params,
      headers: { 'If-Match': etag },
      body: inputOf(typed, attachments),
    });
  const name = `file-${crypto.randomUUID().slice(0, 8)}`;
  const kept = await api.putTaskAttachment({
    params: { taskId: params.taskId, name },
    headers: { 'If-Match': etag, 'X-File-Name': fileNameHeader(file.name) },
    body: file,
  });
  if (!kept.ok) return kept;
  noteSaved(kept.value.data.etag);
  return api.saveOnboardingStep({
    params,
    headers: { 'If-Match': kept.value.data.etag },
    body: inputOf(typed, [...attachments, name]),
  });
}
