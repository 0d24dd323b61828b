import { expect, it, vi } from 'vitest';
import type { UploadAnswer } from '#app/core/resources/upload-answer.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import type { KeptUpload } from './running-upload.ts';
import { SlideUploads } from './slide-uploads.ts';
import type { UploadRequests } from './upload-requests.ts';

const PLACE = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_1' };
const LATER = { kind: 'later', message: 'The line broke.' } as const;
const BYTES = 9;
const slide = () => new File([new Uint8Array(BYTES)], 'a.svs');

/** A server that makes an upload for each key, and takes its one part unless the line is broken. */
function serverOf() {
  const uploads = new Map<string, Pick<Upload, 'id' | 'status' | 'refusal'>>();
  let isBroken = true;
  const answer = (id: string): Promise<UploadAnswer> => {
    const upload = uploads.get(id);
    const counts = { bytes: BYTES, partBytes: BYTES, receivedParts: [], bytesReceived: 0 };
    return Promise.resolve({
      kind: 'upload',
      userId: 'usr_1',
      upload: { ...counts, ...upload },
    } as unknown as UploadAnswer);
  };
  const set = (id: string, status: Upload['status'], refusal: Upload['refusal'] = null) => {
    uploads.set(id, { id, status, refusal });
    return answer(id);
  };
  const requests: UploadRequests = {
    begin: ({ key, companionOf }) => {
      // A data file may be announced as long as its slide is there.
      if (uploads.get(companionOf ?? '')?.status === 'Aborted')
        return Promise.resolve({
          kind: 'refused',
          userId: 'usr_1',
          message: 'There is no such slide.',
          code: null,
        });
      return set(`upl_${key}`, 'Created');
    },
    read: answer,
    sendPart: (_, partNumber) =>
      Promise.resolve(isBroken ? LATER : { kind: 'part', userId: 'usr_1', partNumber }),
    complete: (id) => set(id, 'Ready'),
    abort: (id) => answer(id),
    addImage: () => Promise.resolve({ kind: 'done', userId: 'usr_1', caseId: 'cas_1', imageId: 'img_1' }),
  };
  return {
    requests,
    set: (status: Upload['status'], refusal?: Upload['refusal']) => {
      for (const id of uploads.keys()) void set(id, status, refusal);
    },
    setFirst: (status: Upload['status']) => {
      const [id] = uploads.keys();
      if (id !== undefined) void set(id, status);
    },
    heal: () => void (isBroken = false),
    count: () => uploads.size,
  };
}

function pageOf({ requests }: ReturnType<typeof serverOf>) {
  const kept: (readonly KeptUpload[])[] = [];
  const onAdded = vi.fn();
  const uploads = new SlideUploads({
    userId: 'usr_1',
    requests,
    lookAt: () => Promise.resolve({ kind: 'unknown' }),
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
    keep: (list) => void kept.push(list),
    onAdded,
  });
  const first = () => uploads.shown()[0];
  const until = (phase: string) => vi.waitFor(() => expect(first()?.phase).toBe(phase));
  const retry = () => uploads.resume(first()?.key ?? '');
  return { uploads, onAdded, first, until, retry, kept: () => kept.at(-1) ?? [] };
}

/** A page whose file was begun, and stands there because the line broke. */
async function begunPage() {
  const server = serverOf();
  const page = pageOf(server);
  page.uploads.add([slide()], PLACE);
  await page.until('failed');
  server.heal();
  return { server, page };
}

const ENDS = [
  ['Expired', 'The day for which the server keeps a file that was not sent whole is over.'],
  ['Aborted', 'Somebody has taken this file away before it was sent whole.'],
] as const;

it.each(ENDS)(
  'a file that is gone on with and is %s is not said to be sent, and begins anew',
  async (status, why) => {
    const { server, page } = await begunPage();
    server.set(status);
    page.retry();
    await vi.waitFor(() => expect(page.first()?.problem).toContain('from its beginning'));
    expect(page.first()).toMatchObject({
      phase: 'failed',
      problem: `${why} Try again to send it from its beginning.`,
    });
    page.retry();
    await vi.waitFor(() => expect(page.onAdded).toHaveBeenCalledOnce());
    expect(server.count()).toBe(2);
  },
);

it('a slide that was taken away before all its data files were announced begins anew with the next try', async () => {
  const server = serverOf();
  const page = pageOf(server);
  const [index, ...data] = ['a.mrxs', 'Slidedat.ini', 'Data0001.dat'].map((name) => new File(['x'], name));
  if (index === undefined) throw new Error('no index');
  page.uploads.add([index, ...data], PLACE);
  await page.until('failed');
  server.heal();
  server.setFirst('Aborted');
  page.retry();
  await vi.waitFor(() => expect(page.first()?.problem).toContain('from its beginning'));
  page.retry();
  await vi.waitFor(() => expect(page.onAdded).toHaveBeenCalledOnce());
});

it.each(ENDS)(
  'a file that an earlier page has left and is %s stands there until it is chosen again',
  async (status, why) => {
    const { server, page } = await begunPage();
    server.set(status);
    const next = pageOf(server);
    next.uploads.bringBack(page.kept());
    await vi.waitFor(() => expect(next.first()?.problem).toContain('from its beginning'));
    expect(next.first()).toMatchObject({
      phase: 'lost',
      problem: `${why} Choose the file again to send it from its beginning.`,
    });
    const third = pageOf(server);
    third.uploads.bringBack(next.kept());
    expect(third.first()).toMatchObject({ phase: 'lost', problem: 'Choose the file again to send it.' });
    third.uploads.add([slide()], PLACE);
    await vi.waitFor(() => expect(third.onAdded).toHaveBeenCalledOnce());
    expect(third.uploads.shown()).toEqual([]);
  },
);

it('a file that was refused while no page was open says why on every page, until it is taken away', async () => {
  const { server, page } = await begunPage();
  server.set('Rejected', { reason: 'incomplete', text: 'The file is cut off.' });
  let left = page.kept();
  for (const _ of [1, 2]) {
    const next = pageOf(server);
    next.uploads.bringBack(left);
    await next.until('failed');
    expect(next.first()?.problem).toBe('The file is cut off.');
    left = next.kept();
  }
});

it('a file that was sent whole becomes an image at the next try, though no page has it any more', async () => {
  const { server, page } = await begunPage();
  server.set('Ready');
  const next = pageOf({
    ...server,
    requests: { ...server.requests, addImage: inTurn(server.requests.addImage) },
  });
  next.uploads.bringBack(page.kept());
  await next.until('failed');
  next.retry();
  await vi.waitFor(() => expect(next.onAdded).toHaveBeenCalledOnce());
});

it('a file whose slide did not take it waits for a press on every page, and is asked for by none itself', async () => {
  const { server, page } = await begunPage();
  const addImage = vi.fn(server.requests.addImage);
  const owner = { userId: 'usr_1', caseId: 'cas_1' };
  const message = 'All images of this slide are there.';
  addImage.mockResolvedValueOnce({ kind: 'refused', ...owner, message, code: 'CASE_STATE' });
  server.set('Ready');
  const requests = { ...server.requests, addImage };
  const first = pageOf({ ...server, requests });
  first.uploads.bringBack(page.kept());
  await vi.waitFor(() => expect(first.first()?.problem).toBe(message));
  let next = first;
  for (const _ of [1, 2]) {
    const left = next.kept();
    next = pageOf({ ...server, requests });
    next.uploads.bringBack(left);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(next.first()).toMatchObject({
      phase: 'failed',
      problem: 'The file was sent, and its slide did not take it. Try again, or remove it.',
    });
  }
  expect(addImage).toHaveBeenCalledOnce();
  next.retry();
  await vi.waitFor(() => expect(next.onAdded).toHaveBeenCalledOnce());
});

/** The page after one whose slide did not take its file, which is kept. */
async function pageAfterRefusal(changes: Partial<UploadRequests> = {}) {
  const { server, page } = await begunPage();
  server.set('Ready');
  const next = pageOf({ ...server, requests: { ...server.requests, ...changes } });
  next.uploads.bringBack(page.kept().map((one) => ({ ...one, isRefused: true })));
  expect(next.first()?.phase).toBe('failed');
  return { server, next };
}

it('a file whose slide did not take it says at the next try that the server was not reached', async () => {
  const { next } = await pageAfterRefusal({ read: () => Promise.resolve(LATER) });
  next.retry();
  const problem =
    'The connection was interrupted or the server is busy. Nothing that was sent is lost: try again to go on with this file.';
  await vi.waitFor(() => expect(next.first()).toMatchObject({ phase: 'failed', problem }));
});

it('a file whose slide did not take it is not sent a second time where it is chosen again', async () => {
  const { server, next } = await pageAfterRefusal();
  next.uploads.add([slide()], PLACE);
  await vi.waitFor(() => expect(next.onAdded).toHaveBeenCalledOnce());
  expect(next.uploads.shown()).toEqual([]);
  expect(server.count()).toBe(1);
});

/** Not reached at first, and reached from then on. */
function inTurn(addImage: UploadRequests['addImage']): UploadRequests['addImage'] {
  let tries = 0;
  return (image) => ((tries += 1) === 1 ? Promise.resolve(LATER) : addImage(image));
}
