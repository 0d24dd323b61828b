import { useEffect, useMemo, useState } from 'react';
import { type Playback, playbackOf } from '#app/core/timeline/playback.ts';
import { createPlayer, type Player } from '#app/core/timeline/player.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import type { ViewerLog } from '#app/core/viewing/viewer-log.ts';

interface Playing {
  readonly playback: Playback;
  readonly player: Player;
}

function nextFrame(step: (now: number) => void): () => void {
  const frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** One player for as long as the reading stays the same. */
export function usePlayer(entries: readonly LogEntry[], show: (log: ViewerLog) => void): Playing {
  const [playback, setPlayback] = useState(() => playbackOf(entries));
  const player = useMemo(
    () => createPlayer(entries, { nextFrame, show, changed: setPlayback }),
    [entries, show],
  );
  useEffect(() => {
    player.start();
    return player.stop;
  }, [player]);
  return { playback, player };
}
