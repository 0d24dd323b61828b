import { SLIDE_IDS, type SlideId } from '../slides/catalog.ts';
import type { ImageRecord } from '../store/records/records.ts';

/** Where it matters which slide is seen: the first case shows one slide with a scale and one without. */
const CHOSEN: Readonly<Record<string, SlideId>> = {
  'demo-01-a-1-1': 'cmu-1-small-region',
  'demo-01-a-1-2': 'tcga-cr-7395',
  'demo-04-a-1-1': 'os-1-detail',
  'demo-09-a-1-1': 'cmu-1-small-region',
};

/** The same image shows the same slide in every run: the id decides. */
function slideOf(blobId: string): SlideId {
  const sum = [...blobId].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return CHOSEN[blobId] ?? SLIDE_IDS[sum % SLIDE_IDS.length] ?? 'cmu-1-small-region';
}

export const imageOf = (blobId: string, fileName: string): ImageRecord => ({
  imageId: `img_${blobId}`,
  blobId,
  fileName,
  slideId: slideOf(blobId),
  gone: false,
});
