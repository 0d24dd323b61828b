import { draftOf, gestureId, type ImageId } from '#app/core/event-log/entry.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { type LogEntry, type LogEvent, logCodec } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { annotationsOf } from './annotations-of.ts';

/** The API takes 8 MB of an image (annotations.yaml). Half of them are for what is drawn by hand afterwards. */
const MOST_BYTES = 4 * 1024 * 1024;

interface Imported {
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
}

/**
 * Whether the case has room for marks of a file beside what is kept of the image. Nothing that was once written into
 * the log goes out of it again, so marks beyond that would keep all later ones from the case.
 */
export function hasRoomFor(
  { rulers, patches }: Imported,
  imageId: ImageId,
  kept: readonly LogEntry[],
): boolean {
  const events = [
    ...rulers.map((ruler): LogEvent => ({ type: 'ruler.drawn', v: 1, ruler })),
    ...patches.map((patch): LogEvent => ({ type: 'patch.placed', v: 1, patch })),
  ];
  const gesture = gestureId(crypto.randomUUID());
  const added = events.map(
    (event, at): LogEntry => ({
      seq: kept.length + at + 1,
      at: 0,
      image: imageId,
      pane: 'primary',
      gesture,
      event,
    }),
  );
  const entries = [...kept, ...added];
  const { view } = extendViewerLog(emptyViewerLog, entries.map(draftOf));
  const input = annotationsOf({
    checksum: null,
    rulers: view.rulers(imageId),
    patches: view.patches(imageId),
    log: entries.map(logCodec.encode),
    scaleByHand: null,
  });
  return new TextEncoder().encode(JSON.stringify(input)).length <= MOST_BYTES;
}
