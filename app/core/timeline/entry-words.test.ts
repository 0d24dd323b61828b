import { expect, it } from 'vitest';
import { gestureId } from '../event-log/entry.ts';
import type { LogEvent } from '../viewing/events.ts';
import { entryWords } from './entry-words.ts';

const wordsOf = (event: LogEvent): string =>
  entryWords({ seq: 1, at: 1, image: 'i', pane: 'primary', gesture: gestureId('g'), event });

it('tells a scale that was set by hand from one that was taken back', () => {
  const scale = { state: 'manual', mppX: 1, mppY: 1, reason: 'Micrometer' } as const;
  expect(wordsOf({ type: 'scale.set', v: 1, checksum: null, scale })).toBe('Scale set by hand');
  expect(wordsOf({ type: 'scale.set', v: 1, checksum: null, scale: null })).toBe('Scale by hand taken back');
});
