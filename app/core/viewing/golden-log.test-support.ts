import { gestureId, type PaneId } from '../event-log/entry.ts';
import { redo, undo } from '../event-log/history.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import { type LogEvent, logCodec, type ViewerEvent } from './events.ts';
import type { Lane } from './policies.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from './viewer-log.ts';

export const GOLDEN_IMAGES = ['slide-1', 'slide-2', 'slide-3'] as const;
const PANES = ['primary', 'secondary'] as const;
const LINES = 2000;

type Chance = (limit: number) => number;

/** Whole numbers only, so that every engine draws the same. */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Fractions that no engine may round otherwise than another. */
const length = (chance: Chance): number => chance(8_000_000) / 97;

function rulerOf(chance: Chance, id: string, imageId: string, pane: PaneId): Ruler {
  const point = () => ({ x: length(chance), y: length(chance) });
  const scale = { state: 'file', mppX: 0.2527, mppY: 0.2531, source: 'api' } as const;
  const author = chance(4) === 0 ? null : { userId: 'reader-1', displayName: 'Ä. Reader 读者' };
  const mode = chance(2) === 0 ? ('straight' as const) : ('coordinate' as const);
  const shared = { id, imageId, checksum: null, mode, scale, visible: true, name: '', author, pane };
  return { ...shared, from: point(), to: point() };
}

function patchOf(chance: Chance, id: string, imageId: string, pane: PaneId): Patch {
  const box = { x: length(chance), y: length(chance), width: length(chance), height: length(chance) };
  const look = { note: `“${id}”\n🔬`, color: '#7cfc00', isPoint: false, widthInClient: 64.5 };
  return { id, imageId, checksum: 'c0ffee', ...look, box, author: null, pane };
}

function markEvent(chance: Chance, log: ViewerLog, image: string, pane: PaneId, id: string): ViewerEvent {
  const rulers = log.view.rulers(image);
  const patches = log.view.patches(image);
  const ruler = rulers[chance(rulers.length + 1)];
  const patch = patches[chance(patches.length + 1)];
  const kind = chance(20);
  if (ruler && kind < 4) return { type: 'ruler.edited', v: 1, ruler: { ...ruler, name: `Focus ${id}` } };
  if (ruler && kind < 6) return { type: 'ruler.removed', v: 1, rulerId: ruler.id };
  if (kind === 6) return { type: 'rulers.cleared', v: 1, rulerIds: rulers.slice(0, 3).map((one) => one.id) };
  if (patch && kind < 9) return { type: 'patch.noted', v: 1, patch: { ...patch, note: id } };
  if (patch && kind < 10) return { type: 'patch.removed', v: 1, patchId: patch.id };
  if (kind < 13) return { type: 'patch.placed', v: 1, patch: patchOf(chance, id, image, pane) };
  return { type: 'ruler.drawn', v: 1, ruler: rulerOf(chance, id, image, pane) };
}

function nextEvent(chance: Chance, log: ViewerLog, image: string, pane: PaneId, id: string): LogEvent | null {
  const kind = chance(20);
  const lane: Lane = chance(4) === 0 ? 'view' : 'marks';
  if (kind < 4) return undo(log.view.history({ pane, image, lane }));
  if (kind < 6) return redo(log.view.history({ pane, image, lane }));
  if (kind === 6) return { type: 'slide.opened', v: 1 };
  if (kind > 8) return markEvent(chance, log, image, pane, id);
  const centre = { x: length(chance), y: length(chance) };
  return {
    type: 'view.moved',
    v: 1,
    viewport: { centre, scale: (chance(900) + 1) / 700, rotation: chance(360) },
  };
}

/** A long reading as it lies in storage, made anew by whoever asks and always the same. */
export function goldenLines(): readonly string[] {
  const chance = chanceOf(20260311);
  let log = emptyViewerLog;
  for (let step = 0; log.log.length < LINES; step += 1) {
    const image = GOLDEN_IMAGES[chance(3)] ?? 'slide-1';
    const pane = PANES[chance(2)] ?? 'primary';
    const event = nextEvent(chance, log, image, pane, `mark-${String(step)}`);
    const at = 1_760_000_000_000 + step * 1250;
    if (event)
      log = extendViewerLog(log, [{ at, image, pane, gesture: gestureId(`g${String(step)}`), event }]);
  }
  return log.log.entries.map(logCodec.encode);
}

/** The log that those lines give when they are read back. */
export function logOfLines(lines: readonly string[]): ViewerLog {
  const drafts = lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    if (!decoded.ok) throw new Error(`${decoded.reason}: ${line}`);
    const { seq: _, ...draft } = decoded.entry;
    return [draft];
  });
  return extendViewerLog(emptyViewerLog, drafts);
}
