import { slideWithCut } from '#app/core/slides/slide-names.ts';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { ImagesThere, type Removing } from './images-there.tsx';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

interface SlidesOfTaskProps {
  readonly task: Pick<Task, 'imagesAsked' | 'imagesAdded' | 'rescanImage'>;
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
  return (
    <div id="upload" className="scroll-mt-28">
      <DetailSection title={`Images of slide ${name}`}>
        <p role="status">
          {missing === 0
            ? 'All images that were asked for are there.'
            : `${missing} more ${missing === 1 ? 'image is' : 'images are'} asked for.`}
        </p>
        <ImagesThere
          images={slide.images}
          place={{ caseId, specimenId, subsectionId: slide.id }}
          removing={removing}
          again={new Map(task.rescanImage === null ? [] : [[task.rescanImage.imageId, null]])}
          idempotencyKey={idempotencyKey}
        />
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
