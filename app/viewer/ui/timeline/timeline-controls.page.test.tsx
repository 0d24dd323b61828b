import { afterEach, expect, it } from 'vitest';
import { gestureId } from '#app/core/event-log/entry.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { TimelineControls } from './timeline-controls.tsx';

afterEach(() => mount(null));

const entryAt = (seq: number, at: number): LogEntry => ({
  seq,
  at,
  image: 'a1',
  pane: 'primary',
  gesture: gestureId(`g${String(seq)}`),
  event: { type: 'slide.opened', v: 1 },
});
const step = () => textOf(found('p[aria-live]'));

it('dates no step by a time that it has not got, and begins with the first real one', async () => {
  const at = Date.UTC(2026, 10, 21, 17, 4, 5);
  await mount(<TimelineControls entries={[entryAt(1, 0), entryAt(2, at)]} show={() => undefined} />);
  expect(step()).toContain('Step 2 of 2 · 11/21/2026, ');
  await click(named('One step back'));
  expect(step()).toContain('Step 1 of 2 · N/A');
  await click(named('One step back'));
  expect(step()).toContain('Step 0 of 2 · 11/21/2026, ');
});
