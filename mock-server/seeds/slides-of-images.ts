import { MICROARRAY, SCAN_IDS, type SlideId } from '../slides/catalog.ts';
import type { ImageRecord } from '../store/records/records.ts';

/** Where it matters which slide is seen: the first case shows one with a scale and one without, the Ki-67 a Ki-67. */
const CHOSEN: Readonly<Record<string, SlideId>> = {
  'demo-01-a-1-1': 'cmu-1-small-region',
  'demo-01-a-1-2': 'tcga-cr-7395',
  'demo-04-a-1-1': 'os-1-detail',
  'demo-09-a-1-1': 'cmu-1-small-region',
  'demo-11-a-8-1': MICROARRAY,
};

/** An image shows one slide in every run: its id decides. */
function slideOf(blobId: string): SlideId {
  const sum = [...blobId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return CHOSEN[blobId] ?? SCAN_IDS[sum % SCAN_IDS.length] ?? 'cmu-1-small-region';
}

/** The name of the file says that the picture is of another tissue, and of another stain where it is. */
function addTitles(fileName: string, slideId: SlideId): string {
  if (slideId === MICROARRAY) return fileName.replace(/(\.\w+)$/, ' (stand-in, tissue microarray)$1');
  return fileName.replace(/(\.\w+)$/, fileName.includes('_HE.') ? ' (stand-in)$1' : ' (stand-in, H&E)$1');
}

export function imageOf(blobId: string, fileName: string): ImageRecord {
  const slideId = slideOf(blobId);
  return { imageId: `img_${blobId}`, blobId, fileName: addTitles(fileName, slideId), slideId, gone: false };
}
