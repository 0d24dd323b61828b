import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { loadTaskForm, saveTask } from '#app/features/tasks/admin/task-desk.server.ts';
import { TaskFormPage } from '#app/features/tasks/admin/task-form-page.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

export const loader = (args: LoaderFunctionArgs) => loadTaskForm(args);

export const action = (args: ActionFunctionArgs) => saveTask(args);

export const shouldRevalidate = stayWhenGone;

// Browsers write titles to disk, so it names nobody.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Edit task · Pathology Cases', data?.isRefused === true) },
];

export default function EditTask() {
  const { isRefused: _, ...shown } = useLoaderData<typeof loader>();
  return (
    <TaskFormPage key={shown.task?.id ?? 'new'} {...shown} refused={useActionData<typeof action>() ?? null} />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
