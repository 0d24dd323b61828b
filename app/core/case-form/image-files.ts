/** Slide images that may be sent (specification 3.4). */
const EXTENSIONS = [
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
];

/** Formats that are one small file beside the files that hold the pixels. */
const WITH_COMPANIONS = ['.mrxs', '.vms', '.vmu', '.vsi'];

const endsIn = (fileName: string, endings: readonly string[]): boolean =>
  endings.some((ending) => fileName.toLowerCase().endsWith(ending));

export const isSlideImageName = (fileName: string): boolean => endsIn(fileName, EXTENSIONS);

/** Whether the file is unreadable without the data files that belong to it. */
export const needsCompanions = (fileName: string): boolean => endsIn(fileName, WITH_COMPANIONS);

export const companionsMissing = (fileName: string): string =>
  `Add the data files that belong to ${fileName}`;
