import { describe, expect, it } from 'vitest';
import { MOST_ENTRIES_A_FRAME } from '#app/core/timeline/playback.ts';
import { goldenLines, logOfLines } from '#app/core/viewing/golden-log.test-support.ts';
import { steppedPlayer } from '../bench/viewer/played-hash.ts';

const { entries } = logOfLines(goldenLines()).log;

/** A log of `count` entries, as many as a long reading makes, of which the same ones come again and again. */
const long = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length];
    if (entry === undefined) throw new Error('The golden log is empty.');
    return { ...entry, seq: index + 1 };
  });

describe('the player', () => {
  it('shows the whole reading first, and then works only while there is something to do', () => {
    const { player, seen, frame, rest } = steppedPlayer(entries);
    rest();
    expect(seen.log?.log.length).toBe(entries.length);
    expect(frame()).toBe(false);
    player.seek(7);
    expect(frame()).toBe(true);
    expect(seen.log?.log.length).toBe(7);
    expect(frame()).toBe(false);
  });

  it('handles a bounded number of entries a frame, and shows nothing half-way back', () => {
    const count = MOST_ENTRIES_A_FRAME * 3;
    const { player, seen, rest, frame } = steppedPlayer(long(count));
    rest();
    expect(seen.frames).toBe(3);
    player.seek(count - 1);
    expect(frame()).toBe(true);
    expect(seen.log?.log.length).toBe(count);
    rest();
    expect(seen.log?.log.length).toBe(count - 1);
    expect(seen.frames).toBe(6);
  });

  it('shows every frame of what it plays, and pauses where it is told to', () => {
    const { player, seen, rest, frame } = steppedPlayer(entries);
    rest();
    player.seek(0);
    player.setSpeed(16);
    player.play();
    let before = -1;
    for (let frames = 0; frames < 40; frames += 1) {
      frame();
      expect(seen.log?.log.length).toBe(seen.playback?.position);
      expect(seen.log?.log.length).toBeGreaterThanOrEqual(before);
      before = seen.log?.log.length ?? 0;
    }
    expect(before).toBeGreaterThan(3);
    player.pause();
    rest();
    expect(seen.log?.log.length).toBe(before);
  });

  it('does nothing more once it is stopped', () => {
    const { player, seen, frame } = steppedPlayer(entries);
    player.stop();
    player.play();
    expect(frame()).toBe(false);
    expect(seen.log).toBeNull();
  });
});
