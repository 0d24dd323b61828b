import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { storageOf } from '../empty-storage.test-support.ts';
import { importEncryptionKey } from '../encryption.ts';
import { keptUploadsOf } from './kept-uploads.ts';
import type { KeptUpload } from './running-upload.ts';
import { SlideUploads } from './slide-uploads.ts';
import type { UploadRequests } from './upload-requests.ts';

const PLACE = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_1' };
const PLAIN: KeptUpload = {
  ...PLACE,
  key: 'key-a',
  fileName: 'a.svs',
  bytes: 9,
  sentBytes: 0,
  uploadId: 'upl_1',
  isGivenUp: false,
  isRefused: false,
  imageKey: 'image',
  twinKey: 'twin',
};

const texts = new Map<string, string>();
/** The names that pages hold which are still there. */
const held = new Set<string>();

const storage = storageOf(texts);

const locks = {
  request: (name: string, second: unknown, third?: () => unknown) => {
    if (third === undefined) {
      held.add(name);
      return (second as () => Promise<void>)();
    }
    return held.has(name)
      ? Promise.reject(new DOMException('', 'TimeoutError'))
      : Promise.resolve().then(third);
  },
};

beforeEach(() => {
  texts.clear();
  held.clear();
  vi.stubGlobal('window', { localStorage: storage, navigator: { locks } });
});
afterEach(() => void vi.unstubAllGlobals());

const keptOf = (userId = 'usr_1') =>
  keptUploadsOf(userId, () => importEncryptionKey(btoa(userId.slice(-1).repeat(32))));

/** A page's list, with what it has taken over from others. */
function pageOf(userId?: string) {
  const kept = keptOf(userId);
  let mine: readonly KeptUpload[] = [];
  const keep = (list: readonly KeptUpload[]) => {
    mine = list;
    kept.keep(list);
  };
  const open = async () => {
    await kept.takeOver((left) => keep([...mine, ...left]));
    return mine.map(({ fileName }) => fileName);
  };
  return { keep, open };
}

const written = (count: number) => vi.waitFor(() => expect(texts.size).toBe(count));

it('a second page leaves the files of a first one to it, and writes nothing over them', async () => {
  const first = pageOf();
  first.keep([PLAIN]);
  await written(1);
  const second = pageOf();
  expect(await second.open()).toEqual([]);
  second.keep([{ ...PLAIN, key: 'key-b', fileName: 'b.svs' }]);
  await written(2);
  held.clear();
  expect((await pageOf().open()).toSorted()).toEqual(['a.svs', 'b.svs']);
});

it('the next page takes over what pages have left that are gone, each list once', async () => {
  const first = pageOf();
  first.keep([PLAIN]);
  await written(1);
  held.clear();
  const next = pageOf();
  expect(await next.open()).toEqual(['a.svs']);
  await written(1);
  expect(await pageOf().open()).toEqual([]);
  next.keep([]);
  await written(0);
});

it('what does not fit into the browser any more stays where it was', async () => {
  pageOf().keep([PLAIN]);
  await written(1);
  held.clear();
  vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await pageOf().open()).toEqual(['a.svs']);
  expect(texts.size).toBe(1);
  held.clear();
  expect(await pageOf().open()).toEqual(['a.svs']);
});

it('the files of another person are forgotten', async () => {
  pageOf().keep([PLAIN]);
  await written(1);
  held.clear();
  expect(await pageOf('usr_2').open()).toEqual([]);
  expect(texts.size).toBe(0);
});

/** A server that has all bytes of one file, and makes an image of it once for each key, as the contract says. */
function serverReading() {
  let status: Upload['status'] = 'Scanning';
  const images = new Map<string, string>();
  const answer = () =>
    Promise.resolve({ kind: 'upload', userId: 'usr_1', upload: { id: 'upl_1', status } } as UploadAnswer);
  const owner = { userId: 'usr_1', caseId: 'cas_1' };
  const requests: UploadRequests = {
    begin: answer,
    read: answer,
    sendPart: answer,
    complete: answer,
    abort: answer,
    addImage: ({ key }) => {
      const known = images.get(key);
      if (known === undefined && images.size > 0)
        return Promise.resolve({ kind: 'refused', ...owner, message: 'Used.', code: 'IMAGE_ALREADY_USED' });
      const imageId = known ?? `img_${images.size + 1}`;
      images.set(key, imageId);
      return Promise.resolve({ kind: 'done', ...owner, imageId });
    },
  };
  return { requests, images, hasRead: () => void (status = 'Ready') };
}

it('two pages that ask for the image of one file add one image, and ask nobody about it', async () => {
  const server = serverReading();
  const onAdded = vi.fn();
  const phases: (string | undefined)[] = [];
  const pages = [1, 2].map(() => {
    const uploads = new SlideUploads({
      userId: 'usr_1',
      requests: server.requests,
      lookAt: () => Promise.resolve({ kind: 'unknown' }),
      wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
      keep: () => undefined,
      onAdded,
    });
    uploads.subscribe(() => phases.push(uploads.shown()[0]?.phase));
    return uploads;
  });
  for (const uploads of pages) uploads.bringBack([PLAIN]);
  await vi.waitFor(() => expect(phases.filter((phase) => phase === 'reading').length).toBeGreaterThan(1));
  server.hasRead();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(2));
  expect(phases).not.toContain('twin');
  expect(server.images.size).toBe(1);
});
