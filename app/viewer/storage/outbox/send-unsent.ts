import type { MarksSent } from '#app/core/resources/mark-sender.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { readLines } from '../marks/lines.ts';
import type { StorageKey } from '../marks/storage-key.ts';
import type { MarkStore } from '../marks/store.ts';
import { type AnnotationsPort, exchange, gesturesOn } from './exchange.ts';

interface Sending {
  readonly store: Pick<MarkStore, 'read' | 'acknowledge'>;
  readonly annotations: AnnotationsPort;
}

const NEWER = 'Some of them were made by a newer version of this page. Reload it.';

/**
 * Brings to the case what this browser has of one image, without a viewer: once, whatever comes of it. What is refused
 * stays where it is.
 */
export async function sendUnsentOn(
  place: StorageKey,
  checksum: string | null,
  { store, annotations }: Sending,
): Promise<MarksSent> {
  const { records, newer } = await store.read(place);
  const { drafts } = readLines(
    records.flatMap(({ lines }) => lines),
    place.imageId,
  );
  const kept = extendViewerLog(emptyViewerLog, drafts).view.kept(place.imageId);
  const answer = await exchange({ place, checksum, kept, server: null }, annotations);
  switch (answer.kind) {
    case 'agreed':
      await store.acknowledge(place, { etag: answer.server.etag, gestures: gesturesOn(answer.server) });
      return { refusals: newer > 0 ? [NEWER] : [] };
    case 'refused':
      return { refusals: [answer.message] };
    case 'later':
    case 'sessionMismatch':
      return { refusals: [] };
  }
}
