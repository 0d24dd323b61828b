import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { TaskListFrame } from '#app/features/tasks/task-list-frame.tsx';
import { loadTasks } from '#app/features/tasks/task-lists.server.ts';

export const loader = ({ request }: LoaderFunctionArgs) => loadTasks(request, 'facilityTasks');

export const meta: MetaFunction = () => [{ title: 'Tasks · Pathology Cases' }];

export default function FacilityTasks() {
  const { items, list } = useLoaderData<typeof loader>();
  return (
    <TaskListFrame title="Tasks" name="facilityTasks" role="MedicalFacility" tasks={items} list={list} />
  );
}

export const ErrorBoundary = RouteFailure;
