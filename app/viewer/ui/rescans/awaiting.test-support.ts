import type { ViewerCase } from '#contracts/generated/wire.ts';

type Specimen = ViewerCase['slides'][number];
type Subsection = Specimen['subsections'][number];

export const imageOf = (imageId: string): Subsection['images'][number] => ({
  imageId,
  checksum: null,
  fileName: `${imageId}.svs`,
  fileContent: `blob-${imageId}`,
  notShown: null,
  enteredScale: null,
  opened: false,
  isNew: false,
});

export const specimenOf = (...subsections: readonly Subsection[]): Specimen => ({
  specimenID: 'A',
  facilitySpecimenID: null,
  bodysite: 'Skin',
  subsite: null,
  laterality: null,
  specimenType: 'Excision',
  totalNumberSlides: subsections.length,
  specimenCollectionDate: null,
  collectionTime: null,
  subsections: [...subsections],
});

/** The slide of block A1 with these images, as the reader of three images knows it. */
export const subsectionOf = (
  changes: Partial<Subsection> = {},
  ...images: readonly string[]
): Subsection => ({
  id: `of-${images[0] ?? 'nothing'}`,
  block: 'A1',
  displayId: 'A1-1',
  slideType: 'HE',
  slideCount: images.length,
  facilityId: null,
  stain: null,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: images.map(imageOf),
  ...changes,
});

/** A specimen with one slide that has to be scanned again. */
export const awaiting = (imageId: string, requireRescanReason = 'Out of focus'): Specimen =>
  specimenOf(subsectionOf({ requireRescan: true, requireRescanReason }, imageId));
