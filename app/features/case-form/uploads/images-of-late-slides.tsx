import { slideWithCut } from '#app/core/slides/slide-names.ts';
import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { DoubtLine } from '../parts/fields.tsx';
import { ImagesThere, type Removing } from './images-there.tsx';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

/** A slide that came late, whether images of it are still asked for, and what is doubtful about it. */
interface LateSlide extends SlideOfTask {
  readonly takesMore: boolean;
  readonly doubts: readonly string[];
}

interface ImagesOfLateSlidesProps {
  readonly caseId: string;
  readonly slides: readonly LateSlide[];
  readonly removing: Removing | null;
  readonly idempotencyKey: string;
  readonly userId: string;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
}

/** The images of slides that were added to a case after it had been sent out. */
export function ImagesOfLateSlides(props: ImagesOfLateSlidesProps) {
  const { caseId, slides, removing, idempotencyKey, userId, lookAt, showSlide } = props;
  const uploads = useOwnUploads(userId, lookAt);
  const { onLook, dialog } = useSlideLook(showSlide);
  const shown = useShownUploads(uploads);
  return (
    <>
      {slides.map(({ specimenId, slide, takesMore, doubts }) => {
        const { id: subsectionId, slideCount, images } = slide;
        const name = slideWithCut(slide);
        return (
          <section key={subsectionId} aria-label={`Images of slide ${name}`} className="flex flex-col gap-2">
            <p role="status">
              Slide {name}: {images.length} of {slideCount} {slideCount === 1 ? 'image' : 'images'} uploaded.
            </p>
            <ImagesThere
              images={images}
              place={{ caseId, specimenId, subsectionId }}
              removing={removing}
              idempotencyKey={idempotencyKey}
              uploads={uploads}
              onLook={onLook}
            />
            <DoubtLine doubts={doubts} />
            {uploads !== null &&
              shown
                .filter((upload) => upload.subsectionId === subsectionId)
                .map((upload) => (
                  <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
                ))}
            {takesMore && uploads === null && (
              <p className="text-sm text-muted">Slide images are uploaded with script only.</p>
            )}
            {takesMore && uploads !== null && (
              <DropPlace
                slidesName={name}
                onFiles={(files) => uploads.add(files, { caseId, specimenId, subsectionId })}
              />
            )}
          </section>
        );
      })}
      {dialog}
    </>
  );
}
