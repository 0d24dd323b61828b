import type { ImageId } from '#app/core/event-log/entry.ts';
import { since } from '#app/core/event-log/log.ts';
import type { ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { gestureKeyOf, gestureOfRecord, type MarkRecord, recordsOf } from './lines.ts';

/** Where lines of an image came from that no hand made in this window. */
export type Origin = 'storage' | 'server';

/** Where what is not of this window's hand came from; by image and gesture. */
export interface Origins {
  readonly of: (imageId: ImageId, gesture: string) => Origin | null;
  readonly note: (imageId: ImageId, gestures: readonly string[], origin: Origin) => void;
}

export function createOrigins(): Origins {
  const known = new Map<string, Origin>();
  const nameOf = (imageId: ImageId, gesture: string): string => `${imageId}\n${gesture}`;
  return {
    of: (imageId, gesture) => known.get(nameOf(imageId, gesture)) ?? null,
    note: (imageId, gestures, origin) => {
      for (const gesture of gestures) known.set(nameOf(imageId, gesture), origin);
    },
  };
}

/** How far the log was looked through. */
export interface LogCursor {
  readonly length: number;
  /** By image, how many of its kept entries were seen. */
  readonly kept: Readonly<Record<ImageId, number>>;
}

export const LOG_START: LogCursor = { length: 0, kept: {} };

/** A record that is not in storage yet. */
export interface FreshRecord extends MarkRecord {
  readonly imageId: ImageId;
  readonly gesture: string;
  /** This window's own work, or what the server had and this browser had not. */
  readonly byHand: boolean;
}

export interface Fresh {
  readonly cursor: LogCursor;
  readonly records: readonly FreshRecord[];
}

/** What came to be kept since the cursor and does not lie in storage. */
export function freshIn(log: ViewerLog, cursor: LogCursor, origins: Origins | null): Fresh {
  const images = new Set(since(log.log, cursor.length).map(({ image }) => image));
  const kept: Record<ImageId, number> = { ...cursor.kept };
  const records: FreshRecord[] = [];
  for (const imageId of images) {
    const from = cursor.kept[imageId] ?? 0;
    const unseen = log.view.kept(imageId, from);
    const ours = unseen.filter((entry) => origins?.of(imageId, gestureKeyOf(entry)) !== 'storage');
    kept[imageId] = from + unseen.length;
    for (const record of recordsOf(ours)) {
      const gesture = gestureOfRecord(record.id) ?? '';
      records.push({ ...record, imageId, gesture, byHand: origins?.of(imageId, gesture) !== 'server' });
    }
  }
  return { cursor: { length: log.log.length, kept }, records };
}
