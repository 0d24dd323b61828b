import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Task } from '#contracts/generated/wire.ts';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

interface SlidesOfTaskProps {
  readonly task: Pick<Task, 'imagesAsked' | 'imagesAdded'>;
  readonly caseId: string;
  readonly place: SlideOfTask;
  /** The images that may be taken off again, at this version of the case. */
  readonly removing: { readonly etag: string; readonly imageIds: readonly string[] } | null;
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
  const name = [slide.displayId ?? slide.block, slide.stain ?? slide.slideType].filter(Boolean).join(', ');
  const missing = Math.max(0, task.imagesAsked - task.imagesAdded);
  return (
    <div id="upload" className="scroll-mt-28">
      <DetailSection title={`Images of slide ${name}`}>
        <p role="status">
          {missing === 0
            ? 'All images that were asked for are there.'
            : `${missing} more ${missing === 1 ? 'image is' : 'images are'} asked for.`}
        </p>
        {slide.images.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm" aria-label="Images that are there">
            {slide.images.map(({ imageId, fileName, bytes }) => (
              <li key={imageId} className="flex flex-wrap items-center gap-2">
                <span className="break-all">
                  {fileName} <span className="text-muted">{byteText(bytes)}</span>
                </span>
                {removing?.imageIds.includes(imageId) === true && (
                  <ActionForm
                    intent="removeImage"
                    label={
                      <>
                        Remove <VisuallyHidden>image {fileName}</VisuallyHidden>
                      </>
                    }
                    look="quiet"
                    etag={removing.etag}
                    idempotencyKey={`${idempotencyKey}-${imageId}`}
                  >
                    {Object.entries({ caseId, specimenId, subsectionId: slide.id, imageId }).map(
                      ([name, value]) => (
                        <input key={name} type="hidden" name={name} value={value} />
                      ),
                    )}
                  </ActionForm>
                )}
              </li>
            ))}
          </ul>
        )}
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
