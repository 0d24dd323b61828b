import { useEffect, useState } from 'react';
import { type Playback, playbackOf } from '#app/core/timeline/playback.ts';
import { createPlayer, type Player } from '#app/core/timeline/player.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import type { ViewerLog } from '#app/core/viewing/viewer-log.ts';

interface Playing {
  readonly playback: Playback;
  /** Null on the first render, before there is a screen to play on. */
  readonly player: Player | null;
}

function nextFrame(step: (now: number) => void): () => void {
  const frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** One player for as long as the reading stays the same. */
export function usePlayer(entries: readonly LogEntry[], show: (log: ViewerLog) => void): Playing {
  const [playback, setPlayback] = useState(() => playbackOf(entries));
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    const made = createPlayer(entries, { nextFrame, show, changed: setPlayback });
    setPlayer(made);
    return () => made.stop();
  }, [entries, show]);
  return { playback, player };
}
