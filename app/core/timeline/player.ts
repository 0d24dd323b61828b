import type { LogEntry } from '../viewing/events.ts';
import { emptyViewerLog, type ViewerLog } from '../viewing/viewer-log.ts';
import { foldTowards } from './fold-towards.ts';
import { type Playback, passTime, pause, play, playbackOf, type Speed, seek } from './playback.ts';

/** A tab that was out of sight goes on where it was and does not catch up. */
const LONGEST_FRAME_MS = 250;

export interface PlayerPorts {
  /** Calls back once, before the next frame, with the time of a steady clock; gives what calls it off. */
  readonly nextFrame: (step: (now: number) => void) => () => void;
  /** What is on the screen from now on: the log up to the position. */
  readonly show: (log: ViewerLog) => void;
  readonly changed: (playback: Playback) => void;
}

export interface Player {
  /** Shows the whole reading in the next frame; nothing happens before. */
  readonly start: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (position: number) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly stop: () => void;
}

/** Plays a log that is over. It works only in frames, and only while there is something to do. */
export function createPlayer(entries: readonly LogEntry[], ports: PlayerPorts): Player {
  let playback = playbackOf(entries);
  let folded: ViewerLog = emptyViewerLog;
  let lastFrame: number | null = null;
  let callOff: (() => void) | null = null;
  let isOn = false;

  const become = (next: Playback): void => {
    if (next !== playback) ports.changed(next);
    playback = next;
    if (isOn) callOff ??= ports.nextFrame(step);
  };
  const step = (now: number): void => {
    callOff = null;
    const passed = lastFrame === null ? 0 : Math.min(LONGEST_FRAME_MS, now - lastFrame);
    const next = passTime(playback, passed);
    if (next !== playback) ports.changed(next);
    playback = next;
    folded = foldTowards(folded, entries, playback.position);
    // Nothing half-way there is shown, or a step back would flash through the whole reading.
    const isThere = folded.log.length === playback.position;
    if (isThere) ports.show(folded);
    lastFrame = playback.isPlaying ? now : null;
    if (playback.isPlaying || !isThere) callOff = ports.nextFrame(step);
  };
  return {
    start: () => {
      isOn = true;
      ports.changed(playback);
      become(playback);
    },
    play: () => become(play(playback)),
    pause: () => become(pause(playback)),
    seek: (position) => become(seek(playback, position)),
    setSpeed: (speed) => become({ ...playback, speed }),
    stop: () => {
      isOn = false;
      callOff?.();
      callOff = null;
    },
  };
}
