import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { ask, opened } from '../../state/reading.test-support.ts';
import { asked, readerAt, shown } from '../marks/panels.test-support.tsx';
import { SyncLine } from './sync-line.tsx';

const at = (x: number) => ({ centre: { x, y: 400 }, scale: 1, rotation: 0 });

it('shows and says that a drag re-aligned the panes, and no longer than the next sync', async () => {
  const scope = await readerAt();
  await ask(scope, { type: 'open-slide', image: 'b1' }, 'secondary');
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('b1') } });
  await ask(scope, { type: 'start-sync', lead: at(100), own: at(100) }, 'secondary');
  await shown(scope, <SyncLine side="secondary" />);
  const line = () => textOf(found('[role=status]'));
  expect(line()).toBe('Synced · no offset');
  await asked(scope, { type: 'align-panes', lead: at(100), own: at(500) }, 'secondary');
  expect(line()).toBe('Re-aligned. Synced · offset 100 μm right');
  expect(found('[role=status] strong').className).not.toContain('sr-only');
  await asked(scope, { type: 'stop-sync', own: at(500) }, 'secondary');
  await asked(scope, { type: 'start-sync', lead: at(100), own: at(500) }, 'secondary');
  expect(line()).toBe('Synced · offset 100 μm right');
  await unmount();
});
