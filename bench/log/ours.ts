import { draftOf, gestureId } from '#app/core/event-log/entry.ts';
import { undo } from '#app/core/event-log/history.ts';
import { type LogDraft, logCodec } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '#app/core/viewing/viewer-log.ts';
import type { Act } from './acts.ts';
import type { Contender } from './contender.ts';

const IMAGES = ['slide-1', 'slide-2', 'slide-3'];

function undoAll(log: ViewerLog, { at, image, pane }: Act, press: number): ViewerLog {
  const event = undo(log.view.history({ pane, image, lane: 'marks' }));
  if (event === null) throw new Error('There was nothing to undo.');
  return extendViewerLog(log, [{ at, image, pane, gesture: gestureId(`undo-${String(press)}`), event }]);
}

/** The log of the viewer, driven as its edge drives it: one draft, one new log, one reading. */
export const ours: Contender<ViewerLog, readonly LogDraft[]> = {
  name: 'event log',
  start: () => emptyViewerLog,
  record: (empty, acts) => {
    let log = empty;
    for (const act of acts) {
      log = extendViewerLog(log, [draftOf(act)]);
      if (log.view.ruler(act.image, act.id) !== act.after)
        throw new Error('The ruler is not what was written.');
    }
    return log;
  },
  undo: (full, acts, count) => {
    let log = full;
    for (let press = 0; press < count; press += 1) {
      const act = acts[acts.length - 1 - press];
      if (act) log = undoAll(log, act, press);
    }
    return log;
  },
  stored: ({ log }) =>
    log.entries.map((entry) => {
      const decoded = logCodec.decode(logCodec.encode(entry));
      if (!decoded.ok) throw new Error(decoded.reason);
      return draftOf(decoded.entry);
    }),
  replay: (stored) => extendViewerLog(emptyViewerLog, stored),
  shown: ({ view }) =>
    IMAGES.flatMap((image) => view.rulers(image))
      .map(({ id, name }) => `${id} ${name}`)
      .sort(),
};
