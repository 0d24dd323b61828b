import type { Entry, ImageId, PaneId } from '../event-log/entry.ts';
import type { Gesture } from '../event-log/gesture.ts';
import { createEmptyLedger, type Ledger } from '../event-log/ledger.ts';
import { evolve } from '../event-log/projection.ts';
import { Registers } from '../event-log/registers.ts';
import { Stacks } from '../event-log/stacks.ts';
import { type History, isOrdinary, type Track } from '../event-log/track.ts';
import type { Patch } from '../marks/patch.ts';
import { PatchNames } from '../marks/patch-names.ts';
import type { Ruler } from '../marks/ruler.ts';
import { isPlausibleScale } from '../slides/scale.ts';
import type { LogDraft, LogEntry, LogEvent, ViewerEvent } from './events.ts';
import { isKept, type Lane, laneOf, policies } from './policies.ts';
import { type ScaleSet, session, type ViewerSession } from './projections.ts';
import type { Registration } from './registration.ts';
import type { Viewport } from './viewport.ts';

/**
 * Everything that is read of the log, kept up to date entry by entry, so that it stays cheap in a long session. Lists
 * are the same array until they change.
 *
 * A mark belongs to its image and shows in every pane with that image; the pane of an entry only says whose Undo takes
 * it back. So the marks follow from the entries of both panes that still stand. A ruler drawn in one pane and removed in
 * the other is gone until whoever removed it undoes that; if the drawing is undone as well, it takes both Redos. That
 * answer depends on what stands and not on who pressed first, so the panes cannot lose each other's work, at one price:
 * an Undo may change nothing to be seen at once, when the other pane has covered what it takes back.
 */
export interface ViewerFold {
  readonly step: (entry: LogEntry) => void;
  readonly rulers: (image: ImageId) => readonly Ruler[];
  readonly ruler: (image: ImageId, id: string) => Ruler | null;
  /** The ruler as it was before its latest change that stands; null where that drew it. */
  readonly rulerBeneath: (image: ImageId, id: string) => Ruler | null;
  readonly patches: (image: ImageId) => readonly Patch[];
  readonly patch: (image: ImageId, id: string) => Patch | null;
  /** The names of all patches that were ever placed on the image; live, true until the next entry. */
  readonly patchNames: (image: ImageId) => Pick<PatchNames, 'next' | 'nameOf'>;
  /** The scale that a reader set for the image by hand, and for which pixels; null where nobody did. */
  readonly scaleSet: (image: ImageId) => ScaleSet | null;
  /** By the pane's own steps. While the panes are in step the second one is led instead (mirror.ts). */
  readonly viewport: (pane: PaneId, image: ImageId) => Viewport | null;
  /** Named by the latest sync event; whether it holds for what the panes show, mirror.ts says. */
  readonly registration: () => Registration | null;
  /** How the reader last laid the one image on the other by points, moved by hand since or not; kept when a sync ends. */
  readonly aligned: (from: ImageId, to: ImageId) => Registration | null;
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
/** Nothing is ever placed in it. */
const NO_PATCHES = new PatchNames();

const keptLanes = new Set<Lane | null>(
  Object.values(policies)
    .filter((policy) => policy.kept)
    .map((policy) => policy.lane),
);

class FoldOfAll implements ViewerFold {
  readonly #stacks = new Stacks<ViewerEvent, Lane>(laneOf);
  readonly #rulers = new Registers<Ruler>();
  readonly #patches = new Registers<Patch>();
  readonly #patchNames = new Map<ImageId, PatchNames>();
  readonly #scales = new Registers<ScaleSet>();
  readonly #views = new Registers<Viewport>();
  readonly #syncs = new Registers<Registration>();
  /** By the two images that lie on each other. */
  readonly #aligned = new Registers<Registration>();
  /** By image, the entries that survive a reload. */
  readonly #kept = new Map<ImageId, LogEntry[]>();
  #session = session.initial;

  step(entry: LogEntry): void {
    const gesture = this.#stacks.step(entry);
    if (isOrdinary<ViewerEvent>(entry)) {
      this.#write(entry, gesture);
      // No Undo reaches what the session is read from, so what became part of a gesture says nothing of it.
      if (gesture === null) this.#session = evolve(session, this.#session, entry);
      if (isKept(entry.event)) this.#keep(entry);
    } else if (gesture !== null && keptLanes.has(gesture.lane)) this.#keep(entry);
  }

  rulers(image: ImageId): readonly Ruler[] {
    return this.#rulers.list(image);
  }

  ruler(image: ImageId, id: string): Ruler | null {
    return this.#rulers.get(image, id);
  }

  rulerBeneath(image: ImageId, id: string): Ruler | null {
    return this.#rulers.beneath(image, id);
  }

  patches(image: ImageId): readonly Patch[] {
    return this.#patches.list(image);
  }

  patch(image: ImageId, id: string): Patch | null {
    return this.#patches.get(image, id);
  }

  patchNames(image: ImageId): PatchNames {
    return this.#patchNames.get(image) ?? NO_PATCHES;
  }

  scaleSet(image: ImageId): ScaleSet | null {
    const set = this.#scales.get(SCALES, image);
    // One from when a wider range could be entered counts for nothing by now: the slide's own stands.
    return set === null || set.scale === null || isPlausibleScale(set.scale) ? set : null;
  }

  viewport(pane: PaneId, image: ImageId): Viewport | null {
    return this.#views.get(pane, image);
  }

  registration(): Registration | null {
    return this.#syncs.get(SYNC, SYNC);
  }

  aligned(from: ImageId, to: ImageId): Registration | null {
    return this.#aligned.get(from, to);
  }

  session(): ViewerSession {
    return this.#session;
  }

  history(track: Track<Lane>): History {
    return this.#stacks.of(track);
  }

  kept(image: ImageId, from = 0): readonly LogEntry[] {
    return this.#kept.get(image)?.slice(from) ?? [];
  }

  #keep(entry: LogEntry): void {
    const kept = this.#kept.get(entry.image);
    if (kept) kept.push(entry);
    else this.#kept.set(entry.image, [entry]);
  }

  #register(gesture: Gesture | null, registration: Registration): void {
    this.#syncs.write(gesture, SYNC, SYNC, registration);
    const { from, to, fit } = registration;
    if (fit !== undefined) this.#aligned.write(gesture, from, to, registration);
  }

  #namePatch(image: ImageId, patch: Patch, at: number): void {
    const names = this.#patchNames.get(image) ?? new PatchNames();
    this.#patchNames.set(image, names);
    names.note(patch, at);
  }

  #write({ event, image, pane, at }: Entry<ViewerEvent>, gesture: Gesture | null): void {
    switch (event.type) {
      case 'ruler.drawn':
      case 'ruler.edited':
        return this.#rulers.write(gesture, image, event.ruler.id, event.ruler);
      case 'ruler.removed':
        return this.#rulers.write(gesture, image, event.rulerId, null);
      case 'rulers.cleared':
        for (const id of event.rulerIds) this.#rulers.write(gesture, image, id, null);
        return;
      case 'patch.removed':
        return this.#patches.write(gesture, image, event.patchId, null);
      case 'scale.set':
        return this.#scales.write(gesture, SCALES, image, { checksum: event.checksum, scale: event.scale });
      case 'sync.stopped':
        this.#syncs.write(gesture, SYNC, SYNC, null);
        break;
      default:
        break;
    }
    if ('patch' in event) {
      this.#patches.write(gesture, image, event.patch.id, event.patch);
      this.#namePatch(image, event.patch, at);
    }
    if ('registration' in event) this.#register(gesture, event.registration);
    if ('viewport' in event && event.viewport) this.#views.write(gesture, pane, image, event.viewport);
  }
}

export type ViewerLog = Ledger<LogEvent, ViewerFold>;

export const emptyViewerLog: ViewerLog = createEmptyLedger<LogEvent, ViewerFold>(() => new FoldOfAll());

export const extendViewerLog = (log: ViewerLog, drafts: readonly LogDraft[]): ViewerLog => log.extend(drafts);
