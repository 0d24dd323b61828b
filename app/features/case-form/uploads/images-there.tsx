import type { UploadPlace } from '#app/browser/uploads/running-upload.ts';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ActionForm } from '#app/ui/detail/action-form.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { SubsectionForm } from '#contracts/generated/wire.ts';
import { ImageLook } from './slide-look.tsx';

/** The images that may be taken off again, at this version of the case. */
export interface Removing {
  readonly etag: string;
  readonly imageIds: readonly string[];
}

interface ImagesThereProps {
  readonly images: readonly Pick<SubsectionForm['images'][number], 'imageId' | 'fileName' | 'bytes'>[];
  readonly place: UploadPlace;
  readonly removing: Removing | null;
  /** The images that a reader wants scanned again, each with the reason where it stands nowhere else. */
  readonly again?: ReadonlyMap<string, string | null>;
  readonly idempotencyKey: string;
  readonly uploads: SlideUploads | null;
  readonly onLook: (file: File) => void;
}

const againText = (reason: string | null): string =>
  reason === null ? 'To be scanned again' : `To be scanned again: ${reason}`;

/** The images that a slide has, the wrong ones of them to be taken off. */
export function ImagesThere(props: ImagesThereProps) {
  const { images, place, removing, again, idempotencyKey, uploads, onLook } = props;
  const { caseId, specimenId, subsectionId } = place;
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm" aria-label="Images that are there">
      {images.map(({ imageId, fileName, bytes }) => (
        <li key={imageId} className="flex flex-wrap items-center gap-2">
          <span className="break-all">
            {fileName} <span className="text-muted">{byteText(bytes)}</span>
          </span>
          {again?.has(imageId) === true && (
            <Badge tone="warning">{againText(again.get(imageId) ?? null)}</Badge>
          )}
          <ImageLook caseId={caseId} image={{ imageId, fileName }} uploads={uploads} onLook={onLook} />
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
              {Object.entries({ caseId, specimenId, subsectionId, imageId }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </ActionForm>
          )}
        </li>
      ))}
    </ul>
  );
}
