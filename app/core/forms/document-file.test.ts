import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contracts/generated/error-codes.ts';
import { putCaseAttachment } from '#contracts/generated/operations/putCaseAttachment.ts';
import {
  DOCUMENT_BYTES_AT_MOST,
  documentNameOf,
  documentTypeOf,
  fileFault,
  fileNameHeader,
  fileProblem,
  isDocumentType,
  isPng,
} from './document-file.ts';

const FILE_NAME = putCaseAttachment.headers.shape['X-File-Name'];

const starting = (...first: number[]): Uint8Array => new Uint8Array([...first, 0, 0, 0]);
const PDF = starting(0x25, 0x50, 0x44, 0x46, 0x2d);
const JPEG = starting(0xff, 0xd8, 0xff);
const PNG = starting(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COMPOUND = starting(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = starting(0x50, 0x4b, 0x03, 0x04);

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
    expect(['a.xls', 'pdf', 'a.pdf.exe', 'a.constructor'].map(documentTypeOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });

  it.each<[string, Uint8Array, string | null]>([
    ['letter.pdf', PDF, null],
    ['photo.JPG', JPEG, null],
    ['photo.jpeg', JPEG, null],
    ['scan.png', PNG, null],
    ['report.doc', COMPOUND, null],
    ['report.docx', ZIP, null],
    ['letter.pdf', JPEG, 'FILE_CONTENT_MISMATCH'],
    ['letter.pdf', PDF.slice(0, 3), 'FILE_CONTENT_MISMATCH'],
    ['cv.png', PDF, 'FILE_CONTENT_MISMATCH'],
    ['report.doc', ZIP, 'FILE_CONTENT_MISMATCH'],
    ['report.doc', COMPOUND.slice(0, 6), 'FILE_CONTENT_MISMATCH'],
    ['letter.pdf.exe', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['pdf', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['x.constructor', PDF, 'FILE_TYPE_NOT_ALLOWED'],
    ['cv.exe', new Uint8Array(), 'FILE_TYPE_NOT_ALLOWED'],
    ['letter.pdf', new Uint8Array(), 'FILE_EMPTY'],
  ])('%s is let in or turned away by its type, emptiness and content', (name, head, fault) => {
    expect(fileFault({ name, head, bytes: head.length })).toBe(fault);
  });

  it('is announced as one of the kinds that are let in', () => {
    expect(['application/pdf', 'application/msword', 'image/png'].every(isDocumentType)).toBe(true);
    expect(['', 'text/plain', 'application/octet-stream', 'constructor'].some(isDocumentType)).toBe(false);
  });

  it('has 25 MB at most', () => {
    const faultAt = (bytes: number) => fileFault({ name: 'a.pdf', head: PDF, bytes });
    expect([faultAt(26_214_400), faultAt(26_214_401)]).toEqual([null, 'FILE_TOO_LARGE']);
    expect(DOCUMENT_BYTES_AT_MOST).toBe(26_214_400);
  });

  it.each([
    ['a.txt', 9, PDF, 'FILE_TYPE_NOT_ALLOWED', 'Only JPG, PNG, PDF and Word documents are allowed.'],
    ['a.pdf', 26_214_401, PDF, 'FILE_TOO_LARGE', 'File is larger than 25 MB'],
    ['a.pdf', 0, new Uint8Array(), 'FILE_EMPTY', 'File is empty'],
    ['a.png', 9, PDF, 'FILE_CONTENT_MISMATCH', 'The file content does not match its type'],
  ] as const)(
    '%s of %i bytes is turned away in the words of the product',
    (name, bytes, head, fault, text) => {
      expect(fileFault({ name, bytes, head })).toBe(fault);
      expect(fileProblem({ name, bytes, head })).toBe(text);
      expect(errorCodes[fault].text).toBe(text);
    },
  );

  it('is not turned away where nothing is wrong', () => {
    expect(fileProblem({ name: 'a.pdf', bytes: 9, head: PDF })).toBeNull();
  });

  it('is called what its file is called, without folders and signs that nobody sees', () => {
    expect(documentNameOf('C:\\papers\\an old/letter\u0007.pdf ')).toBe('letter.pdf');
    expect(documentNameOf(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
    expect([documentNameOf(''), documentNameOf('folder/')]).toEqual(['', '']);
  });
});

it('a picture is PNG by its first eight bytes', () => {
  expect([isPng(PNG), isPng(PNG.slice(0, 7)), isPng(JPEG)]).toEqual([true, false, false]);
});

describe('the name of a document in a header', () => {
  it.each([
    "O'Brien.pdf",
    'Befund * Ärztin (2).pdf',
    `${'ß'.repeat(254)}.pdf`,
    `${'漢'.repeat(251)}.pdf`,
    `${'😀'.repeat(125)}.pdf`,
  ])('is let in there: %s', (name) => {
    const header = fileNameHeader(name);
    expect(FILE_NAME.safeParse(header).error).toBeUndefined();
    expect(name.endsWith(decodeURIComponent(header))).toBe(true);
    expect(header.endsWith('.pdf')).toBe(true);
  });

  it('has no half of a sign', () => {
    expect(fileNameHeader('a\ud83d.pdf')).toBe('a.pdf');
  });
});
