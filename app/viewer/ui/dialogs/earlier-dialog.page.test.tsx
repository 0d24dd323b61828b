import { fork } from 'effector';
import { afterEach, expect, it } from 'vitest';
import { gestureId } from '#app/core/event-log/entry.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { $earlierTurn } from '../../state/turned-gestures.ts';
import { shown } from '../marks/panels.test-support.tsx';
import { EarlierDialog } from './earlier-dialog.tsx';

afterEach(() => mount(null));

it('says what goes and when it was made, and not that it was there before a page that it came to meanwhile', async () => {
  const earlier = {
    image: 'a1',
    gesture: gestureId('g'),
    pane: 'primary',
    words: 'measurement 25.000 μm',
    at: Date.UTC(2026, 10, 21, 17, 4),
  } as const;
  await shown(fork({ values: [[$earlierTurn, earlier]] }), <EarlierDialog />);
  const text = textOf(found('[role=dialog]'));
  expect(text).toMatch(
    /This takes back: measurement 25\.000 μm, made on .*, in an earlier visit, in another window or on another computer\./,
  );
  expect(text).not.toContain('before this page');
});
