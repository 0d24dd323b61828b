import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { entryWords } from '#app/core/timeline/entry-words.ts';
import { LONGEST_PAUSE_MS, type Playback, SPEEDS } from '#app/core/timeline/playback.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import type { ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { useTimeZone } from '#app/ui/time-zone.ts';
import { clockText, hasTime } from './clock-text.ts';
import { usePlayer } from './use-player.ts';

interface TimelineControlsProps {
  readonly entries: readonly LogEntry[];
  readonly show: (log: ViewerLog) => void;
}

const SPEED_CHOICES = SPEEDS.map((speed) => ({ value: String(speed), label: `${String(speed)}×` }));

/** Plays and scrubs a reading; what it shows goes to the panes, so that a step of the clock renders nothing else. */
export function TimelineControls({ entries, show }: TimelineControlsProps) {
  const { playback, player } = usePlayer(entries, show);
  const { position, isPlaying } = playback;
  const seek = (to: number): void => {
    player.pause();
    player.seek(to);
  };
  return (
    <section
      aria-label="Playing"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-border bg-raised px-3 py-2"
    >
      <IconButton
        label="One step back"
        tooltipSide="top"
        disabled={position === 0}
        onClick={() => seek(position - 1)}
      >
        <SkipBack aria-hidden />
      </IconButton>
      <Button
        variant="primary"
        className="min-w-24"
        disabled={entries.length === 0}
        onClick={isPlaying ? player.pause : player.play}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <IconButton
        label="One step on"
        tooltipSide="top"
        disabled={position === entries.length}
        onClick={() => seek(position + 1)}
      >
        <SkipForward aria-hidden />
      </IconButton>
      <Select
        aria-label="Speed"
        className="w-24"
        choices={SPEED_CHOICES}
        value={String(playback.speed)}
        onChange={({ currentTarget: { value } }) => {
          const speed = SPEEDS.find((one) => String(one) === value);
          if (speed !== undefined) player.setSpeed(speed);
        }}
      />
      <Position entries={entries} playback={playback} onSeek={seek} />
    </section>
  );
}

interface PositionProps {
  readonly entries: readonly LogEntry[];
  readonly playback: Playback;
  readonly onSeek: (position: number) => void;
}

function Position({ entries, playback: { position, isPlaying }, onSeek }: PositionProps) {
  const entry = entries[position - 1] ?? null;
  const clock = clockText((entry ?? entries.find(hasTime))?.at ?? null, useTimeZone());
  const step = `Step ${String(position)} of ${String(entries.length)}`;
  const words = entryWords(entry);
  return (
    <>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${step}, ${words}`}
        min={0}
        max={entries.length}
        value={position}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        className="h-9 min-w-40 flex-1 accent-accent coarse:h-11 max-desktop:order-last max-desktop:basis-full"
      />
      {/* Read out only at rest: a replay has more steps a second than anyone can listen to. */}
      <p aria-live={isPlaying ? 'off' : 'polite'} className="text-sm tabular-nums">
        {step} · {clock}
        <span className="block text-muted">{words}</span>
      </p>
      <p className="w-full text-sm text-muted">
        Pauses longer than {LONGEST_PAUSE_MS / 1000} seconds are played as {LONGEST_PAUSE_MS / 1000} seconds.
      </p>
    </>
  );
}
