import type { Entry, ImageId, PaneId } from '../event-log/entry.ts';
import { IntRows } from '../event-log/int-rows.ts';
import { createLedgers, type EntryAt, type Ledger } from '../event-log/ledger.ts';
import { evolve } from '../event-log/projection.ts';
import { createRegisters, type Write } from '../event-log/registers.ts';
import { createStacks, type Outcome } from '../event-log/stacks.ts';
import { type History, isOrdinary, type Track } from '../event-log/track.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { LogEntry, LogEvent, ViewerEvent } from './events.ts';
import { isKept, type Lane, laneOf, policies } from './policies.ts';
import { type ScaleSet, session, type ViewerSession } from './projections.ts';
import type { Registration } from './registration.ts';
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
  readonly patches: (image: ImageId) => readonly Patch[];
  readonly patch: (image: ImageId, id: string) => Patch | null;
  /** The scale that a reader set for the image by hand, and for which pixels; null where nobody did. */
  readonly scaleSet: (image: ImageId) => ScaleSet | null;
  readonly viewport: (pane: PaneId, image: ImageId) => Viewport | null;
  /** Named by the latest sync event; whether it holds for what the panes show, mirror.ts says. */
  readonly registration: () => Registration | null;
  readonly session: () => ViewerSession;
  /** Live arrays, true until the next entry. */
  readonly history: (track: Track<Lane>) => History;
  /**
   * The image's entries that survive a reload, history facts that touch them included, without the first
   * `from` of them; a copy, made for each asking.
   */
  readonly kept: (image: ImageId, from?: number) => readonly LogEntry[];
}

const SCALES = 'scales';
const SYNC = 'sync';

const NONE: readonly never[] = [];

const keptLanes = new Set<Lane | null>(
  Object.values(policies)
    .filter((policy) => policy.kept)
    .map((policy) => policy.lane),
);

function rulerWrites({ event, image: shelf }: Entry<ViewerEvent>): readonly Write<Ruler>[] {
  switch (event.type) {
    case 'ruler.drawn':
    case 'ruler.edited':
      return [{ shelf, key: event.ruler.id, record: event.ruler }];
    case 'ruler.removed':
      return [{ shelf, key: event.rulerId, record: null }];
    case 'rulers.cleared':
      return event.rulerIds.map((key) => ({ shelf, key, record: null }));
    default:
      return NONE;
  }
}

function patchWrites({ event, image: shelf }: Entry<ViewerEvent>): readonly Write<Patch>[] {
  if (event.type === 'patch.removed') return [{ shelf, key: event.patchId, record: null }];
  return 'patch' in event ? [{ shelf, key: event.patch.id, record: event.patch }] : [];
}

function scaleWrites({ event, image }: Entry<ViewerEvent>): readonly Write<ScaleSet>[] {
  if (event.type !== 'scale.set') return [];
  const { checksum, scale } = event;
  return [{ shelf: SCALES, key: image, record: { checksum, scale } }];
}

function syncWrites({ event }: Entry<ViewerEvent>): readonly Write<Registration>[] {
  if (event.type === 'sync.stopped') return [{ shelf: SYNC, key: SYNC, record: null }];
  return 'registration' in event ? [{ shelf: SYNC, key: SYNC, record: event.registration }] : [];
}

function viewWrites({ event, image, pane }: Entry<ViewerEvent>): readonly Write<Viewport>[] {
  if (!('viewport' in event) || event.viewport === null) return [];
  return [{ shelf: pane, key: image, record: event.viewport }];
}

const buriesNothing = (outcome: Outcome<Lane>): boolean =>
  outcome.kind === 'free' || (outcome.kind === 'joined' && outcome.buried.length === 0);

function survives(entry: LogEntry, outcome: Outcome<Lane>): boolean {
  if (isOrdinary<ViewerEvent>(entry)) return isKept(entry.event);
  const turned = outcome.kind === 'retracted' || outcome.kind === 'restored';
  return turned && keptLanes.has(outcome.gesture.track.lane);
}

function createViewerFold(entryAt: EntryAt<LogEvent>): ViewerFold {
  const stacks = createStacks<ViewerEvent, Lane>(laneOf);
  const rulers = createRegisters<Ruler>();
  const patches = createRegisters<Patch>();
  const scales = createRegisters<ScaleSet>();
  const views = createRegisters<Viewport>();
  const syncs = createRegisters<Registration>();
  const kept = new Map<ImageId, IntRows>();
  let now = session.initial;

  const keep = ({ image, seq }: LogEntry): void => {
    const seqs = kept.get(image) ?? new IntRows(1);
    if (seqs.length === 1) kept.set(image, seqs);
    seqs.set(seqs.add(), 0, seq);
  };

  const keptOf = (image: ImageId, from = 0): readonly LogEntry[] => {
    const seqs = kept.get(image);
    const entries: LogEntry[] = [];
    for (let row = from + 1; seqs && row < seqs.length; row += 1) {
      const entry = entryAt(seqs.get(row, 0));
      if (entry) entries.push(entry);
    }
    return entries;
  };

  const followAll = (outcome: Outcome<Lane>, entry: Entry<ViewerEvent> | null): void => {
    rulers.follow(outcome, entry ? rulerWrites(entry) : NONE);
    patches.follow(outcome, entry ? patchWrites(entry) : NONE);
    scales.follow(outcome, entry ? scaleWrites(entry) : NONE);
    views.follow(outcome, entry ? viewWrites(entry) : NONE);
    syncs.follow(outcome, entry ? syncWrites(entry) : NONE);
  };

  return {
    step: (entry) => {
      const outcome = stacks.step(entry);
      const ordinary = isOrdinary<ViewerEvent>(entry) ? entry : null;
      const writes = ordinary && buriesNothing(outcome) ? rulerWrites(ordinary) : NONE;
      // A long log is rulers for the most part, and they concern no other register.
      if (writes.length > 0) rulers.follow(outcome, writes);
      else {
        followAll(outcome, ordinary);
        if (ordinary) now = evolve(session, now, ordinary);
      }
      if (survives(entry, outcome)) keep(entry);
    },
    rulers: rulers.list,
    ruler: rulers.get,
    patches: patches.list,
    patch: patches.get,
    scaleSet: (image) => scales.get(SCALES, image),
    viewport: views.get,
    registration: () => syncs.get(SYNC, SYNC),
    session: () => now,
    history: stacks.of,
    kept: keptOf,
  };
}

export type ViewerLog = Ledger<LogEvent, ViewerFold>;

const ledgers = createLedgers<LogEvent, ViewerFold>(createViewerFold);

export const emptyViewerLog: ViewerLog = ledgers.empty;
export const extendViewerLog = ledgers.extend;
