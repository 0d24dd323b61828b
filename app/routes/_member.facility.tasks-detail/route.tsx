import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { SlidesOfTask } from '#app/features/case-form/uploads/slides-of-task.tsx';
import { StrayFiles } from '#app/features/case-form/uploads/stray-files.tsx';
import { ReturnsPart } from '#app/features/clinical/way/return-reasons.tsx';
import { RouteFailure } from '#app/features/layout/failure.tsx';
import { LabelSheet } from '#app/features/tasks/facility/label-sheet.tsx';
import { actOnTask, loadTask } from '#app/features/tasks/task.server.ts';
import { TaskFrame } from '#app/features/tasks/task-frame.tsx';
import { titleOf } from '#app/ui/forms/error-title.ts';
import { stayWhenGone } from '#app/ui/forms/stay-when-gone.ts';
import { SlideFromDisk } from '#app/viewer/ui/local/slide-from-disk.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTask(args, screens.facilityTask);

export const action = (args: ActionFunctionArgs) => actOnTask(args, screens.facilityTask);

export const shouldRevalidate = stayWhenGone;

// The title of a task may name what only the page may show, and a title is kept in the history.
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf('Task · Pathology Cases', data?.isRefused === true) },
];

/** The viewer's reader comes when the first file is looked at. */
const lookAt = async (file: File) =>
  (await import('#app/viewer/tiff/slide-sight.client.ts')).lookAtSlide(file);

const showSlide = (file: File) => <SlideFromDisk file={file} />;

export default function FacilityTask() {
  const shown = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const [search] = useSearchParams();
  if (shown.work !== null && search.get('print') === 'labels')
    return <LabelSheet task={shown.task} work={shown.work} />;
  const { task, work, userId, idempotencyKey } = shown;
  const sending = { userId, lookAt, showSlide };
  const place = work?.mayAddImages === true ? work.place : null;
  const upload = work !== null && (
    <>
      {place !== null && (
        <SlidesOfTask
          {...sending}
          task={task}
          caseId={work.caseId}
          place={place}
          removing={work.removing}
          idempotencyKey={idempotencyKey}
        />
      )}
      <StrayFiles {...sending} caseId={work.caseId} placed={place === null ? [] : [place.slide.id]} />
    </>
  );
  return (
    <TaskFrame
      key={task.id}
      {...shown}
      outcome={outcome}
      upload={upload}
      returned={<ReturnsPart reasons={shown.returnReasons} />}
    />
  );
}

export const ErrorBoundary = RouteFailure;
