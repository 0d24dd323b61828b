import { describe, expect, it } from 'vitest';
import { FILE_BYTES_AT_MOST, fileFault, isFileType } from './attachment-files.ts';

const bytes = (...first: number[]): Uint8Array => new Uint8Array([...first, 0, 0, 0]);
const PDF = bytes(0x25, 0x50, 0x44, 0x46, 0x2d);
const JPEG = bytes(0xff, 0xd8, 0xff);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const OLE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = bytes(0x50, 0x4b, 0x03, 0x04);

describe('a file for a case', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['letter.pdf', PDF, null],
    ['photo.JPG', JPEG, null],
    ['photo.jpeg', JPEG, null],
    ['scan.png', PNG, null],
    ['report.doc', OLE, null],
    ['report.docx', ZIP, null],
    ['letter.pdf', JPEG, 'FILE_CONTENT_MISMATCH'],
    ['report.doc', ZIP, 'FILE_CONTENT_MISMATCH'],
    ['letter.pdf.exe', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['pdf', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['x.constructor', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['letter.pdf', new Uint8Array(), 'FILE_EMPTY'],
  ])('%s', (name, content, fault) => expect(fileFault(name, content)).toBe(fault));

  it('is announced as one of the kinds that are taken', () => {
    expect(['application/pdf', 'application/msword', 'image/png'].every(isFileType)).toBe(true);
    expect(['', 'text/plain', 'application/octet-stream', 'constructor'].some(isFileType)).toBe(false);
  });

  it('has 25 MB at most', () => {
    const large = new Uint8Array(FILE_BYTES_AT_MOST + 1);
    large.set(PDF);
    expect(fileFault('a.pdf', large.subarray(0, FILE_BYTES_AT_MOST))).toBeNull();
    expect(fileFault('a.pdf', large)).toBe('FILE_TOO_LARGE');
  });
});
