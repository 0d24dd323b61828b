import { describe, expect, it } from 'vitest';
import { gestureId } from '../event-log/entry.ts';
import type { LogEntry } from '../viewing/events.ts';
import { emptyViewerLog } from '../viewing/viewer-log.ts';
import { foldTowards } from './fold-towards.ts';
import {
  LONGEST_PAUSE_MS,
  MOST_ENTRIES_A_FRAME,
  passTime,
  pause,
  play,
  playbackOf,
  SPEEDS,
  seek,
} from './playback.ts';

/** A menu that is hidden again and again, each time at one of these moments. */
const entriesAt = (...times: readonly number[]): readonly LogEntry[] =>
  times.map((at, index) => ({
    seq: index + 1,
    at,
    image: 'slide-1',
    pane: 'primary',
    gesture: gestureId(`g${String(index)}`),
    event: { type: 'menu.hidden', v: 1 },
  }));

describe('a replay', () => {
  it('begins at the end, and plays from the beginning when it is asked to', () => {
    const playback = playbackOf(entriesAt(1000, 1500, 2500));
    expect(playback).toMatchObject({ position: 3, elapsed: 1500, isPlaying: false });
    expect(play(playback)).toMatchObject({ position: 0, elapsed: 0, isPlaying: true });
  });

  it('goes on from where it was paused or moved to', () => {
    const moved = seek(playbackOf(entriesAt(1000, 1500, 2500)), 2);
    expect(moved).toMatchObject({ position: 2, elapsed: 500 });
    expect(play(pause(moved))).toMatchObject({ position: 2, elapsed: 500, isPlaying: true });
  });

  it.each(SPEEDS)('plays what is due at %s times the speed', (speed) => {
    const begun = { ...play(playbackOf(entriesAt(0, 800, 1600, 2400))), speed };
    expect(passTime(begun, 799 / speed).position).toBe(1);
    expect(passTime(begun, 800 / speed).position).toBe(2);
    expect(passTime(begun, 1600 / speed).position).toBe(3);
    expect(passTime(begun, 1600 / speed).isPlaying).toBe(true);
    expect(passTime(begun, 2400 / speed)).toMatchObject({ position: 4, isPlaying: false });
  });

  it('shortens long pauses and takes a clock that runs back for none', () => {
    expect(playbackOf(entriesAt(5000, 5100, 9_000_000, 10, 20)).times).toEqual([
      0,
      100,
      100 + LONGEST_PAUSE_MS,
      100 + LONGEST_PAUSE_MS,
      110 + LONGEST_PAUSE_MS,
    ]);
  });

  it('stands still while it is paused, and keeps to the log', () => {
    const playback = playbackOf(entriesAt(0, 10, 20));
    expect(passTime(playback, 1000)).toBe(playback);
    expect(seek(playback, -4).position).toBe(0);
    expect(seek(playback, 99).position).toBe(3);
    expect(play(playbackOf([]))).toMatchObject({ position: 0, isPlaying: false });
  });

  it('plays a dense log no faster than so many entries a frame, and misses none', () => {
    const count = MOST_ENTRIES_A_FRAME * 2 + 5;
    let playback = play(playbackOf(entriesAt(...Array.from({ length: count }, () => 7))));
    const positions: number[] = [];
    while (playback.isPlaying) {
      playback = passTime(playback, 16);
      positions.push(playback.position);
    }
    expect(positions).toEqual([MOST_ENTRIES_A_FRAME, MOST_ENTRIES_A_FRAME * 2, count]);
  });
});

describe('folding towards a position', () => {
  it('takes a bounded number of entries at a time, forward and after going back', () => {
    const entries = entriesAt(...Array.from({ length: MOST_ENTRIES_A_FRAME * 2 }, (_, at) => at));
    const first = foldTowards(emptyViewerLog, entries, entries.length);
    expect(first.log.length).toBe(MOST_ENTRIES_A_FRAME);
    const all = foldTowards(first, entries, entries.length);
    expect(all.log.length).toBe(entries.length);
    const back = foldTowards(all, entries, entries.length - 1);
    expect(back.log.length).toBe(MOST_ENTRIES_A_FRAME);
    expect(foldTowards(back, entries, entries.length - 1).log.length).toBe(entries.length - 1);
    expect(foldTowards(all, entries, 0).log.length).toBe(0);
  });
});
