import { doubtsAboutFiles } from '#app/core/case-form/slide-rules.ts';
import { slideWithCut } from '#app/core/slides/slide-names.ts';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { DoubtLine } from '../parts/fields.tsx';
import { ImagesThere, type Removing } from './images-there.tsx';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

interface SlidesOfTaskProps {
  readonly task: Pick<Task, 'imagesAsked' | 'imagesAdded' | 'rescanImage' | 'case' | 'allowedActions'>;
  readonly caseId: string;
  readonly place: SlideOfTask;
  readonly removing: Removing | null;
  readonly idempotencyKey: string;
  readonly userId: string;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
}

/** The images that a task asks for, sent to the one slide that it is about. */
export function SlidesOfTask(props: SlidesOfTaskProps) {
  const { task, caseId, place, removing, idempotencyKey, userId, lookAt, showSlide } = props;
  const { specimenId, slide } = place;
  const uploads = useOwnUploads(userId, lookAt);
  const { onLook, dialog } = useSlideLook(showSlide);
  const mine = useShownUploads(uploads).filter(({ subsectionId }) => subsectionId === slide.id);
  const name = slideWithCut(slide);
  const missing = Math.max(0, task.imagesAsked - task.imagesAdded);
  const accession = task.case?.caseRecordId ?? null;
  const doubts = [
    ...(task.imagesAdded > task.imagesAsked
      ? [
          `${task.imagesAdded} images came where ${task.imagesAsked} ${task.imagesAsked === 1 ? 'was' : 'were'} asked for. Remove what does not belong here.`,
        ]
      : []),
    ...doubtsAboutFiles([{ subsections: [slide] }], slide, accession),
  ];
  return (
    <div id="upload" className="scroll-mt-28">
      <DetailSection title={`Images of slide ${name}`}>
        <p role="status">
          {missing === 0
            ? ['All images that were asked for are there.', stillToDo(task.allowedActions)].join(' ').trim()
            : `${missing} more ${missing === 1 ? 'image is' : 'images are'} asked for.`}
        </p>
        <ImagesThere
          images={slide.images}
          place={{ caseId, specimenId, subsectionId: slide.id }}
          removing={removing}
          again={new Map(task.rescanImage === null ? [] : [[task.rescanImage.imageId, null]])}
          idempotencyKey={idempotencyKey}
          uploads={uploads}
          onLook={onLook}
        />
        <DoubtLine doubts={doubts} />
        {uploads === null ? (
          <p className="text-sm text-muted">Slide images are uploaded with script only.</p>
        ) : (
          <>
            {mine.map((upload) => (
              <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
            ))}
            <DropPlace
              slidesName={name}
              onFiles={(files) => uploads.add(files, { caseId, specimenId, subsectionId: slide.id })}
            />
          </>
        )}
        {dialog}
      </DetailSection>
    </div>
  );
}

/** Images alone end no task, and nobody is told of them before it ends; empty where there is nothing left to do. */
function stillToDo(actions: Task['allowedActions']): string {
  if (actions.includes('start')) return 'Start the task and complete it: the pathologist waits until then.';
  return actions.includes('submit') || actions.includes('complete')
    ? 'The task is still to be completed: the pathologist waits until then.'
    : '';
}
