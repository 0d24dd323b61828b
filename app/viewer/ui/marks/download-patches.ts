import type { Patch } from '#app/core/marks/patch.ts';
import { patchesAsJson, patchesFileName } from '#app/core/marks/patch-export.ts';
import type { OpenImage } from '#app/core/viewing/decision.ts';

/** The patches of the image as a file (specification 3.9); its name holds ids and the time, and no patient. */
export function downloadPatches(patches: readonly Patch[], image: OpenImage): void {
  const text = patchesAsJson(patches, { coordinates: 'pixels', image: image.size });
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = patchesFileName(image.id, Date.now());
  link.click();
  // The browser reads it after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
