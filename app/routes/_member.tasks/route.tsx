import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { AdminTasksPage } from '#app/features/tasks/admin/admin-tasks-page.tsx';
import { assignSelected, loadAdminTasks } from '#app/features/tasks/admin/task-desk.server.ts';

export const loader = (args: LoaderFunctionArgs) => loadAdminTasks(args);

export const action = (args: ActionFunctionArgs) => assignSelected(args);

export const meta: MetaFunction = () => [{ title: 'Tasks · Pathology Cases' }];

export default function AdminTasks() {
  return <AdminTasksPage {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
