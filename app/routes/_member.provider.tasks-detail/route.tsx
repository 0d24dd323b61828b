import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { actOnTask, loadTask } from '#app/features/tasks/task.server.ts';
import { TaskFrame } from '#app/features/tasks/task-frame.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadTask(args, screens.providerTask);

export const action = (args: ActionFunctionArgs) => actOnTask(args, screens.providerTask);

export const shouldRevalidate = stayWhenGone;

// The title of a task may name what only the page may show, and a title is kept in the history.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Task · Pathology Cases', data?.isRefused === true) },
];

export default function ProviderTask() {
  const shown = useLoaderData<typeof loader>();
  return <TaskFrame key={shown.task.id} {...shown} outcome={useActionData<typeof action>()} />;
}

export const ErrorBoundary = RouteFailure;
