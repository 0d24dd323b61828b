import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { LabelSheet } from '#app/features/tasks/facility/label-sheet.tsx';
import { actOnTask, loadTask } from '#app/features/tasks/task.server.ts';
import { TaskFrame } from '#app/features/tasks/task-frame.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';

export const loader = (args: LoaderFunctionArgs) => loadTask(args, screens.facilityTask);

export const action = (args: ActionFunctionArgs) => actOnTask(args, screens.facilityTask);

// The title of a task may name what only the page may show, and a title is kept in the history.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Task · Pathology Cases', data?.isRefused === true) },
];

export default function FacilityTask() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const [search] = useSearchParams();
  if (shown.work !== null && search.get('print') === 'labels')
    return <LabelSheet task={shown.task} work={shown.work} />;
  return <TaskFrame key={shown.task.id} {...shown} outcome={outcome} />;
}

export const ErrorBoundary = RouteFailure;
