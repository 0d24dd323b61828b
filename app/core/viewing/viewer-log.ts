import type { Draft, ImageId, PaneId } from '../event-log/entry.ts';
import { IntRows } from '../event-log/int-rows.ts';
import { createLedgers, type EntryAt, type Ledger } from '../event-log/ledger.ts';
import { evolve } from '../event-log/projection.ts';
import { createRegisters, type Write } from '../event-log/registers.ts';
import type { Shelf } from '../event-log/shelves.ts';
import { createStacks, type Outcome, type Recorded } from '../event-log/stacks.ts';
import { type History, isOrdinary, type Track } from '../event-log/track.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { LogDraft, LogEntry, LogEvent, ViewerEvent } from './events.ts';
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
  readonly step: (entry: LogDraft, seq: number) => void;
  readonly expect: (entries: number) => void;
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

function rulerWrites({ event, image: shelf }: Draft<ViewerEvent>): readonly Write<Ruler>[] {
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

function patchWrites({ event, image: shelf }: Draft<ViewerEvent>): readonly Write<Patch>[] {
  if (event.type === 'patch.removed') return [{ shelf, key: event.patchId, record: null }];
  return 'patch' in event ? [{ shelf, key: event.patch.id, record: event.patch }] : [];
}

function scaleWrites({ event, image }: Draft<ViewerEvent>): readonly Write<ScaleSet>[] {
  if (event.type !== 'scale.set') return [];
  const { checksum, scale } = event;
  return [{ shelf: SCALES, key: image, record: { checksum, scale } }];
}

function syncWrites({ event }: Draft<ViewerEvent>): readonly Write<Registration>[] {
  if (event.type === 'sync.stopped') return [{ shelf: SYNC, key: SYNC, record: null }];
  return 'registration' in event ? [{ shelf: SYNC, key: SYNC, record: event.registration }] : [];
}

function viewWrites({ event, image, pane }: Draft<ViewerEvent>): readonly Write<Viewport>[] {
  if (!('viewport' in event) || event.viewport === null) return [];
  return [{ shelf: pane, key: image, record: event.viewport }];
}

const buriesNothing = (outcome: Recorded): boolean => outcome.kind === 'free' || outcome.buried.length === 0;

function survives(entry: LogDraft, outcome: Outcome<Lane>): boolean {
  if (isOrdinary<ViewerEvent>(entry)) return isKept(entry.event);
  const turned = outcome.kind === 'retracted' || outcome.kind === 'restored';
  return turned && keptLanes.has(outcome.lane);
}

/** One and the same for all that is done to single rulers. */
const RULER = policies['ruler.drawn'] satisfies (typeof policies)['ruler.edited' | 'ruler.removed'];

interface OfImage {
  /** Numbers of the entries that survive a reload, from row 1. */
  readonly kept: IntRows;
  readonly rulers: Shelf<Ruler>;
}

const keep = ({ kept }: OfImage, seq: number): void => kept.set(kept.add(), 0, seq);

class FoldOfAll implements ViewerFold {
  readonly #entryAt: EntryAt<LogEvent>;
  readonly #stacks = createStacks<ViewerEvent, Lane>(laneOf);
  readonly #rulers = createRegisters<Ruler>();
  readonly #patches = createRegisters<Patch>();
  readonly #scales = createRegisters<ScaleSet>();
  readonly #views = createRegisters<Viewport>();
  readonly #syncs = createRegisters<Registration>();
  readonly #images = new Map<ImageId, OfImage>();
  #now = session.initial;

  constructor(entryAt: EntryAt<LogEvent>) {
    this.#entryAt = entryAt;
  }

  step(entry: LogDraft, seq: number): void {
    if (isOrdinary<ViewerEvent>(entry) && this.#stepRuler(entry, seq)) return;
    const outcome = this.#stacks.step(entry);
    const ordinary = isOrdinary<ViewerEvent>(entry) ? entry : null;
    this.#followAll(outcome, ordinary);
    if (ordinary) this.#now = evolve(session, this.#now, ordinary);
    if (survives(entry, outcome)) keep(this.#imageOf(entry.image), seq);
  }

  expect(entries: number): void {
    this.#rulers.expect(entries);
  }

  rulers(image: ImageId): readonly Ruler[] {
    return this.#rulers.list(image);
  }

  ruler(image: ImageId, id: string): Ruler | null {
    return this.#rulers.get(image, id);
  }

  patches(image: ImageId): readonly Patch[] {
    return this.#patches.list(image);
  }

  patch(image: ImageId, id: string): Patch | null {
    return this.#patches.get(image, id);
  }

  scaleSet(image: ImageId): ScaleSet | null {
    return this.#scales.get(SCALES, image);
  }

  viewport(pane: PaneId, image: ImageId): Viewport | null {
    return this.#views.get(pane, image);
  }

  registration(): Registration | null {
    return this.#syncs.get(SYNC, SYNC);
  }

  session(): ViewerSession {
    return this.#now;
  }

  history(track: Track<Lane>): History {
    return this.#stacks.of(track);
  }

  kept(image: ImageId, from = 0): readonly LogEntry[] {
    const seqs = this.#images.get(image)?.kept;
    const entries: LogEntry[] = [];
    for (let row = from + 1; seqs && row < seqs.length; row += 1) {
      const entry = this.#entryAt(seqs.get(row, 0));
      if (entry) entries.push(entry);
    }
    return entries;
  }

  /**
   * A long log is single rulers for the most part. Their policy is known without looking, and they concern no other
   * register unless they bury what was undone there.
   */
  #stepRuler(entry: Draft<ViewerEvent>, seq: number): boolean {
    const { event } = entry;
    switch (event.type) {
      case 'ruler.drawn':
      case 'ruler.edited':
        this.#writeRuler(entry, seq, event.ruler.id, event.ruler);
        return true;
      case 'ruler.removed':
        this.#writeRuler(entry, seq, event.rulerId, null);
        return true;
      default:
        return false;
    }
  }

  #writeRuler(entry: Draft<ViewerEvent>, seq: number, id: string, ruler: Ruler | null): void {
    const outcome = this.#stacks.record(entry, RULER.lane);
    const image = this.#imageOf(entry.image);
    if (buriesNothing(outcome)) this.#rulers.write(outcome, image.rulers, id, ruler);
    else this.#followAll(outcome, entry);
    if (RULER.kept) keep(image, seq);
  }

  #imageOf(image: ImageId): OfImage {
    const known = this.#images.get(image);
    if (known) return known;
    const made = { kept: new IntRows(1), rulers: this.#rulers.shelfOf(image) };
    this.#images.set(image, made);
    return made;
  }

  #followAll(outcome: Outcome<Lane>, entry: Draft<ViewerEvent> | null): void {
    this.#rulers.follow(outcome, entry ? rulerWrites(entry) : NONE);
    this.#patches.follow(outcome, entry ? patchWrites(entry) : NONE);
    this.#scales.follow(outcome, entry ? scaleWrites(entry) : NONE);
    this.#views.follow(outcome, entry ? viewWrites(entry) : NONE);
    this.#syncs.follow(outcome, entry ? syncWrites(entry) : NONE);
  }
}

export type ViewerLog = Ledger<LogEvent, ViewerFold>;

const ledgers = createLedgers<LogEvent, ViewerFold>((entryAt) => new FoldOfAll(entryAt));

export const emptyViewerLog: ViewerLog = ledgers.empty;
export const extendViewerLog = ledgers.extend;
