import { describe, expect, it } from 'vitest';
import { gestureId } from '#app/core/event-log/entry.ts';
import { redo, undo } from '#app/core/event-log/history.ts';
import type { LogEvent } from '#app/core/viewing/events.ts';
import { GOLDEN_IMAGES, goldenLines, logOfLines } from '#app/core/viewing/golden-log.test-support.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { stateHash } from '../bench/viewer/state-hash.ts';

/** A field that is new in what a log shows changes it; then the new hash is typed here, once in all engines. */
const GOLDEN = '69d3052e7f291afb01f5f3a3fae568f0';

const lines = goldenLines();
const golden = logOfLines(lines);
const hashOf = (log: ViewerLog): string => stateHash(log.view, GOLDEN_IMAGES);
const track = { pane: 'primary', image: 'slide-1', lane: 'marks' } as const;
const after = (log: ViewerLog, name: string, event: LogEvent | null): ViewerLog =>
  extendViewerLog(
    log,
    event ? [{ at: 0, image: 'slide-1', pane: 'primary', gesture: gestureId(name), event }] : [],
  );

describe('the state hash', () => {
  it('of the golden log is the one that was written down', () => {
    expect(lines).toHaveLength(2000);
    expect(hashOf(golden)).toBe(GOLDEN);
  });

  it('is the same whether the log was folded in one go or line by line', () => {
    const slowly = golden.log.entries.reduce(
      (log, { seq: _, ...draft }) => extendViewerLog(log, [draft]),
      emptyViewerLog,
    );
    expect(hashOf(slowly)).toBe(GOLDEN);
  });

  it('changes with Undo and comes back with Redo', () => {
    const undone = after(golden, 'u', undo(golden.view.history(track)));
    expect(hashOf(undone)).not.toBe(GOLDEN);
    expect(hashOf(after(undone, 'r', redo(undone.view.history(track))))).toBe(GOLDEN);
  });

  it('changes with the smallest step that a number can take', () => {
    const [ruler] = golden.view.rulers('slide-1');
    if (ruler === undefined) throw new Error('The golden log has no ruler.');
    const nudged = { ...ruler, from: { ...ruler.from, x: ruler.from.x + Number.EPSILON * ruler.from.x } };
    const same = after(golden, 'e', { type: 'ruler.edited', v: 1, ruler });
    const other = after(golden, 'e', { type: 'ruler.edited', v: 1, ruler: nudged });
    expect(hashOf(other)).not.toBe(hashOf(same));
  });

  it('does not see in which order the fields of a mark were set', () => {
    const [ruler] = golden.view.rulers('slide-1');
    if (ruler === undefined) throw new Error('The golden log has no ruler.');
    const backwards = Object.fromEntries(Object.entries(ruler).reverse()) as unknown as typeof ruler;
    const same = after(golden, 'e', { type: 'ruler.edited', v: 1, ruler });
    expect(hashOf(after(golden, 'e', { type: 'ruler.edited', v: 1, ruler: backwards }))).toBe(hashOf(same));
  });

  it('differs after every one of the golden log’s lines that changed something', () => {
    const seen = new Map<string, number>();
    let log = emptyViewerLog;
    for (const { seq, ...draft } of golden.log.entries.slice(0, 300)) {
      log = extendViewerLog(log, [draft]);
      if ('ruler' in draft.event || 'patch' in draft.event) seen.set(hashOf(log), seq);
    }
    const changing = golden.log.entries
      .slice(0, 300)
      .filter(({ event }) => 'ruler' in event || 'patch' in event);
    expect(seen.size).toBe(changing.length);
  });
});

describe('what is kept of an image', () => {
  it('can be asked for from some entry on', () => {
    const kept = golden.view.kept('slide-2');
    expect(kept.length).toBeGreaterThan(100);
    expect(golden.view.kept('slide-2', 40)).toEqual(kept.slice(40));
    expect(golden.view.kept('slide-2', kept.length)).toEqual([]);
    expect(golden.view.kept('nowhere', 3)).toEqual([]);
  });
});
