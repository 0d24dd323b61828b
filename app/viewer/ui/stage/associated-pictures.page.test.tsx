import { afterEach, expect, it } from 'vitest';
import { click, eventually, found, mount, named } from '#app/ui/mount.test-support.tsx';
import type { AssociatedPicture } from '../../tiles/associated.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { AssociatedPictures } from './associated-pictures.tsx';

afterEach(async () => {
  await mount(null);
  window.localStorage.clear();
});

const LABEL: AssociatedPicture = {
  kind: 'label',
  size: { width: 300, height: 200 },
  // It never comes: only how it lies matters here.
  picture: () => new Promise(() => undefined),
};

async function openLabel(): Promise<HTMLCanvasElement> {
  await shown(await readerAt(), <AssociatedPictures load={() => Promise.resolve([LABEL])} where="" />);
  await click(named('Label and overview pictures'));
  await eventually(() => expect(named('Turn label')).toBeTruthy());
  return found<HTMLCanvasElement>('canvas');
}

it('the label of the glass is turned by quarters, and lies so at the next slide too', async () => {
  const canvas = await openLabel();
  const lies = () => [canvas.width, canvas.height, canvas.dataset['turn']];
  expect(lies()).toEqual([300, 200, '0']);
  await click(named('Turn label'));
  expect(lies()).toEqual([200, 300, '90']);
  await click(named('Turn label'));
  await click(named('Turn label'));
  expect(lies()).toEqual([200, 300, '270']);
  await mount(null);
  expect((await openLabel()).dataset['turn']).toBe('270');
});
