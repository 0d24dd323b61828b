import { describe, expect, it } from 'vitest';
import { createDeferred, type Deferred } from '../../tiles/deferred.ts';
import { SlideFault, tiffUnpreparable, tileFetchFailed } from '../../tiles/slide-error.ts';
import type { Priority } from '../../tiles/tile.ts';
import type { FileWork, LoadedWork, TileAnswer } from './messages.ts';
import { DecodeQueue } from './queue.ts';

const picture = {} as ImageBitmap;
const FILE: FileWork = { kind: 'file', url: 'http://tiles.example/0_0.jpg' };

/** `work` of the made-up tiles is told apart by its width. */
const workOf = (width: number): LoadedWork => ({
  kind: 'picture',
  type: 'image/jpeg',
  data: new Uint8Array(),
  width,
  height: 1,
});

function queueUnderTest() {
  const begun = new Map<number, Deferred<ImageBitmap>>();
  const answers: TileAnswer[] = [];
  const decode = (work: LoadedWork): Promise<ImageBitmap> => {
    const decoding = createDeferred<ImageBitmap>();
    begun.set(work.kind === 'picture' ? work.width : Number.NaN, decoding);
    return decoding.promise;
  };
  const loads: { readonly signal: AbortSignal; readonly loading: Deferred<LoadedWork> }[] = [];
  const load = (_: FileWork, __: Priority, signal: AbortSignal): Promise<LoadedWork> => {
    const loading = createDeferred<LoadedWork>();
    loads.push({ signal, loading });
    return loading.promise;
  };
  const queue = new DecodeQueue({ load, decode, answer: (answer) => answers.push(answer) });
  for (let id = 1; id <= 6; id++) queue.receive({ id, work: workOf(id), priority: 'view' });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { queue, begun, answers, loads, turn };
}

describe('DecodeQueue', () => {
  it('decodes four at a time, in the order in which they came', async () => {
    const { begun, answers, turn } = queueUnderTest();
    expect([...begun.keys()]).toEqual([1, 2, 3, 4]);
    begun.get(3)?.resolve(picture);
    await turn();
    expect(answers).toEqual([{ id: 3, picture }]);
    expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5]);
  });

  it('never begins a tile that was cancelled before its turn', async () => {
    const { queue, begun, answers, turn } = queueUnderTest();
    queue.receive({ cancelled: 5 });
    begun.get(1)?.resolve(picture);
    begun.get(2)?.resolve(picture);
    await turn();
    expect([...begun.keys()]).toEqual([1, 2, 3, 4, 6]);
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('decodes what is looked ahead for one at a time, once nothing of the view is left', async () => {
    const { queue, begun, turn } = queueUnderTest();
    for (const id of [11, 12]) queue.receive({ id, work: workOf(id), priority: 'ahead' });
    queue.receive({ id: 7, work: workOf(7), priority: 'view' });
    for (const id of [1, 2, 3, 4, 5, 6]) {
      begun.get(id)?.resolve(picture);
      await turn();
    }
    expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    begun.get(7)?.resolve(picture);
    await turn();
    expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 11]);
    queue.receive({ id: 8, work: workOf(8), priority: 'view' });
    expect(begun.has(8)).toBe(true);
    for (const id of [8, 11]) begun.get(id)?.resolve(picture);
    await turn();
    expect(begun.has(12)).toBe(true);
  });

  it('goes on after a tile that is damaged', async () => {
    const { begun, answers, turn } = queueUnderTest();
    begun.get(1)?.reject(new Error('3 of 12 bytes of a tile'));
    await turn();
    expect(answers).toEqual([{ id: 1, fault: tiffUnpreparable('3 of 12 bytes of a tile'), passing: false }]);
    expect(begun.has(5)).toBe(true);
  });

  it('fetches files beside what it decodes, and decodes them when they are there', async () => {
    const { queue, begun, answers, loads, turn } = queueUnderTest();
    for (const id of [7, 8]) queue.receive({ id, work: FILE, priority: 'view' });
    expect(loads).toHaveLength(2);
    loads[1]?.loading.resolve(workOf(8));
    await turn();
    for (const id of [1, 2, 3]) begun.get(id)?.resolve(picture);
    await turn();
    expect([...begun.keys()]).toEqual([1, 2, 3, 4, 5, 6, 8]);
    begun.get(8)?.resolve(picture);
    await turn();
    expect(answers.at(-1)).toEqual({ id: 8, picture });
  });

  it('tells why a file did not come, and whether another try may help', async () => {
    const { queue, answers, loads, turn } = queueUnderTest();
    for (const id of [7, 8]) queue.receive({ id, work: FILE, priority: 'view' });
    loads[0]?.loading.reject(new SlideFault(tileFetchFailed(503), true));
    loads[1]?.loading.reject(new SlideFault(tileFetchFailed(404), false));
    await turn();
    expect(answers).toEqual([
      { id: 7, fault: tileFetchFailed(503), passing: true },
      { id: 8, fault: tileFetchFailed(404), passing: false },
    ]);
  });

  it('ends the fetch of a file that was cancelled, and says nothing of it', async () => {
    const { queue, begun, answers, loads, turn } = queueUnderTest();
    for (const id of [7, 8]) queue.receive({ id, work: FILE, priority: 'view' });
    for (const cancelled of [7, 8]) queue.receive({ cancelled });
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    loads[0]?.loading.reject(new DOMException('left', 'AbortError'));
    loads[1]?.loading.resolve(workOf(8));
    await turn();
    expect([answers, begun.has(8)]).toEqual([[], false]);
  });
});
