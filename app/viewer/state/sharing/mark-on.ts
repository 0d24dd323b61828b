import type { ImageId } from '#app/core/event-log/entry.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { ViewerFold } from '#app/core/viewing/viewer-log.ts';

interface FoundMark {
  readonly ruler: Ruler | null;
  readonly patch: Patch | null;
}

/**
 * The mark that a link names, on the very pixels of this checksum: where it lay on an earlier scan of the slide says
 * nothing about the new one.
 */
export function markOn(
  view: ViewerFold,
  imageId: ImageId,
  markId: string,
  checksum: string | null,
): FoundMark {
  const [ruler, patch] = [view.ruler(imageId, markId), view.patch(imageId, markId)];
  return {
    ruler: ruler?.checksum === checksum ? ruler : null,
    patch: patch?.checksum === checksum ? patch : null,
  };
}
