import { describe, expect, it } from 'vitest';
import { SlideFault, tiffUnpreparable } from '../../tiles/slide-error.ts';
import type { DecodeAnswer, DecodeOrder, PictureWork } from './messages.ts';
import { type DecodeThread, DecodeWorkers } from './workers.client.ts';

type Heard = Parameters<DecodeThread['addEventListener']>;

class MadeUpThread implements DecodeThread {
  readonly orders: DecodeOrder[] = [];
  readonly transferred: Transferable[] = [];
  readonly #listeners: Heard[] = [];
  isTerminated = false;

  readonly postMessage = (order: DecodeOrder, transfer: Transferable[]): void => {
    this.orders.push(order);
    this.transferred.push(...transfer);
  };
  readonly addEventListener = (...heard: Heard): void => {
    this.#listeners.push(heard);
  };
  readonly terminate = (): void => {
    this.isTerminated = true;
  };
  tell(type: Heard[0], event: { readonly data?: DecodeAnswer; readonly message?: string }): void {
    for (const [heard, listener] of this.#listeners) if (heard === type) listener(event);
  }
}

function underTest(most = 1, start?: () => DecodeThread) {
  const threads: MadeUpThread[] = [];
  const made = (): DecodeThread => {
    const thread = new MadeUpThread();
    threads.push(thread);
    return thread;
  };
  const workers = new DecodeWorkers(start ?? made, most);
  const thread = (at: number): MadeUpThread => {
    const found = threads[at];
    if (found === undefined) throw new Error(`No thread ${String(at)}`);
    return found;
  };
  return { workers, threads, thread };
}

const work = (): PictureWork => ({
  kind: 'picture',
  type: 'image/webp',
  data: new Uint8Array(3),
  width: 8,
  height: 8,
});
const bitmap = (): ImageBitmap & { closed: number } => {
  const made = { width: 8, height: 8, closed: 0, close: () => void (made.closed += 1) };
  return made;
};
const never = (): AbortSignal => new AbortController().signal;
const faultOf = async (tile: Promise<unknown>): Promise<SlideFault> => {
  const cause = await tile.catch((thrown: unknown) => thrown);
  if (!(cause instanceof SlideFault)) throw new Error(`Not a fault: ${String(cause)}`);
  return cause;
};

describe('DecodeWorkers', () => {
  it('a thread that was started ahead listens once it says so, and takes the first tile', async () => {
    const { workers, threads, thread } = underTest();
    workers.warm();
    workers.warm();
    expect([threads.length, workers.isListening]).toEqual([1, false]);
    thread(0).tell('message', { data: { listening: true } });
    expect(workers.isListening).toBe(true);
    const picture = bitmap();
    const tile = workers.decode(work(), 'view', never());
    thread(0).tell('message', { data: { id: 1, picture } });
    expect(await tile).toBe(picture);
    expect(threads).toHaveLength(1);
  });

  it('all threads are started ahead, once', () => {
    const { workers, threads } = underTest(2);
    workers.warm();
    workers.warm();
    expect(threads).toHaveLength(2);
  });

  it('a thread that cannot be started ahead is told of when a tile needs it', async () => {
    const { workers } = underTest(1, () => {
      throw new Error('barred');
    });
    workers.warm();
    expect(workers.isListening).toBe(false);
    expect((await faultOf(workers.decode(work(), 'view', never()))).passing).toBe(true);
  });

  it('hands the bytes over and gives each answer to its own tile', async () => {
    const { workers, thread } = underTest();
    const sent = work();
    const tiles = [workers.decode(sent, 'view', never()), workers.decode(work(), 'view', never())];
    const [first, second] = [bitmap(), bitmap()];
    expect(thread(0).transferred[0]).toBe(sent.data.buffer);
    thread(0).tell('message', { data: { id: 2, picture: second } });
    thread(0).tell('message', { data: { id: 1, picture: first } });
    expect(await Promise.all(tiles)).toEqual([first, second]);
  });

  it('starts no thread before a tile is there, and a second one only where the first is busy', async () => {
    const { workers, threads, thread } = underTest(2);
    expect(threads).toHaveLength(0);
    const alone = workers.decode(work(), 'view', never());
    thread(0).tell('message', { data: { id: 1, picture: bitmap() } });
    await alone;
    for (let tile = 0; tile < 4; tile++) workers.decode(work(), 'view', never()).catch(() => undefined);
    expect(threads.map(({ orders }) => orders.length)).toEqual([3, 2]);
  });

  it('tells the thread of a tile that is not wanted any more, and closes its picture if it comes', async () => {
    const { workers, thread } = underTest();
    const leaving = new AbortController();
    const tile = workers.decode(work(), 'view', leaving.signal);
    leaving.abort();
    await expect(tile).rejects.toMatchObject({ name: 'AbortError' });
    expect(thread(0).orders.at(-1)).toEqual({ cancelled: 1 });
    const late = bitmap();
    thread(0).tell('message', { data: { id: 1, picture: late } });
    expect(late.closed).toBe(1);
  });

  it('closes a picture that came in the turn in which its tile left', async () => {
    const { workers, thread } = underTest();
    const leaving = new AbortController();
    const tile = workers.decode(work(), 'view', leaving.signal);
    const late = bitmap();
    thread(0).tell('message', { data: { id: 1, picture: late } });
    leaving.abort();
    await expect(tile).rejects.toMatchObject({ name: 'AbortError' });
    expect(late.closed).toBe(1);
  });

  it('asks nothing for a tile that had left before', async () => {
    const { workers, threads } = underTest();
    await expect(workers.decode(work(), 'view', AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(threads).toHaveLength(0);
  });

  it('rejects a damaged tile for good, and that one alone', async () => {
    const { workers, thread } = underTest();
    const [bad, good] = [workers.decode(work(), 'view', never()), workers.decode(work(), 'view', never())];
    thread(0).tell('message', {
      data: { id: 1, fault: tiffUnpreparable('predictor 9 with 8 bits'), passing: false },
    });
    thread(0).tell('message', { data: { id: 2, picture: bitmap() } });
    const { slideError, passing } = await faultOf(bad);
    expect([slideError.kind, slideError.detail, passing]).toEqual([
      'tiff-unpreparable',
      'predictor 9 with 8 bits',
      false,
    ]);
    await expect(good).resolves.toMatchObject({ width: 8 });
  });

  it.each([
    ['error', 'out of memory', 'the decoder stopped: out of memory'],
    ['messageerror', undefined, 'the decoder stopped: it could not be loaded'],
  ] as const)(
    'rejects every waiting tile on %s and starts anew for the next',
    async (type, message, detail) => {
      const { workers, threads, thread } = underTest();
      const tiles = [workers.decode(work(), 'view', never()), workers.decode(work(), 'view', never())];
      thread(0).tell(type, message === undefined ? {} : { message });
      for (const tile of tiles) {
        const { slideError, passing } = await faultOf(tile);
        expect([slideError.kind, slideError.detail, passing]).toEqual(['tiff-unpreparable', detail, true]);
      }
      expect(thread(0).isTerminated).toBe(true);
      const next = workers.decode(work(), 'view', never());
      expect(threads).toHaveLength(2);
      thread(1).tell('message', { data: { id: 3, picture: bitmap() } });
      await expect(next).resolves.toMatchObject({ width: 8 });
    },
  );

  it('rejects where no thread can be started, and tries again with the next tile', async () => {
    let tries = 0;
    const { workers } = underTest(2, () => {
      tries += 1;
      throw new Error('refused');
    });
    const { slideError, passing } = await faultOf(workers.decode(work(), 'view', never()));
    expect([slideError.detail, passing]).toEqual(['the decoder stopped: refused', true]);
    await faultOf(workers.decode(work(), 'view', never()));
    expect(tries).toBe(2);
  });
});
