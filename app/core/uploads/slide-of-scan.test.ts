import { describe, expect, it } from 'vitest';
import { slideOfScan } from './slide-of-scan.ts';

const slides = [
  { name: 'A1', label: 'INV26-00412 A1' },
  { name: 'A1-2', label: 'INV26-00412 A1-2' },
  { name: 'A10', label: 'INV26-00412 A10' },
  { name: 'B1', label: null },
  { name: 'D1', label: 'D1' },
  { name: 'C1', label: 'INV26-00412 C' },
  { name: 'C2', label: 'INV26-00412 C' },
];

describe('S2.4-08 the slide of a scan', () => {
  it.each([
    ['INV26-00412_A1.svs', 'A1'],
    ['inv26 00412 a1.ndpi', 'A1'],
    ['scan-INV26-00412-A1-2.ome.tiff', 'A1-2'],
    ['INV26-00412_A10.svs', 'A10'],
    // The case has no such block, though one of its blocks begins alike.
    ['INV26-00412_A11.svs', null],
    ['B1.svs', 'B1'],
    ['INV26-00413_A1.svs', null],
    ['A1.svs', 'A1'],
    // Another patient's slide of the same short name.
    ['INV26-00413 D1.svs', null],
    ['S26-00418 D1.svs', null],
    ['D1.svs', 'D1'],
    // Two slides bear the same label.
    ['INV26-00412_C.svs', null],
    ['photo.svs', null],
  ])('%s is that of %s', (fileName, name) => {
    expect(slideOfScan(fileName, slides, 'INV26-00412')?.name ?? null).toBe(name);
  });

  // The facility numbers its cases in a form of its own, and writes no number on its glass.
  it.each([
    ['2026-9999 D1.svs', null],
    ['scan-S26-09999-D1.svs', null],
    ['scan D1.svs', null],
    ['2026-4417 D1.svs', 'D1'],
    ['2026-44170 D1.svs', null],
    ['D1.svs', 'D1'],
    ['scan-2026-4417-E1.svs', 'E1'],
    ['scan-2026-9999-E1.svs', null],
  ])('%s is that of %s in case 2026/4417', (fileName, name) => {
    const ofCase = [
      { name: 'D1', label: 'D1' },
      { name: 'E1', label: '2026/4417 E1' },
    ];
    expect(slideOfScan(fileName, ofCase, '2026/4417')?.name ?? null).toBe(name);
  });

  it('is that of no label without a number while the number of the case is not known', () => {
    expect(slideOfScan('2026-9999 D1.svs', [{ name: 'D1', label: 'D1' }], null)).toBeNull();
    expect(slideOfScan('D1.svs', [{ name: 'D1', label: 'D1' }], null)?.name).toBe('D1');
  });
});
