/** Slide image extensions that are allowed (specification 5). */
export const SLIDE_EXTENSIONS = [
  '.jpg',
  '.jpeg',
  '.tif',
  '.tiff',
  '.ndpi',
  '.mrxs',
  '.isyntax',
  '.svs',
  '.dcm',
  '.vms',
  '.vmu',
  '.scn',
  '.vsi',
  '.bif',
  '.czi',
  '.zvi',
  '.svslide',
  '.ome.tiff',
] as const;

export type SlideExtension = (typeof SLIDE_EXTENSIONS)[number];

export const SLIDE_TYPE_REFUSED = 'This slide image type is not supported.';

const LONGEST_FIRST = [...SLIDE_EXTENSIONS].sort((one, other) => other.length - one.length);

/** The extension by which the name counts as a slide, in lower case; null for any other file. */
export function slideExtensionOf(fileName: string): SlideExtension | null {
  const name = fileName.toLowerCase();
  return (
    LONGEST_FIRST.find((extension) => name.endsWith(extension) && name.length > extension.length) ?? null
  );
}

const PICTURES: readonly (SlideExtension | null)[] = ['.jpg', '.jpeg'];

/** A picture of a camera and not a scan: where its file names no scale, it has none, and lengths on it are pixels. */
export const isPictureFile = (fileName: string): boolean => PICTURES.includes(slideExtensionOf(fileName));

/** Slides whose pixels lie in further files, which have to be uploaded with them. */
const WITH_DATA_FILES: readonly SlideExtension[] = ['.mrxs', '.vms', '.vmu', '.vsi'];

export const needsDataFiles = (fileName: string): boolean =>
  WITH_DATA_FILES.some((extension) => extension === slideExtensionOf(fileName));

export const dataFilesMissingText = (fileName: string): string =>
  `Add the data files that belong to ${fileName}`;
