import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, project, standing } from '../event-log/definitions.test-support.ts';
import { holds } from '../event-log/holds.test-support.ts';
import { idsIn } from '../event-log/toy-log.test-support.ts';
import {
  alignedOn,
  patchesOn,
  registrationNamed,
  rulersOn,
  scaleSetOn,
  viewportOf,
} from './definitions.test-support.ts';
import { type LogDraft, type LogEntry, logCodec, type ViewerEvent } from './events.ts';
import { type Lane, laneOf } from './policies.ts';
import { session } from './projections.ts';
import { ask, draftOf, randomReadings, rulerOn, view } from './random-readings.test-support.ts';
import { emptyViewerLog, extendViewerLog, type ViewerFold, type ViewerLog } from './viewer-log.ts';

const PANES = ['primary', 'secondary'] as const;
const SLIDES = ['slide-1', 'slide-2'] as const;
const LANES: readonly Lane[] = ['marks', 'view'];
const TRACKS = PANES.flatMap((pane) =>
  SLIDES.flatMap((image) => LANES.map((lane) => ({ pane, image, lane }))),
);

const refolded = (entries: readonly LogEntry[]) => {
  const counting = standing<ViewerEvent, Lane>(entries, laneOf);
  return {
    rulers: SLIDES.map((image) => project(rulersOn(image), counting)),
    patches: SLIDES.map((image) => project(patchesOn(image), counting)),
    registration: project(registrationNamed, counting),
    aligned: SLIDES.map((image) => project(alignedOn('slide-1', image), counting)),
    scales: SLIDES.map((image) => project(scaleSetOn(image), counting)),
    views: PANES.flatMap((pane) => SLIDES.map((image) => project(viewportOf(pane, image), counting))),
    session: project(session, counting),
    histories: TRACKS.map((track) => idsIn(historyOf<ViewerEvent, Lane>(entries, laneOf, track))),
  };
};

const told = (fold: ViewerFold) => ({
  rulers: SLIDES.map((image) => fold.rulers(image)),
  patches: SLIDES.map((image) => fold.patches(image)),
  registration: fold.registration(),
  aligned: SLIDES.map((image) => fold.aligned('slide-1', image)),
  scales: SLIDES.map((image) => fold.scaleSet(image)),
  views: PANES.flatMap((pane) => SLIDES.map((image) => fold.viewport(pane, image))),
  session: fold.session(),
  histories: TRACKS.map((track) => idsIn(fold.history(track))),
});

const withoutSeq = ({ seq: _, ...draft }: LogEntry): LogDraft => draft;
const decodedAll = (entries: readonly LogEntry[]): LogDraft[] =>
  entries.flatMap((entry) => {
    const decoded = logCodec.decode(logCodec.encode(entry));
    return decoded.ok ? [withoutSeq(decoded.entry)] : [];
  });

/** What storage may have become since it was written, and what the codec has to say of it. */
const damages = [
  {
    reason: 'unknown-type',
    of: (entry: LogEntry) => JSON.stringify({ ...entry, event: { ...entry.event, type: 'ruler.stretched' } }),
  },
  {
    reason: 'unknown-version',
    of: (entry: LogEntry) => JSON.stringify({ ...entry, event: { ...entry.event, v: 2 } }),
  },
  { reason: 'malformed', of: (entry: LogEntry) => logCodec.encode(entry).slice(0, -1) },
  { reason: 'malformed', of: (entry: LogEntry) => JSON.stringify({ ...entry, pane: 'third' }) },
  { reason: 'malformed', of: (entry: LogEntry) => JSON.stringify({ ...entry, event: [entry.event] }) },
] as const;

describe('the fold that keeps up with the log', () => {
  it('1,000 random readings: equals the projections over the whole log, after every entry', () => {
    const property = fc.property(randomReadings, ({ log }) => {
      let kept = emptyViewerLog;
      for (const entry of log.entries) {
        kept = extendViewerLog(kept, [withoutSeq(entry)]);
        if (entry.seq % 7 === 0) expect(told(kept.view)).toEqual(refolded(log.entries.slice(0, entry.seq)));
      }
      expect(told(kept.view)).toEqual(refolded(log.entries));
    });
    holds(1000, property);
  });

  it('1,000 random readings: the same after every entry went through storage and back', () => {
    const property = fc.property(randomReadings, (reading) => {
      const back = extendViewerLog(emptyViewerLog, decodedAll(reading.log.entries));
      expect(back.log.entries).toEqual(reading.log.entries);
      expect(told(back.view)).toEqual(told(reading.view));
    });
    holds(1000, property);
  });

  it('1,000 damaged logs: each line that cannot be understood is refused with its reason, the rest is kept', () => {
    const blow = fc.oneof(
      { weight: 3, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...damages) },
    );
    const property = fc.property(randomReadings, fc.array(blow, { minLength: 1 }), ({ log }, blows) => {
      const whole: LogEntry[] = [];
      const read: LogDraft[] = [];
      for (const entry of log.entries) {
        const damage = blows[entry.seq % blows.length] ?? null;
        const decoded = logCodec.decode(damage ? damage.of(entry) : logCodec.encode(entry));
        expect(decoded.ok ? null : decoded.reason).toBe(damage?.reason ?? null);
        if (decoded.ok) read.push(withoutSeq(decoded.entry));
        if (!damage) whole.push(entry);
      }
      expect(read).toEqual(whole.map(withoutSeq));
      const back = extendViewerLog(emptyViewerLog, read);
      expect(told(back.view)).toEqual(refolded(whole));
    });
    holds(1000, property);
  });

  it('what is kept of an image gives its marks and their Undo again, and nothing else', () => {
    const property = fc.property(randomReadings, (reading) => {
      for (const [at, image] of SLIDES.entries()) {
        const kept = reading.view.kept(image);
        const marked = new Set<string>(
          kept.flatMap(({ event, gesture }) => ('target' in event ? [] : [gesture])),
        );
        for (const { event } of kept)
          if ('target' in event) expect(marked).toContain(event.target);
          else expect(laneOf(event)).toBe('marks');
        const back = extendViewerLog(emptyViewerLog, decodedAll(kept)).view;
        expect(back.rulers(image)).toEqual(reading.view.rulers(image));
        for (const pane of PANES) {
          const track = { pane, image, lane: 'marks' } as const;
          expect(idsIn(back.history(track))).toEqual(idsIn(reading.view.history(track)));
          expect(back.viewport(pane, image)).toBeNull();
        }
        expect(back.rulers(SLIDES[1 - at] ?? '')).toEqual([]);
      }
    });
    holds(300, property);
  });
});

describe('a reading', () => {
  const opened = ask(emptyViewerLog, 'primary', { type: 'open-slide', image: 'slide-1' });
  const drawn = (log: ViewerLog, id: string, image = 'slide-1'): ViewerLog =>
    extendViewerLog(log, [
      draftOf({ type: 'ruler.drawn', v: 1, ruler: rulerOn(image, id) }, `draw-${id}`, image, 'primary'),
    ]);
  const ids = (log: ViewerLog, image = 'slide-1'): readonly string[] =>
    log.view.rulers(image).map((ruler) => ruler.id);

  it('Delete All Measurements is one Undo', () => {
    const cleared = ask(drawn(drawn(opened, 'a'), 'b'), 'primary', { type: 'clear-rulers' });
    expect(ids(cleared)).toEqual([]);
    expect(ids(ask(cleared, 'primary', { type: 'undo', lane: 'marks' }))).toEqual(['a', 'b']);
  });

  it('a ruler that the other pane brings back after a clearing is back', () => {
    const undone = ask(drawn(opened, 'a'), 'primary', { type: 'undo', lane: 'marks' });
    const other = ask(undone, 'secondary', { type: 'open-slide', image: 'slide-1' });
    const theirs = extendViewerLog(other, [
      draftOf(
        { type: 'ruler.drawn', v: 1, ruler: rulerOn('slide-1', 'b') },
        'theirs',
        'slide-1',
        'secondary',
      ),
    ]);
    const cleared = ask(theirs, 'secondary', { type: 'clear-rulers' });
    expect(ids(ask(cleared, 'primary', { type: 'redo', lane: 'marks' }))).toEqual(['a']);
  });

  it('looking around does not stand between the reader and Undo', () => {
    const looked = ask(drawn(opened, 'a'), 'primary', { type: 'move-view', viewport: view(3) });
    const undone = ask(looked, 'primary', { type: 'undo', lane: 'marks' });
    expect(ids(undone)).toEqual([]);
    expect(undone.view.viewport('primary', 'slide-1')).toEqual(view(3));
  });

  it('Undo on one slide never touches another', () => {
    const second = ask(drawn(opened, 'a'), 'primary', { type: 'open-slide', image: 'slide-2' });
    expect(ids(ask(second, 'primary', { type: 'undo', lane: 'marks' }))).toEqual(['a']);
  });

  it('a list of rulers is the same list until one changes', () => {
    const one = drawn(opened, 'a');
    const list = one.view.rulers('slide-1');
    const looked = ask(one, 'primary', { type: 'move-view', viewport: view(3) });
    expect(looked.view.rulers('slide-1')).toBe(list);
    expect(drawn(looked, 'b').view.rulers('slide-1')).not.toBe(list);
  });
});

it('a scale from when a wider range could be entered counts for none', () => {
  const set = (mpp: number): LogDraft => {
    const scale = { state: 'manual', mppX: mpp, mppY: mpp, reason: 'stage micrometer' } as const;
    return draftOf({ type: 'scale.set', v: 1, checksum: null, scale }, `set-${mpp}`, 'slide-1', 'primary');
  };
  const scaleAfter = (...mpps: number[]) =>
    extendViewerLog(emptyViewerLog, mpps.map(set)).view.scaleSet('slide-1')?.scale?.mppX ?? null;
  expect([scaleAfter(0.5), scaleAfter(0.5, 50), scaleAfter(50, 20)]).toEqual([0.5, null, 20]);
});
