import type { Entry, ImageId, PaneId } from '../event-log/entry.ts';
import { createLedgers, type Ledger } from '../event-log/ledger.ts';
import { evolve } from '../event-log/projection.ts';
import { createRegisters, type Write } from '../event-log/registers.ts';
import { createStacks, type Outcome } from '../event-log/stacks.ts';
import { type History, isOrdinary, type Track } from '../event-log/track.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { LogEntry, LogEvent, ViewerEvent } from './events.ts';
import { isKept, type Lane, laneOf, policies } from './policies.ts';
import { session, type ViewerSession } from './projections.ts';
import type { Viewport } from './viewport.ts';

/**
 * Everything that is read of the log, kept up to date entry by entry. It answers as the projections over
 * `standing` entries would; they are the definition, this is how it stays cheap in a long session. Lists are
 * the same array until they change.
 */
export interface ViewerFold {
  readonly step: (entry: LogEntry) => void;
  readonly rulers: (image: ImageId) => readonly Ruler[];
  readonly ruler: (image: ImageId, id: string) => Ruler | null;
  readonly viewport: (pane: PaneId, image: ImageId) => Viewport | null;
  readonly session: () => ViewerSession;
  /** Live arrays, true until the next entry. */
  readonly history: (track: Track<Lane>) => History;
  /** The image's entries that survive a reload, history facts that touch them included; a live array. */
  readonly kept: (image: ImageId) => readonly LogEntry[];
}

const keptLanes = new Set<Lane | null>(
  Object.values(policies)
    .filter((policy) => policy.kept)
    .map((policy) => policy.lane),
);

function rulerWrites({ event, image: shelf }: Entry<ViewerEvent>): readonly Write<Ruler>[] {
  switch (event.type) {
    case 'ruler.drawn':
      return [{ shelf, key: event.ruler.id, record: event.ruler }];
    case 'ruler.removed':
      return [{ shelf, key: event.rulerId, record: null }];
    case 'rulers.cleared':
      return event.rulerIds.map((key) => ({ shelf, key, record: null }));
    default:
      return [];
  }
}

function viewWrites({ event, image, pane }: Entry<ViewerEvent>): readonly Write<Viewport>[] {
  return 'viewport' in event ? [{ shelf: pane, key: image, record: event.viewport }] : [];
}

function survives(entry: LogEntry, outcome: Outcome<Lane>): boolean {
  if (isOrdinary<ViewerEvent>(entry)) return isKept(entry.event);
  const turned = outcome.kind === 'retracted' || outcome.kind === 'restored';
  return turned && keptLanes.has(outcome.gesture.track.lane);
}

function createViewerFold(): ViewerFold {
  const stacks = createStacks<ViewerEvent, Lane>(laneOf);
  const rulers = createRegisters<Ruler>();
  const views = createRegisters<Viewport>();
  const kept = new Map<ImageId, LogEntry[]>();
  let now = session.initial;

  const keep = (entry: LogEntry): void => {
    const known = kept.get(entry.image);
    if (known) known.push(entry);
    else kept.set(entry.image, [entry]);
  };

  return {
    step: (entry) => {
      const outcome = stacks.step(entry);
      const ordinary = isOrdinary<ViewerEvent>(entry);
      rulers.follow(outcome, ordinary ? rulerWrites(entry) : []);
      views.follow(outcome, ordinary ? viewWrites(entry) : []);
      if (ordinary) now = evolve(session, now, entry);
      if (survives(entry, outcome)) keep(entry);
    },
    rulers: rulers.list,
    ruler: rulers.get,
    viewport: views.get,
    session: () => now,
    history: stacks.of,
    kept: (image) => kept.get(image) ?? [],
  };
}

export type ViewerLog = Ledger<LogEvent, ViewerFold>;

const ledgers = createLedgers<LogEvent, ViewerFold>(createViewerFold);

export const emptyViewerLog: ViewerLog = ledgers.empty;
export const extendViewerLog = ledgers.extend;
