import { describe, expect, it } from 'vitest';
import { type PdfDocument, pdfOf } from './pdf.ts';
import { winAnsi, wrapped } from './pdf-text.ts';

const document: PdfDocument = {
  title: 'Report DP-2026-000001, version 1',
  head: ['FINAL REPORT', 'Invented Laboratory'],
  body: [
    { kind: 'heading', text: 'DIAGNOSIS' },
    { kind: 'text', text: 'SKIN, LEFT NOSE:\n- Invented (finding) \\ 0.7 μm, müde, ≥ 2.' },
  ],
  foot: 'Haverly, Conrad, born 03/09/1951, PMD26-03318',
  mark: null,
};
const decoder = new TextDecoder('windows-1252');

/** The texts that the file shows, page by page, read back through its table of objects. */
function pagesOf(file: Uint8Array): readonly (readonly string[])[] {
  const text = decoder.decode(file);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count = '', rows = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? [];
  const offsets = [...rows.matchAll(/(\d{10}) 00000 n \n/g)].map((row) => Number(row[1]));
  expect(offsets).toHaveLength(Number(count) - 1);
  const objects = offsets.map((offset, at) => {
    const [, number, body = ''] = /^(\d+) 0 obj\n([\s\S]*?)\nendobj\n/.exec(text.slice(offset)) ?? [];
    expect(number).toBe(String(at + 1));
    return body;
  });
  return objects.flatMap((body) => {
    const [, length, content = ''] = /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
    if (length === undefined) return [];
    expect(content).toHaveLength(Number(length));
    return [[...content.matchAll(/<([0-9a-f]*)> Tj/g)].map((shown) => fromHex(shown[1] ?? ''))];
  });
}

const fromHex = (hex: string): string => decoder.decode(Buffer.from(hex, 'hex'));

describe('a PDF of text', () => {
  it('shows its head, body and foot, and every object stands where the table says', () => {
    const pages = pagesOf(pdfOf(document));
    expect(pages).toEqual([
      [
        'FINAL REPORT',
        'Invented Laboratory',
        '',
        'DIAGNOSIS',
        'SKIN, LEFT NOSE:',
        '- Invented (finding) \\ 0.7 µm, müde, >= 2.',
        'Haverly, Conrad, born 03/09/1951, PMD26-03318',
        'Page 1 of 1',
      ],
    ]);
  });

  it('repeats head and foot on each page and counts them', () => {
    const body = [
      { kind: 'text' as const, text: Array.from({ length: 120 }, (_, n) => `line ${n}`).join('\n') },
    ];
    const pages = pagesOf(pdfOf({ ...document, body }));
    expect(pages.map((lines) => [lines[0], lines.at(-2), lines.at(-1)])).toEqual(
      [1, 2, 3].map((n) => ['FINAL REPORT', document.foot, `Page ${n} of 3`]),
    );
    const shown = pages.flat().filter((line) => line.startsWith('line '));
    expect(shown).toEqual(Array.from({ length: 120 }, (_, n) => `line ${n}`));
  });

  it('carries its mark on each page', () => {
    const long = { kind: 'text' as const, text: 'word '.repeat(2000) };
    const pages = pagesOf(pdfOf({ ...document, body: [long], mark: 'SUPERSEDED' }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((lines) => lines.includes('SUPERSEDED'))).toBe(true);
  });

  it('is black only, and the same document gives the same bytes', () => {
    const text = decoder.decode(pdfOf(document));
    expect(text.match(/\b(rg|RG|g|G|k|K)\n/g)).toEqual(['g\n']);
    expect(text).toContain('\n0 g\n');
    expect(pdfOf(document)).toEqual(pdfOf(document));
  });
});

describe('the text of a PDF', () => {
  it('is wrapped at spaces, and a word that is too long is cut', () => {
    expect(wrapped('aaaa bbbb cccc', 45, 10)).toEqual(['aaaa', 'bbbb', 'cccc']);
    expect(wrapped('x'.repeat(30), 50, 10).join('')).toBe('x'.repeat(30));
    expect(wrapped('x'.repeat(30), 50, 10)).toHaveLength(3);
    expect(wrapped('', 50, 10)).toEqual(['']);
  });

  it('keeps what WinAnsi has, and loses marks or signs that it has not', () => {
    expect(winAnsi('’é€ŁČ中\u0007')).toEqual([
      0x92,
      0xe9,
      0x80,
      ...[...'LC??'].map((sign) => sign.charCodeAt(0)),
    ]);
  });
});
