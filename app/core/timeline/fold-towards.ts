import type { LogEntry } from '../viewing/events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '../viewing/viewer-log.ts';
import { MOST_ENTRIES_A_FRAME } from './playback.ts';

/**
 * One frame's work on the way to the first `position` entries. A fold cannot go back, so going back begins anew, and
 * the work is spread over frames instead of kept in checkpoints: 100,000 entries take 25 frames, and a reading of an
 * hour takes one.
 */
export function foldTowards(done: ViewerLog, entries: readonly LogEntry[], position: number): ViewerLog {
  const from = done.log.length > position ? emptyViewerLog : done;
  const start = from.log.length;
  return extendViewerLog(from, entries.slice(start, Math.min(position, start + MOST_ENTRIES_A_FRAME)));
}
