import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';
import { imageOpened, stampFx } from '../log.ts';
import { ask, countedStamps, opened } from '../reading.test-support.ts';
import { $syncNews, $syncText } from './sync-news.ts';

const at = (x: number, y = 400) => ({ centre: { x, y }, scale: 1, rotation: 0 });

async function synced(): Promise<Scope> {
  const scope = fork({ handlers: [[stampFx, countedStamps('n')]] });
  for (const [pane, id] of [
    ['primary', 'a'],
    ['secondary', 'b'],
  ] as const) {
    await ask(scope, { type: 'open-slide', image: id }, pane);
    await allSettled(imageOpened, { scope, params: { pane, image: opened(id) } });
  }
  await ask(scope, { type: 'start-sync', lead: at(100), own: at(100) }, 'secondary');
  return scope;
}

it('says the offset anew when a drag re-aligns, and that a slide change ended the sync', async () => {
  const scope = await synced();
  expect([scope.getState($syncText), scope.getState($syncNews)]).toEqual(['Synced · no offset', null]);
  await ask(scope, { type: 'align-panes', lead: at(100), own: at(500) }, 'secondary');
  expect([scope.getState($syncText), scope.getState($syncNews)]).toEqual([
    'Synced · offset 100 μm right',
    'aligned',
  ]);
  await ask(scope, { type: 'open-slide', image: 'c' }, 'secondary');
  expect([scope.getState($syncText), scope.getState($syncNews)]).toEqual([null, 'parted']);
  await ask(scope, { type: 'close-split' });
  expect(scope.getState($syncNews)).toBeNull();
});

it('says that other pixels of a slide ended the sync', async () => {
  const scope = await synced();
  const rescan = opened('b', { checksum: 'rescan' });
  await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: rescan } });
  expect([scope.getState($syncText), scope.getState($syncNews)]).toEqual([null, 'parted']);
});

it('says nothing of an end that the reader asked for', async () => {
  const scope = await synced();
  await ask(scope, { type: 'align-panes', lead: at(100), own: at(500) }, 'secondary');
  await ask(scope, { type: 'stop-sync', own: at(500) }, 'secondary');
  expect([scope.getState($syncText), scope.getState($syncNews)]).toEqual([null, null]);
});
