import { afterEach, describe, expect, it, vi } from 'vitest';
import { CAPTION } from './caption-strip.ts';
import { captionedPicture, sheetOf } from './snapshot.client.ts';

type ToBlob = (done: (blob: Blob | null) => void, type: string) => void;

const TILES = { width: 2880, height: 1800 } as HTMLCanvasElement;
const PICTURE = new Blob(['png'], { type: 'image/png' });

/** Canvases that write down what is drawn on them, in a browser that answers as told. */
function browserWith(toBlob: ToBlob) {
  const drawn: string[] = [];
  const contexts: unknown[] = [];
  const sizes: string[] = [];
  const createElement = () => {
    const sheet = {
      width: 300,
      height: 150,
      getContext: (...wanted: unknown[]) => contextOf(wanted),
      toBlob,
    };
    const contextOf = (wanted: readonly unknown[]) => {
      contexts.push(wanted);
      return {
        drawImage: (what: unknown, x: number, y: number) => {
          sizes.push(`${String(sheet.width)} by ${String(sheet.height)}`);
          drawn.push(`${what === TILES ? 'tiles' : 'sheet'} at ${String(x)}, ${String(y)}`);
        },
        fillRect: (...box: readonly number[]) => drawn.push(`ground ${box.join(' ')}`),
        fillText: (text: string) => drawn.push(text),
        measureText: (text: string) => ({ width: text.length * 10 }),
        translate: (x: number, y: number) => drawn.push(`to ${String(x)}, ${String(y)}`),
        scale: (by: number) => drawn.push(`times ${String(by)}`),
        save: () => undefined,
        restore: () => undefined,
      };
    };
    return sheet;
  };
  vi.stubGlobal('document', { createElement });
  return { drawn, contexts, sizes, marks: () => void drawn.push('marks') };
}

const part = (caption: readonly string[], width = 200, height = 100) => ({
  sheet: { width, height } as HTMLCanvasElement,
  width,
  caption,
});
const strip = (lines: number): number => lines * CAPTION.lineHeight + 2 * CAPTION.padding;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the sheet of a pane', () => {
  it('S9-28 is its tiles at their resolution with the marks over them, and no ground below', () => {
    const { drawn, contexts, sizes, marks } = browserWith(() => undefined);
    const { sheet } = sheetOf(TILES, marks);
    expect([sheet.width, sheet.height, sizes]).toEqual([2880, 1800, ['2880 by 1800']]);
    expect(drawn).toEqual(['tiles at 0, 0', 'marks']);
    // A context without transparency is one that was asked for.
    expect(contexts).toEqual([['2d']]);
  });
});

describe('a captioned picture', () => {
  it('is a PNG with the caption below the slide, as wide as it, and lets go of its memory', async () => {
    const types: string[] = [];
    const { drawn, sizes } = browserWith((done, type) => {
      types.push(type);
      done(PICTURE);
    });
    const one = { ...part(['Case 1', 'long words go on'], 240), width: 120 };
    await expect(captionedPicture([one])).resolves.toBe(PICTURE);
    expect(types).toEqual(['image/png']);
    // 104 CSS pixels of room are ten letters.
    expect(drawn).toEqual([
      'sheet at 0, 0',
      'to 0, 100',
      'times 2',
      `ground 0 0 120 ${String(strip(3))}`,
      'Case 1',
      'long words',
      'go on',
    ]);
    expect(sizes).toEqual([`240 by ${String(100 + strip(3) * 2)}`]);
    expect([one.sheet.width, one.sheet.height]).toEqual([0, 0]);
  });

  it('has both panes side by side, each over its own caption', async () => {
    const { drawn, sizes } = browserWith((done) => done(PICTURE));
    await captionedPicture([part(['first']), part(['second'], 300, 90)]);
    expect(drawn.filter((what) => !what.startsWith('times'))).toEqual([
      'sheet at 0, 0',
      'to 0, 100',
      `ground 0 0 200 ${String(strip(1))}`,
      'first',
      'sheet at 200, 0',
      'to 200, 90',
      `ground 0 0 300 ${String(strip(1))}`,
      'second',
    ]);
    expect(sizes[0]).toBe(`500 by ${String(100 + strip(1))}`);
  });

  it('S9-28 gives up after 15000 ms', async () => {
    vi.useFakeTimers();
    browserWith(() => undefined);
    const seen: string[] = [];
    const taking = captionedPicture([part(['one'])]).catch((cause: Error) => seen.push(cause.message));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await taking;
    expect(seen).toEqual(['the browser gives no picture in time']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects when the canvas is tainted or the browser gives nothing, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    browserWith(() => {
      throw new DOMException('tainted', 'SecurityError');
    });
    await expect(captionedPicture([part(['one'])])).rejects.toThrow('tainted');
    browserWith((done) => {
      done(null);
    });
    await expect(captionedPicture([part(['one'])])).rejects.toThrow('no picture');
    expect(vi.getTimerCount()).toBe(0);
  });
});
