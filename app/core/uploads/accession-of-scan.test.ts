import { expect, it } from 'vitest';
import { accessionOfScan, isScanOf } from './accession-of-scan.ts';

it.each([
  ['S26-00417 A1.svs', 'S26-00417'],
  ['s26-00417_a1.svs', 'S26-00417'],
  ['S26-00417A1.svs', 'S26-00417'],
  ['MWP26-00417-B_A1.svs', 'MWP26-00417-B'],
  ['MWP26-00417-B_A1.svs', 'mwp26-00417-b'],
  ['2026-4417 A1.svs', '2026/4417'],
])('%s is a scan of %s', (fileName, accession) => {
  expect(isScanOf(fileName, accession)).toBe(true);
});

it.each([
  ['S26-00418 A1.svs', 'S26-00417'],
  ['S26-10012 A1.svs', 'S26-1001'],
  ['S26-1001 A1.svs', 'S26-10012'],
  ['A1.svs', 'S26-00417'],
  ['A1.svs', ''],
])('%s is none of %j', (fileName, accession) => {
  expect(isScanOf(fileName, accession)).toBe(false);
});

it.each([
  ['S26-09999 A1.svs', 'S26-09999'],
  ['EXLAB26-00131_A1.svs', 'EXLAB26-00131'],
  ['photo.svs', null],
  ['A1-2.svs', null],
])('%s begins with the number %j', (fileName, number) => {
  expect(accessionOfScan(fileName)).toBe(number);
});
