import { expect, it, vi } from 'vitest';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { goOnGivingUp } from './given-up.ts';
import type { KeptUpload } from './running-upload.ts';
import { SlideUploads } from './slide-uploads.ts';
import type { UploadRequests } from './upload-requests.ts';

const PLACE = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_1' };
const LATER = { kind: 'later', message: 'The line broke.' } as const;
const refused = (code: string): UploadAnswer => ({ kind: 'refused', userId: 'usr_1', message: 'No.', code });
const named = (id: string): UploadAnswer => ({
  kind: 'upload',
  userId: 'usr_1',
  upload: {
    id,
    status: 'Created',
    bytes: 9,
    partBytes: 9,
    receivedParts: [],
    bytesReceived: 0,
  } as unknown as Upload,
});

/** A page at which no part of a file ever gets through; begin and abort are the test's. */
function pageOf({ begin, read, abort }: Partial<Pick<UploadRequests, 'begin' | 'read' | 'abort'>>) {
  const answers = {
    begin: vi.fn<UploadRequests['begin']>(
      begin ?? (({ fileName }) => Promise.resolve(named(`upl_${fileName}`))),
    ),
    abort: vi.fn<UploadRequests['abort']>(abort ?? ((id) => Promise.resolve(named(id)))),
  };
  const wait = vi.fn((_ms: number) => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  const kept: (readonly KeptUpload[])[] = [];
  const uploads = new SlideUploads({
    userId: 'usr_1',
    requests: {
      ...answers,
      read: read ?? (() => Promise.resolve(LATER)),
      sendPart: () => Promise.resolve(LATER),
      complete: () => Promise.resolve(LATER),
      addImage: () => Promise.resolve(LATER),
    },
    lookAt: () => Promise.resolve({ kind: 'unknown' }),
    wait,
    keep: (list) => void kept.push(list),
    onAdded: () => undefined,
  });
  const until = (assertion: () => void) => vi.waitFor(assertion);
  const phase = () => uploads.shown()[0]?.phase;
  const removeFirst = () => uploads.remove(uploads.shown()[0]?.key ?? '');
  return { uploads, kept, wait, until, phase, removeFirst, ...answers };
}

const slide = (name: string) => new File([new Uint8Array(9)], name);

type Later = typeof LATER & {
  readonly isOver?: boolean;
  readonly isLoggedOut?: boolean;
  readonly afterMs?: number;
};

/** Answers that come one after another; the last of them stays. */
const inTurn = (...answers: (UploadAnswer | Later)[]) => {
  const left = [...answers];
  return () => Promise.resolve((left.length > 1 ? left.shift() : left[0]) ?? LATER);
};

it('a file that is taken away while the line is broken is given up until the server has answered', async () => {
  const page = pageOf({ abort: inTurn(LATER, LATER, refused('STALE_VERSION'), named('upl_a.svs')) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.phase()).toBe('failed'));
  page.removeFirst();
  expect(page.uploads.shown()).toEqual([]);
  expect(page.kept.at(-1)).toMatchObject([{ uploadId: 'upl_a.svs', isGivenUp: true }]);
  await page.until(() => expect(page.kept.at(-1)).toEqual([]));
  expect(page.abort).toHaveBeenCalledTimes(4);
});

it('a file that was given up before a reload is given up after it, and shown no more', async () => {
  const before = pageOf({ abort: () => new Promise(() => undefined) });
  before.uploads.add([slide('a.mrxs'), slide('Slidedat.ini')], PLACE);
  await before.until(() => expect(before.phase()).toBe('failed'));
  before.removeFirst();
  const left = before.kept.at(-1) ?? [];
  expect(left.map(({ uploadId }) => uploadId)).toEqual(['upl_a.mrxs', 'upl_Slidedat.ini']);
  const after = pageOf({});
  after.uploads.bringBack(left);
  expect(after.uploads.shown()).toEqual([]);
  await after.until(() => expect(after.kept.at(-1)).toEqual([]));
  expect(after.abort.mock.calls).toEqual([['upl_a.mrxs'], ['upl_Slidedat.ini']]);
});

it('a file that is taken away while it is announced is given up once the server has named it', async () => {
  const page = pageOf({ begin: () => new Promise(() => undefined) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.begin).toHaveBeenCalledOnce());
  page.begin.mockImplementation(inTurn(refused('IDEMPOTENCY_IN_PROGRESS'), named('upl_1')));
  page.removeFirst();
  await page.until(() => expect(page.abort.mock.calls).toEqual([['upl_1']]));
  // Under one key, so that the server takes all of them for one.
  expect(new Set(page.begin.mock.calls.map(([{ key }]) => key)).size).toBe(1);
});

it('a file whose announcement got no answer stands there after a reload, and can be given up', async () => {
  const before = pageOf({ begin: () => new Promise(() => undefined) });
  before.uploads.add([slide('a.svs')], PLACE);
  await before.until(() => expect(before.begin).toHaveBeenCalledOnce());
  const after = pageOf({});
  after.uploads.bringBack(before.kept.at(-1) ?? []);
  expect(after.phase()).toBe('lost');
  after.removeFirst();
  await after.until(() => expect(after.abort.mock.calls).toEqual([['upl_a.svs']]));
});

it.each(['UPLOAD_STATE', 'UPLOAD_EXPIRED', 'NOT_FOUND'])(
  'a file that was given up is asked about no more after %s',
  async (code) => {
    const page = pageOf({ abort: inTurn(refused(code)) });
    page.uploads.add([slide('a.svs')], PLACE);
    await page.until(() => expect(page.phase()).toBe('failed'));
    page.removeFirst();
    await page.until(() => expect(page.kept.at(-1)).toEqual([]));
    expect(page.abort).toHaveBeenCalledOnce();
  },
);

const OF_BEN: UploadAnswer = {
  kind: 'refused',
  userId: 'usr_2',
  message: 'Another person has logged in with this browser.',
  code: null,
};

it('a file is given up by whoever has taken it away, once they are back, and by nobody who logged in meanwhile', async () => {
  const page = pageOf({ abort: inTurn(OF_BEN, OF_BEN, named('upl_a.svs')) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.phase()).toBe('failed'));
  page.removeFirst();
  expect(page.kept.at(-1)).toMatchObject([{ uploadId: 'upl_a.svs', isGivenUp: true }]);
  await page.until(() => expect(page.kept.at(-1)).toEqual([]));
  expect(page.abort).toHaveBeenCalledTimes(3);
});

it('a file that a page has left stands there though another person is logged in by now', async () => {
  const before = pageOf({});
  before.uploads.add([slide('a.svs')], PLACE);
  await before.until(() => expect(before.phase()).toBe('failed'));
  const after = pageOf({ read: () => Promise.resolve(OF_BEN) });
  after.uploads.bringBack(before.kept.at(-1) ?? []);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(after.phase()).toBe('lost');
});

it('a file is given up no further once its session has ended, and again when its owner is back', async () => {
  const page = pageOf({ abort: inTurn({ ...LATER, isOver: true, isLoggedOut: true }, named('upl_a.svs')) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.phase()).toBe('failed'));
  page.removeFirst();
  await new Promise((resolve) => setTimeout(resolve, 20));
  goOnGivingUp('usr_2');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.abort).toHaveBeenCalledOnce();
  expect(page.kept.at(-1)).toMatchObject([{ uploadId: 'upl_a.svs', isGivenUp: true }]);
  goOnGivingUp('usr_1');
  await page.until(() => expect(page.kept.at(-1)).toEqual([]));
  expect(page.abort).toHaveBeenCalledTimes(2);
});

it('a file is given up though one answer was none that the page can read', async () => {
  const page = pageOf({ abort: inTurn({ ...LATER, isOver: true }, named('upl_a.svs')) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.phase()).toBe('failed'));
  page.removeFirst();
  await page.until(() => expect(page.kept.at(-1)).toEqual([]));
  expect(page.abort).toHaveBeenCalledTimes(2);
});

it('a file is given up less and less often while nothing is heard, and not sooner than the server wants', async () => {
  const page = pageOf({ abort: inTurn(LATER, LATER, { ...LATER, afterMs: 90_000 }, named('upl_a.svs')) });
  page.uploads.add([slide('a.svs')], PLACE);
  await page.until(() => expect(page.phase()).toBe('failed'));
  page.wait.mockClear();
  page.removeFirst();
  await page.until(() => expect(page.kept.at(-1)).toEqual([]));
  expect(page.wait.mock.calls).toEqual([[5000], [7500], [90_000]]);
});
