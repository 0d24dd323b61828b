import { afterEach, expect, it, vi } from 'vitest';
import { NO_PICTURES } from '../associated.ts';
import { linkedPictures } from './linked-pictures.client.ts';

afterEach(() => void vi.unstubAllGlobals());

it('label and macro come by their links, but those that the file itself has', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('png'));
  });
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 30, height: 20, close }));
  const links = { labelUrl: '/label', macroUrl: '/macro' };
  const found = await linkedPictures(links, []);
  expect(found.missing).toBeNull();
  expect(found.pictures.map(({ kind, size }) => [kind, size])).toEqual([
    ['label', { width: 30, height: 20 }],
    ['macro', { width: 30, height: 20 }],
  ]);
  expect(close).toHaveBeenCalledTimes(2);
  const rest = await linkedPictures(links, found.pictures.slice(0, 1));
  expect(rest.pictures.map(({ kind }) => kind)).toEqual(['macro']);
  expect(await linkedPictures({ labelUrl: null, macroUrl: null }, [])).toEqual(NO_PICTURES);
  expect(asked).toEqual(['/label', '/macro', '/macro']);
});

it('a label that does not come is told', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status: 403 })));
  const { pictures, missing } = await linkedPictures({ labelUrl: '/label', macroUrl: null }, []);
  expect([pictures, missing?.message]).toEqual([[], expect.stringContaining('HTTP 403')]);
});
