import type { LogEntry } from '../viewing/events.ts';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** Nobody waits through a telephone call again: a longer pause is played as one of this length. */
export const LONGEST_PAUSE_MS = 3000;

/** A log changes a screen no faster than this many entries a frame, however dense it is. */
export const MOST_ENTRIES_A_FRAME = 4000;

/** Where the replay of a log stands. */
export interface Playback {
  /** By entry, how long after the first one it is played, in milliseconds at speed 1. */
  readonly times: readonly number[];
  /** How many entries have been played, hence the number of the latest one. */
  readonly position: number;
  /** How much of the time of the replay has passed, in milliseconds at speed 1. */
  readonly elapsed: number;
  readonly speed: Speed;
  readonly isPlaying: boolean;
}

/** Marks of an earlier visit come after steps of this one, so a clock that runs back counts as no pause. */
function timesOf(entries: readonly LogEntry[]): readonly number[] {
  let time = 0;
  return entries.map(({ at }, index) => {
    const before = entries[index - 1];
    time += before === undefined ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(0, at - before.at));
    return time;
  });
}

/** A playback begins at the end of the log, which is what the reader has just seen. */
export function playbackOf(entries: readonly LogEntry[]): Playback {
  const times = timesOf(entries);
  return { times, position: times.length, elapsed: times.at(-1) ?? 0, speed: 1, isPlaying: false };
}

/** How many entries are played by then. */
function playedBy(times: readonly number[], elapsed: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) <= elapsed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The time of the replay goes along, so that playing goes on from there. */
export function seek(playback: Playback, wanted: number): Playback {
  const position = Math.min(playback.times.length, Math.max(0, Math.round(wanted)));
  return { ...playback, position, elapsed: playback.times[position - 1] ?? 0 };
}

/** From the beginning where it stands at the end. */
export function play(playback: Playback): Playback {
  const from = playback.position === playback.times.length ? seek(playback, 0) : playback;
  return { ...from, isPlaying: from.times.length > 0 };
}

export const pause = (playback: Playback): Playback => ({ ...playback, isPlaying: false });

/** The playback after `ms` milliseconds of a real clock. It stops by itself at the end. */
export function passTime(playback: Playback, ms: number): Playback {
  if (!playback.isPlaying) return playback;
  const { times, position: before, speed } = playback;
  const elapsed = playback.elapsed + Math.max(0, ms) * speed;
  const due = playedBy(times, elapsed);
  const position = Math.min(due, before + MOST_ENTRIES_A_FRAME);
  if (position < due) return { ...seek(playback, position), isPlaying: true };
  return { ...playback, position, elapsed, isPlaying: position < times.length };
}
