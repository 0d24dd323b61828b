import { describe, expect, it } from 'vitest';
import { formatRefusal } from './header.ts';

const head = (...start: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(132);
  bytes.set(start);
  return bytes;
};
const dicom = head();
dicom.set(
  [...'DICM'].map((letter) => letter.charCodeAt(0)),
  128,
);

describe('the first bytes of a file', () => {
  it.each([
    ['a classic TIFF', head(0x49, 0x49, 42, 0)],
    ['a big-endian one', head(0x4d, 0x4d, 0, 42)],
    ['a BigTIFF', head(0x49, 0x49, 43, 0, 8, 0)],
    ['a big-endian BigTIFF', head(0x4d, 0x4d, 0, 43, 0, 8)],
    ['a view into a larger buffer', new Uint8Array([0, 0, ...head(0x49, 0x49, 42)]).subarray(2)],
  ])('let %s pass', (_, bytes) => {
    expect(formatRefusal(bytes)).toBeNull();
  });

  const UNREADABLE = 'Failed to load TIFF file. The file may be corrupted or invalid.';
  const INCOMPLETE = 'TIFF file is incomplete or corrupted';
  const UNPREPARABLE = 'Failed to prepare TIFF file for viewing. Please try a different file.';

  it.each([
    ['byte order', head(0x58, 0x58, 42), UNREADABLE, 'invalid byte order: not a TIFF file'],
    ['half of a byte order', head(0x49, 0x4d, 42), UNREADABLE, 'invalid byte order: not a TIFF file'],
    ['magic number', head(0x49, 0x49, 41), UNREADABLE, 'invalid magic number: 41'],
    ['magic number the other way round', head(0x4d, 0x4d, 42, 0), UNREADABLE, 'invalid magic number: 10752'],
    [
      'unsupported format',
      head(0x49, 0x49, 43, 0, 16, 0),
      UNREADABLE,
      'unsupported format: BigTIFF with offsets of 16 bytes',
    ],
    [
      'file of seven bytes',
      head(0x49, 0x49, 42).subarray(0, 7),
      INCOMPLETE,
      'the file ends inside its header',
    ],
    [
      'BigTIFF of 15 bytes',
      head(0x49, 0x49, 43, 0, 8).subarray(0, 15),
      INCOMPLETE,
      'the file ends inside its header',
    ],
    [
      'place of the first directory',
      head(0x49, 0x49, 43, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x81),
      INCOMPLETE,
      'the first directory lies beyond the end of the file',
    ],
    ['empty file', new Uint8Array(), INCOMPLETE, 'the file ends inside its header'],
    ['DICOM file', dicom, UNPREPARABLE, 'DICOM whole-slide file: this format is not read yet'],
  ])('S8-30 D18 name a wrong %s', (_, bytes, text, detail) => {
    expect(formatRefusal(bytes)).toMatchObject({ text, detail });
  });
});
