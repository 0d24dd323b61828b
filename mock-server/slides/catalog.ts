/** The real slides that stand behind every image of the demo world; origins and licences: files/LICENCES.md. */
export const SLIDE_FILES = {
  'cmu-1-small-region': 'CMU-1-Small-Region.svs',
  'tcga-cr-7395': 'TCGA-CR-7395-pyramid-jpeg.tif',
  'os-1-detail': 'OS-1-detail.ome.tif',
} as const;

export type SlideId = keyof typeof SLIDE_FILES;

export const SLIDE_IDS = Object.keys(SLIDE_FILES) as readonly SlideId[];

export const slideFileUrl = (id: SlideId): URL => new URL(`./files/${SLIDE_FILES[id]}`, import.meta.url);
