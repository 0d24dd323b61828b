import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { screens } from '#app/core/access/screens.ts';
import { localDay } from '#app/core/calendar/wall-clock.ts';
import { TASK } from '#app/core/tasks/task-kinds.ts';
import { apiFor, valueOrThrow } from '#app/server/api.server.ts';
import { nowAtApi } from '#app/server/clock/api-clock.server.ts';
import { isFormRefused, submitForm } from '#app/server/form.server.ts';
import { requireScreen } from '#app/server/guards.server.ts';
import { answerIntent, idInAddress, newIdempotencyKey, versionHeaders } from '#app/server/intents.server.ts';
import { readerZoneOf } from '#app/server/reader-zone.server.ts';
import { zTaskId } from '#contracts/generated/schemas/task-id.ts';
import { VERDICTS_INTENT, verdictsFormOf } from './verdict-forms.ts';

const todayOf = (request: Request): string => localDay(nowAtApi(), readerZoneOf(request));

/** An onboarding for who checks it. An address without one leads to the list of all of them. */
export async function loadVerdicts({ request, context }: LoaderFunctionArgs) {
  const session = await requireScreen(request, screens.adminOnboarding);
  if (!new URL(request.url).searchParams.has('task'))
    throw redirect(`${screens.tasks.path}?type=${TASK.physicianOnboarding}`);
  const params = { taskId: idInAddress(request, 'task', zTaskId) };
  const answer = await apiFor(session, request).getOnboarding({ params });
  return {
    onboarding: await valueOrThrow(answer, session, request),
    idempotencyKey: newIdempotencyKey(),
    today: todayOf(request),
    isRefused: isFormRefused(context),
  };
}

/** Accepts steps or sends them back, all of one round at once. */
export async function giveVerdicts(args: ActionFunctionArgs) {
  const session = await requireScreen(args.request, screens.adminOnboarding);
  const api = apiFor(session, args.request);
  const params = { taskId: idInAddress(args.request, 'task', zTaskId) };
  return answerIntent(args, {
    [VERDICTS_INTENT]: () =>
      submitForm(args, verdictsFormOf(todayOf(args.request)), ({ verdicts, ...typed }) =>
        api.reviewOnboarding({
          params,
          headers: versionHeaders(typed),
          body: {
            verdicts: verdicts.flatMap(({ decision, ...verdict }) =>
              decision === undefined ? [] : [{ ...verdict, decision }],
            ),
          },
        }),
      ),
  });
}
