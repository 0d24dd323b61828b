import { marksFileName } from '#app/core/marks/file-name.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import { patchesAsJson } from '#app/core/marks/patch-export.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { downloadText } from './download-text.ts';

/** The patches of the image as a file (specification 3.9). */
export function downloadPatches(patches: readonly Patch[], image: OpenImage): void {
  const text = patchesAsJson(patches, { coordinates: 'pixels', image: image.size });
  downloadText(marksFileName('patches.json', image.id, Date.now()), 'application/json', text);
}
