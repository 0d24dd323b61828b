import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnQaTask, loadQaTask } from '#app/features/qa/qa-task.server.ts';
import { QaTaskScreen } from '#app/features/qa/qa-task-screen.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadQaTask(args);

export const action = (args: ActionFunctionArgs) => actOnQaTask(args);

export const shouldRevalidate = stayWhenGone;

/** Browsers write titles to disk, so it names the platform's number of the case and no patient. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: titleOf(
      `Second review of ${data?.review.case.caseID ?? 'a case'} · Pathology Cases`,
      data?.isRefused === true,
    ),
  },
];

export default function QaTaskPage() {
  const shown = useLoaderData<typeof loader>();
  return <QaTaskScreen key={shown.review.taskId} {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;
