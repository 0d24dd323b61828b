import { describe, expect, it } from 'vitest';
import { readDescription, scaleIn } from './slide-description.ts';

const TEXT = 'Invented scanner|AppMag = 20|MPP = 0.499';

/** A file of one page that has a width and a description. */
function fileOf({ isBig, isLittle }: { readonly isBig: boolean; readonly isLittle: boolean }): Uint8Array {
  const file = new DataView(new ArrayBuffer(200));
  const [pageAt, textAt] = [16, 100];
  const offset = (at: number, value: number): void =>
    isBig ? file.setBigUint64(at, BigInt(value), isLittle) : file.setUint32(at, value, isLittle);
  file.setUint16(0, isLittle ? 0x49_49 : 0x4d_4d);
  file.setUint16(2, isBig ? 43 : 42, isLittle);
  offset(isBig ? 8 : 4, pageAt);
  if (isBig) offset(pageAt, 2);
  else file.setUint16(pageAt, 2, isLittle);
  for (const [index, [tag, count, value]] of [
    [256, 1, 2000],
    [270, TEXT.length, textAt],
  ].entries()) {
    const at = pageAt + (isBig ? 8 : 2) + index * (isBig ? 20 : 12);
    file.setUint16(at, tag ?? 0, isLittle);
    offset(at + 4, count ?? 0);
    offset(at + (isBig ? 12 : 8), value ?? 0);
  }
  const bytes = new Uint8Array(file.buffer);
  bytes.set(new TextEncoder().encode(TEXT), textAt);
  return bytes;
}

const reading = (bytes: Uint8Array) => (from: number, length: number) =>
  Promise.resolve(bytes.slice(from, from + length));

describe('the description of a slide', () => {
  it.each([
    ['with the low byte first', { isBig: false, isLittle: true }],
    ['with the high byte first', { isBig: false, isLittle: false }],
    ['longer than 4 GiB could be', { isBig: true, isLittle: true }],
  ])('is read from a file %s', async (_, how) => {
    expect(await readDescription(reading(fileOf(how)))).toBe(TEXT);
  });

  it.each([
    ['a picture of another kind', Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(100)])],
    ['nothing', new Uint8Array()],
    ['a page that is not there', fileOf({ isBig: false, isLittle: true }).slice(0, 16)],
  ])('is none of %s', async (_, bytes) => {
    expect(await readDescription(reading(bytes))).toBeNull();
  });

  it.each([
    [TEXT, 0.499],
    ['<OME><Pixels PhysicalSizeX="0.227" PhysicalSizeXUnit="µm" SizeX="1101"/></OME>', 0.227],
    ['<OME><Pixels PhysicalSizeX="0.227" SizeX="1101"/></OME>', 0.227],
    ['<OME><Pixels PhysicalSizeX="227" PhysicalSizeXUnit="nm" SizeX="1101"/></OME>', null],
    ['Invented scanner|MPP = 0', null],
    ['Invented scanner', null],
  ])('%s tells the scale %s', (text, scale) => {
    expect(scaleIn(text, 'X')).toBe(scale);
  });

  it('tells the scale of its height by itself, where the file does', () => {
    const ome = '<Pixels PhysicalSizeX="0.2" PhysicalSizeY="0.4" PhysicalSizeYUnit="µm"/>';
    expect([scaleIn(ome, 'X'), scaleIn(ome, 'Y'), scaleIn(TEXT, 'Y')]).toEqual([0.2, 0.4, 0.499]);
  });
});
