import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { instantAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import {
  answerIntent,
  idInAddress,
  leadToList,
  newIdempotencyKey,
  versionHeaders,
} from '#app/server/intents.server.ts';
import { zTaskId } from '#contracts/generated/schemas/task-id.ts';
import { OwnDiagnosisForm, resultFormOf, StartForm } from './qa-forms.ts';
import { readForReview } from './qa-reading.server.ts';

/** The second review that the address names, and the slides for whoever may open them. */
export async function loadQaTask({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.qaTask);
  leadToList(request, 'task', screens.providerTasks);
  const api = apiFor(session, request);
  const params = { taskId: idInAddress(request, 'task', zTaskId) };
  const review = await valueOrThrow(await api.getQaTask({ params }), session, request);
  return {
    review,
    ...(await readForReview(api, review, session.userId)),
    userId: session.userId,
    idempotencyKey: newIdempotencyKey(),
    asOf: instantAtApi(),
    isRefused: isFormRefused(context),
  };
}

export async function actOnQaTask(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.qaTask);
  const api = apiFor(session, args.request);
  const params = { taskId: idInAddress(args.request, 'task', zTaskId) };
  return answerIntent(args, {
    start: () =>
      submitForm(args, StartForm, (typed) => api.startTask({ params, headers: versionHeaders(typed) })),
    saveDiagnosis: () =>
      submitForm(args, OwnDiagnosisForm, ({ diagnosis, etag }) => {
        const body = { diagnosis: diagnosis.map(({ specimenID, text = '' }) => ({ specimenID, text })) };
        return api.saveQaDiagnosis({ params, headers: { 'If-Match': etag }, body });
      }),
    submitResult: () =>
      submitForm(args, resultFormOf(false), ({ agreement, categories, comment, minutesSpent, ...typed }) =>
        api.submitQaResult({
          params,
          headers: versionHeaders(typed),
          body: {
            agreement,
            categories,
            ...(comment === undefined || comment === '' ? {} : { comment }),
            ...(minutesSpent === undefined ? {} : { minutesSpent }),
          },
        }),
      ),
  });
}
