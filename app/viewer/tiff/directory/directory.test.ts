import { describe, expect, it } from 'vitest';
import { SlideFault } from '../../tiles/slide-error.ts';
import { level, openedTiff, strips, tiffBytes } from '../tiff-file.test-support.ts';
import { directoriesOf, scaleTagsOf } from './directory.client.ts';
import { pyramidOf } from './levels.ts';

const opened = async (made: Parameters<typeof tiffBytes>[0]) =>
  directoriesOf(await openedTiff(tiffBytes(made)));
const widths = async (made: Parameters<typeof tiffBytes>[0]) => {
  const directories = await opened(made);
  return pyramidOf(directories.map(({ summary }) => summary)).map((at) => directories[at]?.summary.width);
};

it.each([true, false])(
  'finds levels in a list far from its directory, little-endian %s',
  async (littleEndian) => {
    const below = [{ tags: level(2048, 1024) }, { tags: level(1024, 512) }];
    const made = { directory: { tags: level(4096, 2048), below }, littleEndian, gap: 20_000 };
    expect(await widths(made)).toEqual([4096, 2048, 1024]);
  },
);

describe('the levels of a file', () => {
  it.each([
    ['its main chain', { tags: level(4443, 3567), next: { tags: level(2221, 1783) } }],
    ['the list below level 0', { tags: level(4443, 3567), below: [{ tags: level(2221, 1783) }] }],
    [
      'the list below a level 0 that a thumbnail stands before',
      { tags: strips(300, 241), next: { tags: level(4443, 3567), below: [{ tags: level(2221, 1783) }] } },
    ],
  ])('come from %s', async (_, directory) => {
    expect(await widths({ directory })).toEqual([4443, 2221]);
  });

  it('come from a chain below level 0 as well as from a list', async () => {
    const chained = { tags: level(2048, 1024), next: { tags: level(1024, 512) } };
    const directory = { tags: level(4096, 2048), below: [chained, { tags: level(512, 256) }] };
    expect(await widths({ directory })).toEqual([4096, 2048, 1024, 512]);
  });

  it('leave a mask out', async () => {
    const mask = { tags: { ...level(2048, 1024), 254: 5 } };
    expect(await widths({ directory: { tags: level(4096, 2048), next: mask } })).toEqual([4096]);
  });
});

describe('a list of directories below level 0', () => {
  const listed = (count: number) =>
    tiffBytes({
      directory: {
        tags: level(4096, 2048),
        below: Array.from({ length: count }, (_, at) => ({ tags: level(2048 >> at, 1024 >> at) })),
      },
    });

  /** How often somebody waited: what is asked for before the answer comes is one round with it. */
  async function roundsOf(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    let rounds = 0;
    let waiting: Promise<void> | null = null;
    const turn = (): Promise<void> => {
      waiting ??= new Promise((resolve) => {
        setImmediate(() => {
          rounds += 1;
          waiting = null;
          resolve();
        });
      });
      return waiting;
    };
    await directoriesOf(await openedTiff(bytes, [], turn));
    return rounds;
  }

  it('is read in as many rounds of requests, however long it is', async () => {
    expect(await roundsOf(listed(6))).toBe(await roundsOf(listed(2)));
  });

  it('tells the fault that stands first in it, whichever comes first', async () => {
    const file = await openedTiff(listed(3));
    const { parser } = file;
    const read = parser.parseFileDirectoryAt.bind(parser);
    let below = -1;
    parser.parseFileDirectoryAt = async (offset) => {
      if (offset === file.firstIFDOffset) return read(offset);
      below += 1;
      const at = below;
      if (at === 1) await new Promise(setImmediate);
      if (at === 0) return read(offset);
      throw new Error(`the fault of ${String(at)}`);
    };
    await expect(directoriesOf(file)).rejects.toMatchObject({
      slideError: { kind: 'tiff-incomplete', detail: expect.stringContaining('the fault of 1') as unknown },
    });
    expect(below).toBe(2);
  });

  it('names a directory once, though a chain comes to it too', async () => {
    const bytes = listed(2);
    const file = await openedTiff(bytes);
    const { parser } = file;
    const read = parser.parseFileDirectoryAt.bind(parser);
    const offsets: number[] = [];
    parser.parseFileDirectoryAt = async (offset) => {
      offsets.push(offset);
      const tags = await read(offset);
      // The first of the list goes on to the second, and the second back to the first.
      if (offsets.length > 1)
        tags.nextIFDByteOffset = offsets.slice(1).find((other) => other !== offset) ?? 0;
      return tags;
    };
    const directories = await directoriesOf(file);
    expect(directories.map(({ summary }) => summary.width)).toEqual([4096, 2048, 1024]);
  });
});

it('S5-09 counts tile offsets only as far as the file goes', async () => {
  const tiles = Math.ceil(4443 / 256) * Math.ceil(3567 / 256);
  const bytes = tiffBytes({ directory: { tags: level(4443, 3567) }, gap: 20_000 });
  const cut = bytes.slice(0, bytes.length - tiles * 4 - 40);
  const [top] = await directoriesOf(await openedTiff(cut));
  expect(top?.summary.tileOffsets).toBe(tiles - 10);
});

it('tells NDPI before it follows its chain', async () => {
  const tags = { ...strips(3968, 4864), 65420: 1 };
  const bytes = tiffBytes({ directory: { tags } });
  // The next directory lies beyond the end of the file.
  new DataView(bytes.buffer).setUint32(8 + 2 + 12 * Object.keys(tags).length, 0xff_ff_ff_00, true);
  const refused = directoriesOf(await openedTiff(bytes));
  await expect(refused).rejects.toMatchObject({
    slideError: { kind: 'tiff-unpreparable', detail: 'Hamamatsu NDPI: this format is not read yet' },
  });
});

it('a directory that the file cuts off is named as incomplete', async () => {
  const bytes = tiffBytes({ directory: { tags: level(4443, 3567) } }).slice(0, 8 + 2 + 12 * 3 + 5);
  const refused = directoriesOf(await openedTiff(bytes));
  await expect(refused).rejects.toBeInstanceOf(SlideFault);
  await expect(refused).rejects.toMatchObject({
    slideError: { text: 'TIFF file is incomplete or corrupted', kind: 'tiff-incomplete' },
  });
});

it('reads the description without its padding', async () => {
  const [directory] = await opened({ directory: { tags: strips(10, 10, 'Aperio|MPP = 0.5') }, gap: 5_000 });
  if (directory === undefined) throw new Error('no directory');
  expect((await scaleTagsOf(directory)).description).toBe('Aperio|MPP = 0.5');
});
