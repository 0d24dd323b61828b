import { describe, expect, it, vi } from 'vitest';
import { hashOf, PLACE, pageOf, serverOf, slideFile } from './slide-uploads.test-support.ts';
import type { UploadRequests } from './upload-requests.ts';

describe('a slide that is uploaded', () => {
  it('arrives whole over a line that breaks, each part sent again by itself', async () => {
    const server = serverOf((number, tries) => [2, 4, 7].includes(tries) || (number === 5 && tries < 9));
    const page = pageOf(server);
    const file = slideFile('a.svs', 20_500);
    page.uploads.add([file], PLACE);
    await page.until(() => page.onAdded.mock.calls.length === 1);
    expect(server.hash()).toBe(hashOf(new Uint8Array(await file.arrayBuffer())));
    expect(server.log).toEqual(['begin a.svs', 'complete', 'image']);
    expect(page.uploads.shown()).toEqual([]);
    // The file can be looked at from the disk as long as the page stays.
    expect(page.uploads.fileOfImage('img_1')).toBe(file);
    expect(page.uploads.fileOfImage('img_2')).toBeNull();
    expect(server.sent()).toBeLessThan(20_500 * 1.4);
  });

  it('is told from another one of its name', async () => {
    const page = pageOf(serverOf());
    const [first, second] = [slideFile('a.svs', 20_500), slideFile('a.svs', 20_400)];
    page.uploads.add([first], PLACE);
    await page.until(() => page.onAdded.mock.calls.length === 1);
    page.uploads.add([second], PLACE);
    await page.until(() => page.onAdded.mock.calls.length === 2);
    expect(page.uploads.fileOfImage('img_1')).toBe(first);
    expect(page.uploads.fileOfImage('img_2')).toBe(second);
  });

  it('is looked at before a byte leaves, and stays where it is when nobody can open it', async () => {
    const server = serverOf();
    const page = pageOf(server, { kind: 'unreadable', text: 'The file is cut off.', detail: null });
    page.uploads.add([slideFile()], PLACE);
    await page.until(() => page.phase() === 'doubtful');
    expect(server.log).toEqual([]);
    page.uploads.resume(page.first()?.key ?? '');
    await page.until(() => page.onAdded.mock.calls.length === 1);
  });

  it.each([
    ['a.pdf', 10, 'This slide image type is not supported.'],
    ['a.svs', 0, 'File is empty'],
    ['a.mrxs', 10, 'Add the data files that belong to a.mrxs'],
  ])('S5-05 is refused as %s of %i bytes: %s', async (name, length, problem) => {
    const server = serverOf();
    const page = pageOf(server);
    page.uploads.add([slideFile(name, length)], PLACE);
    await page.until(() => page.phase() === 'failed');
    page.uploads.resume(page.first()?.key ?? '');
    expect(page.first()).toMatchObject({ phase: 'failed', problem });
    expect(server.log).toEqual([]);
  });

  it('is refused with a data file that is empty', async () => {
    const server = serverOf();
    const page = pageOf(server);
    page.uploads.add([slideFile('a.mrxs'), slideFile('Slidedat.ini', 0)], PLACE);
    await page.until(() => page.phase() === 'failed');
    expect(page.first()?.problem).toBe('The data file Slidedat.ini is empty');
    expect(server.log).toEqual([]);
  });

  it('takes the data files along that were chosen with it', async () => {
    const server = serverOf();
    const page = pageOf(server);
    page.uploads.add([slideFile('a.mrxs'), slideFile('Slidedat.ini', 20)], PLACE);
    await page.until(() => page.onAdded.mock.calls.length === 1);
    expect(server.log.slice(0, 2)).toEqual(['begin a.mrxs', 'begin Slidedat.ini of upl_1']);
  });

  it('takes the JPEGs of a Hamamatsu slide along as its data', async () => {
    const server = serverOf();
    const page = pageOf(server);
    page.uploads.add([slideFile('a.jpg', 20), slideFile('a.vms')], PLACE);
    expect(page.uploads.shown().map(({ fileName }) => fileName)).toEqual(['a.vms']);
    await page.until(() => page.onAdded.mock.calls.length === 1);
    expect(server.log.slice(0, 2)).toEqual(['begin a.vms', 'begin a.jpg of upl_1']);
  });

  it('goes on after a reload when its file is chosen again, and sends only what is missing', async () => {
    const server = serverOf((number) => number > 3);
    const before = pageOf(server);
    before.uploads.add([slideFile()], PLACE);
    await before.until(() => before.phase() === 'failed');
    const left = before.kept.at(-1) ?? [];
    expect(left).toMatchObject([{ fileName: 'a.svs', uploadId: 'upl_1' }]);
    const already = server.sent();

    const healed = { ...server, requests: { ...server.requests, sendPart: serverSending(server) } };
    const after = pageOf(healed);
    after.uploads.bringBack(left);
    expect(after.phase()).toBe('lost');
    after.uploads.add([slideFile()], PLACE);
    await after.until(() => after.onAdded.mock.calls.length === 1);
    expect(server.log.filter((line) => line.startsWith('begin'))).toHaveLength(1);
    expect(server.sent()).toBe(already);
    expect([...server.parts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('is not mixed with another file of its name and size', async () => {
    const server = serverOf((number) => number > 3);
    const page = pageOf(server);
    page.uploads.add([slideFile()], PLACE);
    await page.until(() => page.phase() === 'failed');
    const after = pageOf(server);
    after.uploads.bringBack(page.kept.at(-1) ?? []);
    after.uploads.add([slideFile('a.svs', 4500, 7)], PLACE);
    await after.until(() => after.phase() === 'failed');
    expect(after.first()?.problem).toContain('another file');
    expect(server.log).toContain('abort');
  });

  it('is asked about when the same file is on another slide, and told when the intake refuses it', async () => {
    const server = serverOf();
    server.hasTwin();
    const page = pageOf(server);
    page.uploads.add([slideFile()], PLACE);
    await page.until(() => page.phase() === 'twin');
    expect(page.first()?.problem).toBe('This image is already used for slide A1 of case DP-1');
    page.uploads.confirmTwin(page.first()?.key ?? '');
    await page.until(() => page.onAdded.mock.calls.length === 1);
    expect(server.log).toContain('image again');

    const other = serverOf();
    other.refuses('The image cannot be read.');
    const refused = pageOf(other);
    refused.uploads.add([slideFile()], PLACE);
    await refused.until(() => refused.phase() === 'failed');
    expect(refused.first()?.problem).toBe('The image cannot be read.');
  });

  it('is not offered for this slide too where a case that is not shown has it', async () => {
    const server = serverOf();
    const refused = {
      kind: 'refused',
      userId: 'usr_1',
      caseId: 'cas_1',
      code: 'IMAGE_OF_ANOTHER_CASE',
    } as const;
    const message = 'The laboratory has to look at it.';
    const addImage = () => Promise.resolve({ ...refused, message });
    const page = pageOf({ ...server, requests: { ...server.requests, addImage } });
    page.uploads.add([slideFile()], PLACE);
    await page.until(() => page.phase() === 'failed');
    expect(page.first()?.problem).toBe(message);
  });

  it('announces each data file once, however often it is tried, and gives all of them up together', async () => {
    const server = serverOf(() => true);
    const page = pageOf(server);
    page.uploads.add([slideFile('a.mrxs'), slideFile('Slidedat.ini', 20)], PLACE);
    await page.until(() => page.phase() === 'failed');
    const key = page.first()?.key ?? '';
    page.uploads.resume(key);
    await page.until(() => page.phase() === 'failed');
    page.uploads.remove(key);
    expect(server.log).toEqual(['begin a.mrxs', 'begin Slidedat.ini of upl_1', 'abort', 'abort']);
  });

  it('is let go of once its slides are taken away, and no other upload with it', async () => {
    const server = serverOf(() => true);
    const page = pageOf(server);
    page.uploads.add([slideFile()], PLACE);
    page.uploads.add([slideFile('b.svs')], { ...PLACE, subsectionId: 'sub_2' });
    page.uploads.add([slideFile('c.svs')], { ...PLACE, caseId: 'cas_2' });
    await page.until(() => page.uploads.shown().every(({ phase }) => phase === 'failed'));
    page.uploads.dropStrays('cas_1', ['sub_2']);
    expect(page.uploads.shown().map(({ fileName }) => fileName)).toEqual(['b.svs', 'c.svs']);
    expect(server.log.filter((line) => line === 'abort')).toHaveLength(1);
  });

  it('leaves the line to the next one while the intake reads it', async () => {
    const server = serverOf();
    const { uploads } = pageOf({
      ...server,
      requests: { ...server.requests, read: () => new Promise(() => undefined) },
    });
    uploads.add([slideFile('a.svs'), slideFile('b.svs'), slideFile('c.svs')], PLACE);
    await vi.waitFor(() =>
      expect(uploads.shown().map(({ phase }) => phase)).toEqual(Array(3).fill('reading')),
    );
  });

  it('can be paused and taken away', async () => {
    const server = serverOf(() => true);
    const page = pageOf(server);
    page.uploads.add([slideFile()], PLACE);
    await page.until(() => page.phase() !== 'looking');
    page.uploads.pause(page.first()?.key ?? '');
    expect(page.phase()).toBe('paused');
    page.uploads.forget('cas_1');
    expect(page.uploads.shown()).toEqual([]);
  });
});

/** The line is whole again; what is counted as sent stays what it was. */
function serverSending(server: ReturnType<typeof serverOf>): UploadRequests['sendPart'] {
  return (_, number, __, body) => {
    server.parts.set(number, new Uint8Array(body));
    return Promise.resolve({ kind: 'part', userId: 'usr_1', partNumber: number });
  };
}
