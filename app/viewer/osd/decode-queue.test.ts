import { describe, expect, it } from 'vitest';
import type { DecodeWork, TileAnswer } from './decode-messages.ts';
import { DecodeQueue } from './decode-queue.ts';
import { type Deferred, deferred } from './deferred.ts';

const picture = {} as ImageBitmap;

/** `work` of the made-up tiles is told apart by its width. */
const workOf = (width: number): DecodeWork => ({
  ...{ kind: 'picture', type: 'image/jpeg', data: new Uint8Array() },
  ...{ width, height: 1 },
});

function queueUnderTest() {
  const begun = new Map<number, Deferred<ImageBitmap>>();
  const answers: TileAnswer[] = [];
  const decode = (work: DecodeWork): Promise<ImageBitmap> => {
    const decoding = deferred<ImageBitmap>();
    begun.set(work.kind === 'picture' ? work.width : Number.NaN, decoding);
    return decoding.promise;
  };
  const queue = new DecodeQueue(decode, (answer) => answers.push(answer));
  for (let id = 1; id <= 6; id++) queue.receive({ id, work: workOf(id) });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { queue, begun, answers, turn };
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

  it('goes on after a tile that is damaged', async () => {
    const { begun, answers, turn } = queueUnderTest();
    begun.get(1)?.reject(new Error('3 of 12 bytes of a tile'));
    await turn();
    expect(answers).toEqual([{ id: 1, fault: '3 of 12 bytes of a tile' }]);
    expect(begun.has(5)).toBe(true);
  });
});
