import { slideWithCut } from '#app/core/slides/slide-names.ts';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

interface ImagesOfLateSlidesProps {
  readonly caseId: string;
  readonly lacking: readonly SlideOfTask[];
  readonly userId: string;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
}

/** The images of slides that were added to a case after it had been sent out. */
export function ImagesOfLateSlides(props: ImagesOfLateSlidesProps) {
  const { caseId, lacking, userId, lookAt, showSlide } = props;
  const uploads = useOwnUploads(userId, lookAt);
  const { onLook, dialog } = useSlideLook(showSlide);
  const shown = useShownUploads(uploads);
  return (
    <>
      {lacking.map(({ specimenId, slide }) => {
        const { id: subsectionId, slideCount, images } = slide;
        const name = slideWithCut(slide);
        return (
          <section key={subsectionId} aria-label={`Images of slide ${name}`} className="flex flex-col gap-2">
            <p role="status">
              Slide {name}: {images.length} of {slideCount} {slideCount === 1 ? 'image' : 'images'} uploaded.
            </p>
            {uploads === null ? (
              <p className="text-sm text-muted">Slide images are uploaded with script only.</p>
            ) : (
              <>
                {shown
                  .filter((upload) => upload.subsectionId === subsectionId)
                  .map((upload) => (
                    <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
                  ))}
                <DropPlace
                  slidesName={name}
                  onFiles={(files) => uploads.add(files, { caseId, specimenId, subsectionId })}
                />
              </>
            )}
          </section>
        );
      })}
      {dialog}
    </>
  );
}
