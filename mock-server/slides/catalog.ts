import { keysOf } from '#app/core/objects.ts';

/** The real scans that stand behind the images of the demo world; origins and licences: files/LICENCES.md. */
const SCAN_FILES = {
  'cmu-1-small-region': 'CMU-1-Small-Region.svs',
  'tcga-cr-7395': 'TCGA-CR-7395-pyramid-jpeg.tif',
  'os-1-detail': 'OS-1-detail.ome.tif',
} as const;

export type ScanId = keyof typeof SCAN_FILES;

export const SCAN_IDS = keysOf(SCAN_FILES);

/** A slide of real size, made from a scan: microarray.ts. */
export const MICROARRAY = 'tissue-microarray';

export const SLIDE_IDS = [...SCAN_IDS, MICROARRAY] as const;

export type SlideId = ScanId | typeof MICROARRAY;

const fileUrl = (name: string): URL => new URL(`./files/${name}`, import.meta.url);

export const scanFileName = (id: ScanId): string => SCAN_FILES[id];
export const slideFileUrl = (id: ScanId): URL => fileUrl(SCAN_FILES[id]);
/** The 40x scan, stained for Ki-67, that the cores of the array are cut from. */
export const coreSourceUrl = (): URL => fileUrl('OS-2-ndpi.ome.tif');
