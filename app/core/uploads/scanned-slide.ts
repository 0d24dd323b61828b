import type { CaseForm } from '#contracts/generated/wire.ts';

/** A slide of a parcel, with what of it is scanned. */
export interface ScannedSlide {
  readonly specimenId: string;
  readonly subsectionId: string;
  readonly name: string;
  /** What stands on the glass; null where nobody wrote it down. */
  readonly label: string | null;
  /** How many scans belong to the slide. */
  readonly wanted: number;
  readonly images: readonly Pick<Slide['images'][number], 'imageId' | 'fileName' | 'bytes'>[];
}

type Slide = CaseForm['specimens'][number]['subsections'][number];

/** The slides of the form that take scans now. */
export const scannedSlidesOf = (
  { specimens }: Pick<CaseForm, 'specimens'>,
  takesScans: (slide: Slide) => boolean,
): readonly ScannedSlide[] =>
  specimens.flatMap(({ id, subsections }) =>
    subsections.filter(takesScans).map((slide) => ({
      specimenId: id,
      subsectionId: slide.id,
      name: slide.displayId ?? slide.id,
      label: slide.facilityId,
      // The scan that is made again comes beside the one that is there.
      wanted: (slide.slideCount ?? 0) + (slide.requireRescan ? 1 : 0),
      images: slide.images.map(({ imageId, fileName, bytes }) => ({ imageId, fileName, bytes })),
    })),
  );
