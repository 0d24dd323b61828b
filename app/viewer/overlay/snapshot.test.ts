import { afterEach, describe, expect, it, vi } from 'vitest';
import { snapshot } from './snapshot.client.ts';

type ToBlob = (done: (blob: Blob | null) => void, type: string) => void;

const TILES = { width: 2880, height: 1800 } as HTMLCanvasElement;
const PICTURE = new Blob(['png'], { type: 'image/png' });

/** A sheet that writes down what is drawn on it, in a browser that answers as told. */
function sheetWith(toBlob: ToBlob) {
  const drawn: string[] = [];
  const context = {
    drawImage: (what: unknown) => {
      drawn.push(what === TILES ? `tiles on ${String(sheet.width)} by ${String(sheet.height)}` : 'something');
    },
    fillRect: () => drawn.push('ground'),
  };
  const contexts: unknown[] = [];
  const getContext = (...wanted: unknown[]) => {
    contexts.push(wanted);
    return context;
  };
  const sheet = { width: 300, height: 150, getContext, toBlob };
  vi.stubGlobal('document', { createElement: () => sheet });
  return { drawn, contexts, marks: () => void drawn.push('marks') };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('snapshot', () => {
  it('S9-28 is a PNG of the tiles at their resolution with the marks over them, and no ground below', async () => {
    const types: string[] = [];
    const { drawn, contexts, marks } = sheetWith((done, type) => {
      types.push(type);
      done(PICTURE);
    });
    await expect(snapshot(TILES, marks)).resolves.toBe(PICTURE);
    expect(drawn).toEqual(['tiles on 2880 by 1800', 'marks']);
    expect(types).toEqual(['image/png']);
    // A context without transparency is one that was asked for.
    expect(contexts).toEqual([['2d']]);
  });

  it('S9-28 gives up after 15000 ms', async () => {
    vi.useFakeTimers();
    const { marks } = sheetWith(() => undefined);
    const seen: string[] = [];
    const taking = snapshot(TILES, marks).catch((cause: Error) => seen.push(cause.message));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await taking;
    expect(seen).toEqual(['the browser gives no picture in time']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the canvas is tainted or the browser gives nothing, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const tainted = sheetWith(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    await expect(snapshot(TILES, tainted.marks)).rejects.toThrow('tainted');
    const empty = sheetWith((done) => {
      done(null);
    });
    await expect(snapshot(TILES, empty.marks)).rejects.toThrow('no picture');
    expect(vi.getTimerCount()).toBe(0);
  });
});
