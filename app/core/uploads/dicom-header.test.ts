import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOfBytes } from './byte-source.ts';
import { readDicomHeader } from './dicom-header.ts';

const SLIDE = readFileSync(
  new URL('../../../tests/fixtures/slides/dicom-camelyon16-jpeg.dcm', import.meta.url),
);

describe('the header of a DICOM slide', () => {
  it('says size and scale of the whole matrix, not of one frame', () => {
    const header = readDicomHeader(sourceOfBytes(SLIDE));
    expect([header.width, header.height]).toEqual([1152, 700]);
    expect(header.mpp?.x).toBeCloseTo(28.969, 3);
    expect(header.mpp?.y).toBeCloseTo(28.968, 3);
  });

  it('says nothing where the file has nothing', () => {
    const empty = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);
    expect(readDicomHeader(sourceOfBytes(empty))).toEqual({ width: null, height: null, mpp: null });
  });

  it('does not guess at another transfer syntax', () => {
    const implicit = Buffer.from(SLIDE);
    const syntax = Buffer.from('1.2.840.10008.1.2.4.50');
    const at = implicit.indexOf(syntax);
    implicit.fill(0, at + '1.2.840.10008.1.2'.length, at + syntax.length);
    expect(readDicomHeader(sourceOfBytes(implicit))).toEqual({ width: null, height: null, mpp: null });
  });
});
