import { expect, it } from 'vitest';
import { PLACE, pageOf, serverOf, slideFile } from './slide-uploads.test-support.ts';
import type { UploadRequests } from './upload-requests.ts';

it('a file stays paused when the server still answers that it has all of it, and goes on to one image', async () => {
  const server = serverOf();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const complete: UploadRequests['complete'] = async (...asked) => {
    const completed = await server.requests.complete(...asked);
    await held;
    return completed;
  };
  const page = pageOf({ ...server, requests: { ...server.requests, complete } });
  page.uploads.add([slideFile()], PLACE);
  await page.until(() => server.log.includes('complete'));
  page.uploads.pause(page.first()?.key ?? '');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(page.phase()).toBe('paused');
  page.uploads.resume(page.first()?.key ?? '');
  await page.until(() => page.onAdded.mock.calls.length === 1);
  expect(server.log).toEqual(['begin a.svs', 'complete', 'image']);
});

it('a file is sent once where it was paused and gone on with while a data file was announced', async () => {
  const server = serverOf();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const begin: UploadRequests['begin'] = async (sent) => {
    if (sent.companionOf !== null && (asked += 1) === 1) await held;
    return server.requests.begin(sent);
  };
  const page = pageOf({ ...server, requests: { ...server.requests, begin } });
  page.uploads.add([slideFile('a.mrxs'), slideFile('Slidedat.ini', 20)], PLACE);
  await page.until(() => asked === 1);
  const key = page.first()?.key ?? '';
  page.uploads.pause(key);
  page.uploads.resume(key);
  answer();
  await page.until(() => page.onAdded.mock.calls.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  // The slide and its data file, once each.
  expect(server.log.filter((line) => line === 'complete')).toHaveLength(2);
  expect(server.log.filter((line) => line === 'image')).toHaveLength(1);
});
