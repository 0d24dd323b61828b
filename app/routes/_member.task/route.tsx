import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { TaskListFrame } from '#app/features/tasks/task-list-frame.tsx';
import { loadTasks } from '#app/features/tasks/task-lists.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadTasks(request, 'providerTasks');

export const meta: MetaFunction = () => [{ title: 'My Tasks · Pathology Cases' }];

export default function MyTasks() {
  const { items, list } = useLoaderData<typeof loader>();
  return <TaskListFrame title="My Tasks" name="providerTasks" role="Provider" tasks={items} list={list} />;
}

export const ErrorBoundary = RouteFailure;
