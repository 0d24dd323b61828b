import { ArrowDown, ArrowUp, FileUp, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { slidesField } from '#app/core/case-form/fields.ts';
import { SLIDE_EXTENSIONS } from '#app/core/uploads/slide-file-names.ts';
import { classNames } from '#app/ui/class-names.ts';
import { FieldError } from '#app/ui/controls/field.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { SubsectionForm } from '#contracts/generated/wire.ts';
import { Doubts } from '../parts/fields.tsx';
import { useCaseField } from '../parts/form-context.ts';
import { RowButton } from '../parts/row-button.tsx';
import { ImageLook, useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { useShownUploads, useUploadsOfCase } from './uploads-context.ts';

interface SlideImagesProps {
  readonly specimenId: string;
  readonly slides: SubsectionForm;
  readonly name: string;
  /** The glass goes by mail and is scanned where it arrives: images from before stay in sight, and none are asked for. */
  readonly isMailed: boolean;
}

const MAY_BE_SCANS = 'These may be scans of the slides that came by mail.';

const MAILED_TEXTS = {
  own: 'These are sent with the case, though its slides come by mail. Remove what does not belong to it.',
  scans: `${MAY_BE_SCANS} Tell the laboratory if one of them does not belong to the case.`,
  'scans of the operator': `${MAY_BE_SCANS} Remove what does not belong to the case.`,
};

/** The images of the slides of one block: those that are there, those on their way, and a place for more. */
export function SlideImages({ specimenId, slides, name, isMailed }: SlideImagesProps) {
  const { caseId, uploads, showSlide, ofMailed } = useUploadsOfCase();
  const { onLook, dialog } = useSlideLook(showSlide);
  const place = slidesField(specimenId, slides.id, 'images');
  const field = useCaseField(place);
  const mine = useShownUploads(uploads).filter(({ subsectionId }) => subsectionId === slides.id);
  const add = (files: readonly File[]) => {
    if (caseId !== null) uploads?.add(files, { caseId, specimenId, subsectionId: slides.id });
  };
  if (isMailed && slides.images.length === 0 && mine.length === 0) return null;
  return (
    <div id={field.id} tabIndex={-1} className="flex flex-col gap-2">
      <p className="text-sm font-medium">
        Images <span className="font-normal text-muted">{slides.images.length} added</span>
      </p>
      {slides.images.length > 0 && (
        <ul className="flex flex-col gap-1">
          {slides.images.map(({ imageId, fileName, bytes }, at) => (
            <li key={imageId} className="flex flex-wrap items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 basis-40 break-all">
                {fileName} <span className="text-muted">{byteText(bytes)}</span>
              </span>
              <ImageLook caseId={caseId} image={{ imageId, fileName }} uploads={uploads} onLook={onLook} />
              <MoveImage
                image={{ specimenId, subsectionId: slides.id, imageId }}
                fileName={fileName}
                isFirst={at === 0}
                isLast={at === slides.images.length - 1}
              />
              {!(isMailed && ofMailed === 'scans') && (
                <RowButton
                  size="sm"
                  variant="quiet"
                  intent={{ kind: 'removeImage', specimenId, subsectionId: slides.id, imageId }}
                >
                  <X aria-hidden />
                  Remove <VisuallyHidden>image {fileName}</VisuallyHidden>
                </RowButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <Doubts name={place} />
      {uploads !== null &&
        mine.map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
        ))}
      {isMailed ? (
        <p className="text-sm text-muted">{MAILED_TEXTS[ofMailed]}</p>
      ) : uploads === null ? (
        <p className="text-sm text-muted">Slide images are uploaded with script only.</p>
      ) : (
        <DropPlace slidesName={name} onFiles={add} />
      )}
      <FieldError id={field.id} message={field.errors?.[0]} />
      {dialog}
    </div>
  );
}

interface MoveImageProps {
  readonly image: { readonly specimenId: string; readonly subsectionId: string; readonly imageId: string };
  readonly fileName: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The reader comes to the images of a slide in this order. */
function MoveImage({ image, fileName, isFirst, isLast }: MoveImageProps) {
  return (
    <>
      {!isFirst && (
        <RowButton size="sm" variant="quiet" intent={{ kind: 'imageUp', ...image }}>
          <ArrowUp aria-hidden />
          <VisuallyHidden>Move image {fileName} up</VisuallyHidden>
        </RowButton>
      )}
      {!isLast && (
        <RowButton size="sm" variant="quiet" intent={{ kind: 'imageDown', ...image }}>
          <ArrowDown aria-hidden />
          <VisuallyHidden>Move image {fileName} down</VisuallyHidden>
        </RowButton>
      )}
    </>
  );
}

interface DropPlaceProps {
  readonly slidesName: string;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = [...SLIDE_EXTENSIONS].join(',');

/** Every file may be chosen: the data files of some formats have any name, and what is no slide is told. */
export function DropPlace({ slidesName, onFiles }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-control bg-raised p-3 text-sm',
        isOver && 'border-accent bg-accent-soft',
      )}
    >
      <FileUp aria-hidden className="size-4 shrink-0 text-muted" />
      <label htmlFor={id} className="text-muted">
        Drop slide files here or choose them <VisuallyHidden>for slides {slidesName}</VisuallyHidden>
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        multiple
        title={ACCEPTED}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
        className="max-w-full rounded-md text-sm text-muted file:mr-3 file:h-8 file:rounded-md file:border file:border-control file:bg-raised file:px-3 file:text-sm file:font-medium file:text-text hover:file:bg-hover coarse:file:h-11"
      />
    </div>
  );
}
