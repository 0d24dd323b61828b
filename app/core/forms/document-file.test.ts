import { describe, expect, it } from 'vitest';
import { documentTypeOf, FILE_FAULT_TEXTS, fileFault } from './document-file.ts';
import { fieldErrorsOf, ifGiven, isBlank, when } from './field-errors.ts';
import { addressChecks, isRegion, regionError } from './postal-address.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\n');
const file = (name: string, head: Uint8Array = PDF, bytes = head.length) => ({ name, head, bytes });

describe('a document', () => {
  it('has the type of its extension, in any letter case', () => {
    expect(['a.JPG', 'a.jpeg', 'a.png', 'a.pdf', 'a.doc'].map(documentTypeOf)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/png',
      'application/pdf',
      'application/msword',
    ]);
    expect(documentTypeOf('a.docx')).toContain('wordprocessingml');
    expect([documentTypeOf('a.xls'), documentTypeOf('pdf')]).toEqual([null, null]);
  });

  it('is taken in when its first bytes are those of its type', () => {
    expect(fileFault(file('cv.pdf'))).toBeNull();
    expect(fileFault(file('cv.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)))).toBeNull();
    expect(fileFault(file('cv.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)))).toBeNull();
    expect(fileFault(file('cv.docx', Uint8Array.of(0x50, 0x4b, 3, 4)))).toBeNull();
  });

  it('is turned away for its type, size, emptiness or content, in this order', () => {
    expect(fileFault(file('cv.exe', new Uint8Array()))).toBe('type');
    expect(fileFault(file('cv.pdf', PDF, 26_214_401))).toBe('too-large');
    expect(fileFault(file('cv.pdf', PDF, 26_214_400))).toBeNull();
    expect(fileFault(file('cv.pdf', new Uint8Array()))).toBe('empty');
    expect(fileFault(file('cv.png'))).toBe('content');
    expect(fileFault(file('cv.pdf', PDF.slice(0, 3)))).toBe('content');
    expect(FILE_FAULT_TEXTS.type).toBe('Only JPG, PNG, PDF and Word documents are allowed.');
  });
});

describe('a form', () => {
  it('has the first error of each field, and none at all when every field is good', () => {
    expect(fieldErrorsOf([['a', null]])).toBeNull();
    const checks = [
      ['a', 'one'],
      ['a', 'two'],
      ['b', when(false, 'three')],
      ['c', ifGiven(null, () => 'four')],
      ['d', ifGiven(0, () => 'five')],
    ] as const;
    expect(fieldErrorsOf(checks)).toEqual({ a: ['one'], d: ['five'] });
  });

  it.each([[null], [undefined], [''], ['  '], [[]]])('takes %j for blank', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it('takes zero and no for answers', () => {
    expect([isBlank(0), isBlank(false)]).toEqual([false, false]);
  });
});

describe('an address', () => {
  const address = { line1: '1 Example Street', line2: null, city: 'Columbus', postalCode: '43004' };

  it('names a region of its country, outside the two countries none', () => {
    expect(regionError('US', 'OH')).toBeNull();
    expect(regionError('Canada', 'OH')).toBe('State or province is required');
    expect(regionError('US', null)).toBe('State or province is required');
    expect(regionError('Other', null)).toBeNull();
    expect([isRegion('YT'), isRegion('ZZ')]).toEqual([true, false]);
  });

  it('is checked under its own path', () => {
    const checks = addressChecks('billing.address', { ...address, region: null, country: 'Canada' });
    expect(fieldErrorsOf(checks)).toEqual({
      'billing.address.region': ['State or province is required'],
      'billing.address.postalCode': ['Enter a valid postal code'],
    });
    expect(addressChecks('address', null)).toEqual([]);
  });
});
