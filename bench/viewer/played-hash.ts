import type { ImageId } from '../../app/core/event-log/entry.ts';
import type { Playback } from '../../app/core/timeline/playback.ts';
import { createPlayer } from '../../app/core/timeline/player.ts';
import type { LogEntry } from '../../app/core/viewing/events.ts';
import type { ViewerLog } from '../../app/core/viewing/viewer-log.ts';
import { stateHash } from './state-hash.ts';

const FRAME_MS = 16;

/** A player whose frames come when the caller says, however long ago they were asked for. */
export function steppedPlayer(entries: readonly LogEntry[]) {
  let waiting: ((now: number) => void) | null = null;
  let now = 0;
  const seen: { log: ViewerLog | null; playback: Playback | null; frames: number } = {
    log: null,
    playback: null,
    frames: 0,
  };
  const player = createPlayer(entries, {
    nextFrame: (step) => {
      waiting = step;
      return () => {
        waiting = null;
      };
    },
    show: (log) => {
      seen.log = log;
    },
    changed: (playback) => {
      seen.playback = playback;
    },
  });
  /** Whether a frame was asked for. */
  const frame = (): boolean => {
    const step = waiting;
    if (step === null) return false;
    waiting = null;
    now += FRAME_MS;
    seen.frames += 1;
    step(now);
    return true;
  };
  const rest = (): void => {
    while (frame());
  };
  player.start();
  return { player, seen, frame, rest };
}

/** Plays a reading, scrubs back in the middle of it, plays on to the end, and says what is shown then. */
export function playedHash(entries: readonly LogEntry[], images: readonly ImageId[]): string {
  const { player, seen, frame, rest } = steppedPlayer(entries);
  player.setSpeed(16);
  player.seek(0);
  player.play();
  for (let frames = 0; frames < entries.length && frame(); frames += 1);
  player.seek(Math.floor(entries.length / 2));
  player.seek(Math.floor(entries.length / 3));
  player.play();
  rest();
  if (seen.log === null) throw new Error('The player has shown nothing.');
  return stateHash(seen.log.view, images);
}
