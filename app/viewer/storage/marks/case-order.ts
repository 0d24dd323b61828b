import { draftOf, type ImageId } from '#app/core/event-log/entry.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { gestureKeyOf } from './lines.ts';

/**
 * The log with the kept gestures of an image in the order in which the case has them, and those that it has not got yet
 * last. The same log where they stand so already. Where one mark was changed on two screens, the order decides which
 * change is seen.
 */
export function inOrderOfCase(log: ViewerLog, image: ImageId, gestures: Iterable<string>): ViewerLog {
  const places = new Map([...gestures].map((gesture, at) => [gesture, at]));
  const kept = log.view.kept(image);
  const placeOf = (entry: (typeof kept)[number]): number => places.get(gestureKeyOf(entry)) ?? places.size;
  const ordered = [...kept].sort((one, other) => placeOf(one) - placeOf(other));
  if (ordered.every((entry, at) => entry === kept[at])) return log;
  const isKept = new Set(kept);
  const next = ordered.values();
  const entries = log.log.entries.map((entry) => (isKept.has(entry) ? (next.next().value ?? entry) : entry));
  return extendViewerLog(emptyViewerLog, entries.map(draftOf));
}
