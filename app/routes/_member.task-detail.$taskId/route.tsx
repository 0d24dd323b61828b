import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { ReturnsPart } from '#app/features/clinical/way/return-reasons.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { loadTaskDesk } from '#app/features/tasks/admin/task-desk.server.ts';
import { TaskDesk } from '#app/features/tasks/admin/task-desk.tsx';
import { actOnTask, loadTask } from '#app/features/tasks/task.server.ts';
import { TaskFrame } from '#app/features/tasks/task-frame.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';

// One after the other, so that who may not come is refused, and noted, once.
export async function loader(args: LoaderFunctionArgs) {
  const shown = await loadTask(args, screens.task);
  return { ...shown, ...(await loadTaskDesk(args, shown.task)) };
}

export const action = (args: ActionFunctionArgs) => actOnTask(args, screens.task);

export const shouldRevalidate = stayWhenGone;

// The title of a task may name what only the page may show, and a title is kept in the history.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Task · Pathology Cases', data?.isRefused === true) },
];

export default function AdminTask() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <TaskFrame
      key={shown.task.id}
      {...shown}
      outcome={outcome}
      returned={<ReturnsPart reasons={shown.returnReasons} />}
      desk={<TaskDesk {...shown} outcome={outcome} />}
    />
  );
}

/** The route has its own boundary, so that the header stays when only the page fails. */
export const ErrorBoundary = RouteFailure;
