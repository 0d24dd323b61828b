import { useState } from 'react';
import { filesOfSlides } from '#app/core/uploads/files-of-slides.ts';
import type { ScannedSlide } from '#app/core/uploads/scanned-slide.ts';
import { slideOfScan } from '#app/core/uploads/slide-of-scan.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { ImagesThere, type Removing } from './images-there.tsx';
import { DropPlace } from './slide-images.tsx';
import { useSlideLook } from './slide-look.tsx';
import { UploadRow } from './upload-row.tsx';
import { type ShowSlide, useOwnUploads, useShownUploads } from './uploads-context.ts';

/** A file, and the data files that belong to it. */
type Scan = readonly [slide: File, ...data: File[]];

interface ImageAgain {
  readonly imageId: string;
  readonly reason: string;
}

interface ScansOfParcelProps {
  readonly caseId: string;
  /** The accession number, as far as the case has one. */
  readonly accession: string | null;
  readonly slides: readonly ScannedSlide[];
  readonly removing: Removing;
  /** The images that a reader wants scanned again, each with the reason. */
  readonly again: readonly ImageAgain[];
  readonly idempotencyKey: string;
  readonly userId: string;
  readonly lookAt: (file: File) => Promise<SlideSight>;
  readonly showSlide: ShowSlide;
}

/**
 * The scans of slides that came by mail: each goes to the slide whose label its name repeats, its label picture stands
 * beside that label, and what fits no slide waits until somebody says which one it is (domain 3.13).
 */
export function ScansOfParcel(props: ScansOfParcelProps) {
  const { caseId, accession, slides, removing, again, idempotencyKey, userId, lookAt, showSlide } = props;
  const { onLook, dialog } = useSlideLook(showSlide);
  const uploads = useOwnUploads(userId, lookAt);
  const shown = useShownUploads(uploads);
  const [leftovers, setLeftovers] = useState<readonly Scan[]>([]);
  const send = (scan: Scan, { specimenId, subsectionId }: ScannedSlide) =>
    uploads?.add(scan, { caseId, specimenId, subsectionId });
  const match = (files: readonly File[]) => {
    const slideOf = (fileName: string) => slideOfScan(fileName, slides, accession);
    const scans = filesOfSlides(files, (fileName) => slideOf(fileName) !== null);
    const found = scans.map((scan) => ({ scan, slide: slideOf(scan[0].name) }));
    for (const { scan, slide } of found) if (slide !== null) send(scan, slide);
    const unmatched = found.flatMap(({ scan, slide }) => (slide === null ? [scan] : []));
    setLeftovers((before) => [...before, ...unmatched]);
  };
  const missing = slides.filter(({ wanted, images }) => images.length < wanted);
  return (
    <DetailSection title="Scans of the slides">
      <p role="status">
        {missing.length === 0
          ? 'Every slide is scanned.'
          : `Scans are missing of ${missing.map(({ name }) => name).join(', ')}.`}
      </p>
      {uploads === null ? (
        <p className="text-sm text-muted">Scans are uploaded with script only.</p>
      ) : (
        <DropPlace slidesName="of this case, matched by their labels" onFiles={match} />
      )}
      {leftovers.map((scan) => (
        <Leftover
          key={`${scan[0].name} ${scan[0].lastModified}`}
          fileName={scan[0].name}
          slides={slides}
          onChosen={(slide) => {
            if (slide !== null) send(scan, slide);
            setLeftovers((before) => before.filter((one) => one !== scan));
          }}
        />
      ))}
      <ul className="flex flex-col gap-3" aria-label="Slides and their scans">
        {slides.map(({ specimenId, subsectionId, name, label, wanted, images }) => (
          <li key={subsectionId} className="rounded-lg border border-border bg-raised p-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">Slide {name}</span>
              <span className="text-muted">
                {images.length} of {wanted} scanned
              </span>
            </p>
            <p className="text-muted">On the label: {label ?? 'Not recorded'}</p>
            <ImagesThere
              images={images}
              place={{ caseId, specimenId, subsectionId }}
              removing={removing}
              again={new Map(again.map(({ imageId, reason }) => [imageId, reason]))}
              idempotencyKey={idempotencyKey}
              uploads={uploads}
              onLook={onLook}
            />
            {uploads !== null &&
              shown
                .filter((upload) => upload.subsectionId === subsectionId)
                .map((upload) => (
                  <UploadRow key={upload.key} upload={upload} uploads={uploads} onLook={onLook} />
                ))}
          </li>
        ))}
      </ul>
      {dialog}
    </DetailSection>
  );
}

interface LeftoverProps {
  readonly fileName: string;
  readonly slides: readonly ScannedSlide[];
  /** Null where the scan belongs to none of them. */
  readonly onChosen: (slide: ScannedSlide | null) => void;
}

/** A scan whose name repeats no label, or that of two slides: a person says whose it is. */
function Leftover({ fileName, slides, onChosen }: LeftoverProps) {
  const [chosen, setChosen] = useState('');
  const choices = slides.map(({ subsectionId, name, label }) => ({
    value: subsectionId,
    label: label === null ? name : `${name}, ${label}`,
  }));
  const slide = slides.find(({ subsectionId }) => subsectionId === chosen) ?? null;
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-lg border border-border bg-raised p-3 text-sm">
      <Field label={`Which slide is ${fileName}?`} className="min-w-0 flex-1 basis-64 break-all">
        <Select
          value={chosen}
          choices={choices}
          placeholder="Choose a slide"
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </Field>
      <Button disabled={slide === null} onClick={() => onChosen(slide)}>
        Upload to this slide
      </Button>
      <Button variant="quiet" onClick={() => onChosen(null)}>
        Leave it out
      </Button>
    </div>
  );
}
