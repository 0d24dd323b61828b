import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { slideFileUrl } from './catalog.ts';
import { readTiffPages } from './tiff-pages.ts';

describe('TIFF pages', () => {
  it('reads the four pages of the Aperio file', async () => {
    const pages = readTiffPages(await readFile(slideFileUrl('cmu-1-small-region')));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [2220, 2967],
      [574, 768],
      [387, 463],
      [1280, 431],
    ]);
    expect(pages[0]?.tiles).toMatchObject({ width: 240, height: 240 });
    expect(pages[0]?.tiles?.offsets).toHaveLength(130);
    expect(pages[0]?.jpegTables).toHaveLength(289);
    expect(pages[1]?.tiles).toBeNull();
  });

  it('reads big-endian directories', async () => {
    const [page] = readTiffPages(await readFile(slideFileUrl('os-1-detail')));
    expect(page).toMatchObject({
      width: 1101,
      height: 1101,
      compression: 7,
      photometric: 2,
      jpegTables: null,
    });
    expect(page?.tiles?.byteCounts).toHaveLength(9);
  });

  it('walks the whole chain of a pyramid', async () => {
    const pages = readTiffPages(await readFile(slideFileUrl('tcga-cr-7395')));
    expect(pages.map(({ width }) => width)).toEqual([4443, 2221, 1110, 555, 277, 138]);
  });

  it('stops at a directory that points back to itself', () => {
    const loop = new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]);
    expect(readTiffPages(loop)).toHaveLength(1);
  });

  it.each([
    ['no byte order', [0x50, 0x4b, 42, 0]],
    ['another version', [0x49, 0x49, 44, 0]],
  ])('refuses %s', (_, head) => {
    expect(() => readTiffPages(new Uint8Array([...head, 0, 0, 0, 0]))).toThrow('TIFF');
  });
});
