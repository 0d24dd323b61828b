import { afterEach, expect, it } from 'vitest';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
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

it('a label that did not come is not called absent, and is asked for again', async () => {
  const answers = [() => Promise.reject(new Error('HTTP 503')), () => Promise.resolve([])];
  const load = () => (answers.shift() ?? answers[0])?.() ?? Promise.resolve([]);
  await shown(await readerAt(), <AssociatedPictures load={load} where="" />);
  await click(named('Label and overview pictures'));
  await eventually(() => expect(textOf()).toContain('could not be loaded'));
  expect(textOf()).toContain('HTTP 503');
  expect(textOf()).not.toContain('No label');
  await click(named('Try again'));
  await eventually(() =>
    expect(textOf()).toContain('No label, macro or thumbnail was found with this slide.'),
  );
});
