import { describe, expect, it } from 'vitest';
import { WORD_PARTS, zipOf } from './word-file.test-support.ts';
import { isWordFile } from './word-file.ts';

const MANY = Array.from({ length: 10_000 }, (_, at) => ({ name: `word/${at}.xml` }));

describe('F13 a Word document', () => {
  it('has the parts of one', () => {
    expect(isWordFile(zipOf(WORD_PARTS))).toBe(true);
  });

  it.each([
    ['any other archive', zipOf([{ name: 'photo.png' }])],
    ['the first bytes of an archive alone', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])],
    ['ten thousand parts', zipOf([...WORD_PARTS, ...MANY])],
    ['a part that unpacks into gigabytes', zipOf([...WORD_PARTS, { name: 'a', unpacked: 4_000_000_000 }])],
    ['a part that unpacks a thousandfold', zipOf([...WORD_PARTS, { name: 'a', unpacked: 2_000_000 }])],
    ['a program', zipOf([...WORD_PARTS, { name: 'word/vbaProject.bin' }])],
    ['a directory that is cut', zipOf(WORD_PARTS).slice(40)],
  ])('is not %s', (_, bytes) => {
    expect(isWordFile(bytes)).toBe(false);
  });
});
