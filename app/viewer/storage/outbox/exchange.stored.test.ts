import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redo, undo } from '#app/core/event-log/history.ts';
import { idsIn } from '#app/core/event-log/toy-log.test-support.ts';
import type { LogEvent } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog } from '#app/core/viewing/viewer-log.ts';
import { inOrderOfCase } from '../marks/case-order.ts';
import { gesturesIn, missingDrafts, readLines } from '../marks/lines.ts';
import { draftBy, place, rulerEvent } from '../marks/mark-browser.test-support.ts';
import { exchange, gesturesOn, type ServerMarks } from './exchange.ts';
import { createServer, type TestServer } from './outbox-server.test-support.ts';

const IMAGE = place.imageId;
const TRACK = { pane: 'primary', image: IMAGE, lane: 'marks', writer: 'u' } as const;

/** One computer of the reader 'u'; on each of them they write under the same name. */
function testComputer(server: TestServer, name: string) {
  let log = emptyViewerLog;
  let known: ServerMarks | null = null;
  let count = 0;
  const record = (event: LogEvent | null): void => {
    count += 1;
    if (event) log = extendViewerLog(log, [draftBy('u', `${name}${String(count)}`, event)]);
  };
  const save = async (): Promise<number> => {
    const kept = log.view.kept(IMAGE);
    const answer = await exchange({ place, checksum: null, kept, server: known }, server.port);
    if (answer.kind !== 'agreed') throw new Error(answer.kind);
    known = answer.server;
    const { drafts } = readLines(answer.came, IMAGE);
    log = extendViewerLog(log, missingDrafts(gesturesIn(kept), drafts));
    log = inOrderOfCase(log, IMAGE, gesturesOn(known));
    return answer.came.length;
  };
  return {
    draw: (id: string) => record(rulerEvent(id)),
    /** Gives the ruler that was drawn or renamed last another name. */
    rename: (to: string) => {
      const ruler = log.view.rulers(IMAGE).at(-1);
      if (ruler) record({ type: 'ruler.edited', v: 1, ruler: { ...ruler, name: to } });
    },
    undo: () => record(undo(log.view.history(TRACK))),
    redo: () => record(redo(log.view.history(TRACK))),
    /** How many lines came with it. */
    save,
    /** The image is opened anew, so the case is asked what it has. */
    open: (): Promise<number> => {
      known = null;
      return save();
    },
    shows: () => log.view.rulers(IMAGE).map(({ id }) => id),
    named: () => log.view.rulers(IMAGE).map(({ id, name }) => `${id} ${name}`),
    turns: () => idsIn(log.view.history(TRACK)),
  };
}

/** Both computers show the ruler 'r1', which was drawn at home; the case has it too. */
async function testComputers(server = createServer()) {
  const home = testComputer(server, 'home');
  const office = testComputer(server, 'office');
  home.draw('r1');
  await home.save();
  await office.open();
  const shown = () => ({
    home: home.shows(),
    office: office.shows(),
    case: (server.saved.get(IMAGE)?.rulers ?? []).map(({ id }) => id),
  });
  const namedAtCase = () =>
    (server.saved.get(IMAGE)?.rulers ?? []).map(({ id, name }) => `${id} ${name ?? ''}`);
  return { home, office, shown, namedAtCase };
}

describe('one reader at two computers', () => {
  it('an Undo holds everywhere, though something was drawn at the other computer in the meantime', async () => {
    const { home, office, shown } = await testComputers();
    office.draw('r2');
    await office.save();
    home.undo();
    await home.save();
    await office.open();
    expect(shown()).toEqual({ home: ['r2'], office: ['r2'], case: ['r2'] });
  });

  it('a Redo holds everywhere, though something was drawn at the other computer in the meantime', async () => {
    const { home, office, shown } = await testComputers();
    home.undo();
    await home.save();
    await office.open();
    office.draw('r2');
    await office.save();
    home.redo();
    await home.save();
    await office.open();
    expect(shown()).toEqual({ home: ['r1', 'r2'], office: ['r1', 'r2'], case: ['r1', 'r2'] });
  });

  it('an Undo comes to the other computer once, and takes nothing later', async () => {
    const { home, office, shown } = await testComputers();
    office.draw('r2');
    await office.save();
    home.undo();
    await home.save();
    office.draw('r3');
    expect(await office.save()).toBe(1);
    expect(office.shows()).toEqual(['r2', 'r3']);
    office.undo();
    expect(await office.save()).toBe(0);
    expect(shown()).toMatchObject({ office: ['r2'], case: ['r2'] });
  });

  it('what both have undone comes back with one Redo, and does not go again with the next save', async () => {
    const { home, office, shown } = await testComputers();
    office.undo();
    await office.save();
    home.undo();
    await home.save();
    home.redo();
    await home.save();
    expect(await home.open()).toBe(0);
    await office.open();
    expect(shown()).toEqual({ home: ['r1'], office: ['r1'], case: ['r1'] });
  });

  it('a mark that was changed at both shows the same everywhere: what came to the case last', async () => {
    const { home, office, namedAtCase } = await testComputers();
    office.rename('margin');
    await office.save();
    home.rename('focus');
    await home.save();
    await office.open();
    expect([home.named(), office.named(), namedAtCase()]).toEqual([['r1 focus'], ['r1 focus'], ['r1 focus']]);
  });

  it('300 random walks: once both have opened the image again, both show what the case has, and offer the same Undo and Redo', async () => {
    const presses = fc.constantFrom('draw', 'rename', 'undo', 'redo', 'save', 'open');
    const walk = fc.array(fc.tuple(fc.constantFrom('home', 'office'), presses), { maxLength: 30 });
    const property = fc.asyncProperty(walk, async (steps) => {
      const { home, office, namedAtCase } = await testComputers();
      for (const [at, [where, press]] of steps.entries()) {
        const computer = where === 'home' ? home : office;
        await computer[press](`m${String(at)}`);
      }
      for (const computer of [home, office, home]) await computer.open();
      expect(home.named()).toEqual(namedAtCase());
      expect(office.named()).toEqual(namedAtCase());
      expect(home.turns()).toEqual(office.turns());
    });
    await fc.assert(property, { numRuns: 300, seed: 20260311 });
  });
});

describe('a refusal', () => {
  const NOT_YOURS = 'Only the pathologist who has this case can save marks to it.';
  const askOnce = async (refusal: TestServer['refusals'][number], server: ServerMarks | null) => {
    const api = createServer();
    api.refusals.push(refusal);
    return exchange({ place, checksum: null, kept: [], server }, api.port);
  };

  it.each([
    ['a case that was signed out', { status: 409, message: 'Signed out' }, 'Signed out', true],
    ['one who may not mark the case', { status: 403, message: 'Forbidden' }, 'Forbidden', true],
    ['a case of somebody else', { status: 404, message: 'Resource not found' }, NOT_YOURS, true],
    [
      'an image that has gone from the case',
      { status: 404, message: 'Resource not found', imageGone: true },
      'This image is no longer in the case.',
      false,
    ],
    ['too much at once', { status: 413, message: 'Too large' }, 'Too large', false],
  ])(
    'of %s says why, and whether other images are refused as well',
    async (_, refusal, message, closesCase) => {
      const mayPass = refusal.status === 409;
      expect(await askOnce(refusal, null)).toEqual({ kind: 'refused', message, closesCase, mayPass });
    },
  );

  it('of a session that has ended comes to an end by a login, and a server that fails by itself', async () => {
    const ended = { status: 401, message: 'Unauthorized access' };
    expect(await askOnce(ended, null)).toStrictEqual({ kind: 'later', isSessionOver: true });
    expect(await askOnce({ status: 503, message: 'away' }, null)).toStrictEqual({ kind: 'later' });
  });

  it('says of a case that was the reader’s that it is no longer, to what is drawn and to what is asked again', async () => {
    const server = createServer();
    const isOver = { kind: 'refused', message: 'This case is no longer yours.', closesCase: true };
    const refusal = { status: 404, message: 'Resource not found' };
    server.refusals.push(refusal);
    const drawn = extendViewerLog(emptyViewerLog, [draftBy('u', 'g', rulerEvent('r'))]).view.kept(IMAGE);
    const known: ServerMarks = { etag: '"v0"', lines: [] };
    expect(await exchange({ place, checksum: null, kept: drawn, server: known }, server.port)).toMatchObject(
      isOver,
    );
    server.refusals.push({ status: 412, message: 'stale' }, refusal);
    expect(await exchange({ place, checksum: null, kept: drawn, server: known }, server.port)).toMatchObject(
      isOver,
    );
  });
});

describe('a server that fails after it has said what it has', () => {
  const failing = (status: number) => () =>
    Promise.resolve({ ok: false, userId: 'u', status, message: '' } as const);
  it.each([
    ['cannot take it now', failing(503)],
    ['is not reached any more', () => Promise.reject(new Error('no network'))],
    ['never agrees on a version', failing(412)],
  ])('and %s: what it has is handed on all the same', async (_, putAnnotations) => {
    const server = createServer();
    await testComputers(server);
    const drawn = extendViewerLog(emptyViewerLog, [draftBy('u', 'g', rulerEvent('r2'))]).view.kept(IMAGE);
    const input = { place, checksum: null, kept: drawn, server: null };
    const answer = await exchange(input, { ...server.port, putAnnotations });
    expect(answer).toMatchObject({ kind: 'later', came: [expect.stringContaining('"r1"')] });
  });

  it('and was never heard before that: nothing is said of what it has', async () => {
    const server = createServer();
    server.isDown = true;
    const input = { place, checksum: null, kept: [], server: null };
    expect(await exchange(input, server.port)).toStrictEqual({ kind: 'later' });
  });
});
