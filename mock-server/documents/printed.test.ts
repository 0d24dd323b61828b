import { describe, expect, it } from 'vitest';
import { pdfLines, pdfPages, pdfProperties, pdfReach } from '#tests/support/pdf-pages.ts';
import { type PrintedDocument, printDocument } from './printed.ts';

const document: PrintedDocument = {
  title: 'Report DP-2026-000001, version 1',
  heading: 'FINAL REPORT',
  headLines: ['Invented Laboratory'],
  sections: [
    { heading: 'Patient and case', facts: [['Patient', 'Haverly, Conrad']] },
    {
      heading: 'Diagnosis',
      paragraphs: [{ heading: 'A. SKIN', lines: ['- Invented \\ (finding)', 'second'] }],
    },
    { heading: 'Ancillary studies', table: [['Stain'], ['CD20']] },
    { heading: 'Nothing', table: [['Stain']] },
  ],
  foot: 'Haverly, Conrad, born 03/09/1951, PMD26-03318',
  mark: null,
  datedMs: Date.parse('2026-11-22T10:00:00Z'),
};

const withText = (...lines: readonly string[]): PrintedDocument => ({
  ...document,
  sections: [{ heading: 'Comment', paragraphs: [{ lines }] }],
});

/** Without spaces, which the reader guesses from the room between signs. */
const bare = (text: string): string => text.replaceAll(/\s/g, '');

describe('a printed document', () => {
  it('shows head, sections and foot in their order', async () => {
    const [page = ''] = await pdfPages(printDocument(document));
    const parts = ['FINAL REPORT', 'Invented Laboratory', 'PATIENT AND CASE', 'Patient', 'Haverly, Conrad'];
    const rest = ['DIAGNOSIS', 'A. SKIN', '- Invented \\ (finding)', 'second', 'ANCILLARY STUDIES', 'CD20'];
    let from = 0;
    for (const part of [...parts, ...rest, document.foot, 'Page 1 of 1']) {
      const at = page.indexOf(part, from);
      expect(at, part).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  it('keeps apart what a tab keeps apart', async () => {
    const [page = ''] = await pdfPages(printDocument(withText('Grade 1\t2 mm', 'ER\t95%')));
    expect(page).toMatch(/Grade 1 +2 mm ER +95%/);
  });

  it('repeats head, mark and foot on each page, counts them and loses no line', async () => {
    const lines = Array.from({ length: 160 }, (_, number) => `row ${number};`);
    const pages = await pdfPages(printDocument({ ...withText(...lines), mark: 'SUPERSEDED' }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain('FINAL REPORT');
      expect(page).toContain('SUPERSEDED');
      expect(page).toContain(document.foot);
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
    });
    expect(pages.join(' ').match(/row \d+;/g)).toEqual(lines);
  });

  it('keeps the number of the page in one line beside a foot that nearly fills its own', async () => {
    const foot =
      'Haverly, Conradine, born 03/09/1951, accession PMD26-03318 (case DP-2026-000001). Report version 4, code d83a7340f470.';
    const lines = await pdfLines(printDocument({ ...document, foot }));
    expect(lines.some((line) => line.endsWith('Page 1 of 1'))).toBe(true);
  });

  it.each([
    ['Polish', 'Łucja Żółć-Gęśla'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Щербакова Юлия'],
    ['signs', '≥ 0.7 μm, ± 2 °C, müde'],
  ])('prints names in %s as they are written', async (_, name) => {
    const [page = ''] = await pdfPages(printDocument(withText(name)));
    expect(bare(page)).toContain(bare(name));
  });

  it('prints Arabic with glyphs of an Arabic font, none of them missing', async () => {
    const [page = ''] = await pdfPages(printDocument(withText('عربية')));
    // Letters come back in the order in which they stand on the page, some of them in their joined forms.
    const letters = [...page.normalize('NFKC')].filter((sign) => /\p{Script=Arabic}/u.test(sign));
    expect(new Set(letters)).toEqual(new Set('عربية'));
  });

  it.each([
    ['a sign that is none', 'a\u0001b', 'U+0001'],
    ['a sign that nobody has given out', 'a\u0378b', 'U+0378'],
  ])('with %s is printed all the same, and names it', async (_, words, sign) => {
    const print = printDocument(withText(`Before. ${words}`));
    const text = (await pdfPages(print)).join(' ');
    expect(text).toContain('SIGNS THAT CANNOT BE PRINTED');
    expect(text).toContain(`${sign}. Read`);
    expect(text).toContain('Before.');
    expect((await pdfProperties(print)).isTagged).toBe(true);
  });

  it.each([
    ['Chinese', '王小明'],
    ['a picture', '😀'],
    ['half a sign', 'a\uD83Db'],
  ])('with %s is printed all the same, whatever fonts its machine has', async (_, words) => {
    expect((await pdfPages(printDocument(withText('Before.', words)))).join(' ')).toContain('Before.');
  });

  it('shows a paragraph that introduces the next one, and its heading, where the next one begins', async () => {
    const added = {
      heading: 'Addendum',
      paragraphs: [{ lines: ['Reason: stains'], introduces: true }, { lines: ['What was found'] }],
    };
    for (let rows = 40; rows < 56; rows += 1) {
      const { sections } = withText(...Array.from({ length: rows }, (_, at) => `row ${at}`));
      const pages = await pdfPages(printDocument({ ...document, sections: [...sections, added] }));
      const whole = pages.filter((page) => page.includes('ADDENDUM Reason: stains What was found'));
      expect(whole, `after ${rows} rows`).toHaveLength(1);
    }
  });

  it('breaks no row of a table between two pages, unless it is as long as one', async () => {
    const result = 'positive in the basal cells only. '.repeat(10).trim();
    const rows = Array.from({ length: 40 }, (_, at) => [`A${at}`, 'PIN4', 'x', 'y', 'z', result]);
    const table = [['Block', 'Stain', 'One', 'Two', 'Three', 'Result'], ...rows];
    const file = printDocument({ ...document, sections: [{ heading: 'Studies', table }] });
    const pages = await pdfPages(file);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page.split('positive').length).toBe(page.split('PIN4').length * 10 - 9);
    const endless = printDocument({
      ...document,
      sections: [{ heading: 'Studies', table: [['Result'], ['word '.repeat(3000)]] }],
    });
    expect((await pdfPages(endless)).join(' ').match(/word/g)).toHaveLength(3000);
  });

  it('takes texts for texts and never for markup', async () => {
    const words = '#panic("x") *bold* _slanted_ $x^2$ <label> @name = heading // note';
    expect((await pdfPages(printDocument(withText(words))))[0]).toContain(words);
  });

  it('is tagged, with its headings and its table, and has its title', async () => {
    const { title, isTagged, tree } = await pdfProperties(printDocument(document));
    expect([title, isTagged]).toEqual([document.title, true]);
    const roles = JSON.stringify(tree).match(/"role":"\w+"/g) ?? [];
    expect(roles).toContain('"role":"H1"');
    expect(roles).toContain('"role":"TH"');
  });

  it('is the same file for the same document, byte by byte', () => {
    const first = printDocument(document);
    printDocument(withText('another one between them'));
    expect(Buffer.from(printDocument(document)).equals(first)).toBe(true);
  });

  it('breaks a word that is wider than its line, in a text and in a table, and loses nothing of it', async () => {
    const inText = 'Wide'.repeat(60);
    const inTable = 'PositiveInAllCells'.repeat(12);
    const { sections } = withText(`${inText} end`);
    const rows = [
      ['Stain', 'Result', 'Method'],
      ['CD20', inTable, 'Formalin'],
    ];
    const file = printDocument({ ...document, sections: [...sections, { heading: 'Studies', table: rows }] });
    // A sheet is 612 points wide.
    expect((await pdfReach(file)).right).toBeLessThan(580);
    const text = (await pdfPages(file)).join('').replaceAll(/\s/g, '');
    expect(text).toContain(inText);
    expect(text).toContain(inTable);
    expect(text).not.toContain('SIGNSTHATCANNOTBEPRINTED');
  });

  it('gives a head of many long lines the room that it needs', async () => {
    const line = 'Department of Pathology and Laboratory Medicine, Division of Surgical Pathology, '.repeat(
      4,
    );
    const file = printDocument({ ...document, headLines: [line, line, line], mark: 'SUPERSEDED' });
    // A sheet is 792 points high.
    expect((await pdfReach(file)).top).toBeLessThan(765);
    const [page = ''] = await pdfPages(file);
    expect(bare(page)).toContain(bare(line + line + line));
    expect(page).toContain('Haverly, Conrad');
  });
});
