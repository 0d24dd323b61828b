import { afterEach, expect, it } from 'vitest';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { type AssociatedPicture, NO_PICTURES } from '../../tiles/associated.ts';
import { SlideFault, tileFetchFailed } from '../../tiles/slide-error.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { AssociatedPictures } from './associated-pictures.tsx';

afterEach(async () => {
  await mount(null);
  window.localStorage.clear();
});

const LABEL: AssociatedPicture = {
  kind: 'label',
  size: { width: 300, height: 200 },
  // The picture never comes: only how it lies matters here.
  picture: () => new Promise(() => undefined),
};

async function openLabel(): Promise<HTMLCanvasElement> {
  await shown(
    await readerAt(),
    <AssociatedPictures load={() => Promise.resolve({ pictures: [LABEL], missing: null })} where="" />,
  );
  await click(named('Label and overview pictures'));
  await eventually(() => expect(named('Turn label')).toBeTruthy());
  return found<HTMLCanvasElement>('canvas');
}

it('the label of the glass is turned by quarters, and lies so at the next slide too', async () => {
  const canvas = await openLabel();
  // The server may have taken it out of a file that is not read here.
  expect(textOf()).toContain('read from the slide file here or by the server');
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
  const answers = [() => Promise.reject(new Error('HTTP 503'))];
  const load = () => answers.shift()?.() ?? Promise.resolve(NO_PICTURES);
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

it('pictures that came are shown where others did not, which is said', async () => {
  const missing = new SlideFault(tileFetchFailed(503), true);
  const answers = [{ pictures: [{ ...LABEL, kind: 'macro' as const }], missing }];
  const load = () => Promise.resolve(answers.shift() ?? { pictures: [LABEL], missing: null });
  await shown(await readerAt(), <AssociatedPictures load={load} where="" />);
  await click(named('Label and overview pictures'));
  await eventually(() => expect(textOf()).toContain('Not all pictures could be loaded.'));
  expect(textOf()).toContain('HTTP 503');
  expect(named('Turn whole slide glass')).toBeTruthy();
  await click(named('Try again'));
  await eventually(() => expect(named('Turn label')).toBeTruthy());
  expect(textOf()).not.toContain('Not all pictures');
});
