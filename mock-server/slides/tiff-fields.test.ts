import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CutOff, sourceOfBytes } from '#app/core/uploads/byte-source.ts';
import { ImpossibleTiff } from './tiff-fields.ts';
import { readTiff } from './tiff-pages.ts';

const FIXTURES = new URL('../../tests/fixtures/', import.meta.url);
const SMALL = ['robustness/BigTIFF.tif', 'robustness/boxes.tiff', 'robustness/test_orient6.tif'];
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, FIXTURES));
const read = (name: string) => readTiff(sourceOfBytes(bytesOf(name)));

describe('reading the directories of a TIFF', () => {
  it('finds the levels of a BigTIFF that hang below its first page', () => {
    const { pages, layout } = read('slides/TCGA-CR-7395-bigtiff-subifd.tif');
    expect(layout.big).toBe(true);
    expect(pages.map(({ width }) => width)).toEqual([4443]);
    expect(pages[0]?.below.map(({ width }) => width)).toEqual([2221, 1110, 555, 277]);
  });

  it('knows the pages of an NDPI by their objectives', () => {
    const { pages } = read('slides/hamamatsu-test3-DAPI.ndpi');
    expect(pages.map(({ sourceLens }) => sourceLens)).toEqual([40, 20, 10, 5, -1, -2]);
    expect(pages.every(({ isNdpi }) => isNdpi)).toBe(true);
  });

  it('says that directories go round in a circle', () => {
    expect(read('robustness/test_ifd_loop_to_first.tif').isCircular).toBe(true);
    expect(read('robustness/boxes.tiff').isCircular).toBe(false);
  });

  it('ends with pages or with one of its two refusals, whatever bytes are damaged', () => {
    const damages = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 12,
    });
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...SMALL), damages, fc.boolean(), (name, changes, nearHead) => {
        const bytes = Uint8Array.from(bytesOf(name));
        for (const [at, value] of changes) bytes[at % (nearHead ? 16 : bytes.length)] = value;
        try {
          readTiff(sourceOfBytes(bytes));
          outcomes.add('pages');
        } catch (error) {
          expect(error instanceof ImpossibleTiff || error instanceof CutOff).toBe(true);
          outcomes.add('refusal');
        }
      }),
      { numRuns: 500, seed: 20261121 },
    );
    expect([...outcomes].sort()).toEqual(['pages', 'refusal']);
  });
});
