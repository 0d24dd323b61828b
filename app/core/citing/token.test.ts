import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citedGaps } from './cited-gaps.ts';
import {
  citationsIn,
  citationText,
  insertCitation,
  piecesOf,
  withMeasuredValue,
  withoutCitation,
  withoutLength,
  withValue,
} from './token.ts';

const TEXT = 'Depth 413.1 μm [mark 1], width 4.213 mm [mark 2], see [mark 1].';

describe('citations in a text', () => {
  it('are found with the lengths before them', () => {
    expect(citationsIn(TEXT).map(({ number, value }) => [number, value])).toEqual([
      [1, '413.1 μm'],
      [2, '4.213 mm'],
      [1, null],
    ]);
    expect(citationsIn('[mark 0] [mark] mark 1 413.1 μm [Mark 1]')).toEqual([]);
    expect(citationText(1, '413.1 μm')).toBe('413.1 μm [mark 1]');
  });

  it('leave the words between them as they were', () => {
    expect(
      piecesOf(TEXT)
        .map(({ text }) => text)
        .join(''),
    ).toBe(TEXT);
    expect(piecesOf(TEXT).flatMap(({ number }) => number ?? [])).toEqual([1, 2, 1]);
  });

  it('follow their mark, and only where nobody typed another length', () => {
    const moved = withValue(TEXT, 1, '413.1 μm', '420.0 μm');
    expect(moved).toBe(TEXT.replace('413.1', '420.0'));
    expect(withValue('500 μm [mark 1]', 1, '413.1 μm', '420.0 μm')).toBe('500 μm [mark 1]');
    expect(withMeasuredValue(TEXT, 1, '413.1 μm', '420.0 μm')).toBe(moved);
    expect(withMeasuredValue('500 μm [mark 1]', 1, '413.1 μm', '420.0 μm')).toBe('500 μm [mark 1]');
    expect(withoutLength(TEXT, 1)).toBe('Depth, width 4.213 mm [mark 2], see.');
    expect(withoutCitation(TEXT, 1)).toBe('Depth 413.1 μm, width 4.213 mm [mark 2], see.');
  });

  it.each([
    '2,413.1 μm',
    '2 413.1 μm',
    '2\u00a0413.1 μm',
    '2\u2009413.1 μm',
    '2\u202f413.1 μm',
    '2.413.1 μm',
    '2’413.1 μm',
    '12 002 413.1 μm',
    '1234 413.1 μm',
    '413,1 μm',
  ])('take all digits of a length for its value: %s is not that of a mark of 413.1 μm', (value) => {
    const text = `Tumor ${value} [mark 1]`;
    expect(citationsIn(text)).toEqual([{ number: 1, value, from: 6, to: text.length }]);
    const sight = { value: '413.1 μm', basis: 'file' } as const;
    expect(
      citedGaps(
        [text],
        [{ number: 1, kind: 'ruler', standing: 'seen', isOfWrongSlide: false, seen: sight, now: sight }],
      ),
    ).toEqual([`The text says ${value} where mark 1 measures 413.1 μm.`]);
    expect(withValue(text, 1, '413.1 μm', '420.0 μm')).toBe(text);
  });

  it('lose no number that stands before a length when that is replaced', () => {
    const replaced = (typed: string) =>
      withMeasuredValue(`Focus ${typed} [mark 1]`, 1, '413.1 μm', '420.0 μm');
    expect(replaced('2 413.1 μm')).toBe('Focus 2 420.0 μm [mark 1]');
    expect(replaced('12 002 413.1µm')).toBe('Focus 12 002 420.0 μm [mark 1]');
    for (const other of ['2,413.1 μm', '2 500 μm', '1413.1 μm'])
      expect(replaced(other)).toBe(`Focus ${other} [mark 1]`);
  });

  it.each(['413.1 µm [mark 1]', '413.1μm [mark 1]', '413.1 um[mark 1]', '413.1\u00a0µm  [mark 1]'])(
    'know a length by whatever sign it was typed: %s is that of the mark, and follows it',
    (text) => {
      const sight = { value: '413.1 \u03bcm', basis: 'file' } as const;
      const gaps = (value: string) =>
        citedGaps(
          [text.replace('413.1', value)],
          [{ number: 1, kind: 'ruler', standing: 'seen', isOfWrongSlide: false, seen: sight, now: sight }],
        );
      expect(gaps('413.1')).toEqual([]);
      expect(gaps('900')).toEqual([
        expect.stringMatching(/^The text says 900.*m where mark 1 measures 413\.1 \u03bcm\.$/u),
      ]);
      expect(withValue(text, 1, '413.1 \u03bcm', '420.0 \u03bcm')).toBe('420.0 \u03bcm [mark 1]');
      expect(withoutCitation('900\u00b5m [mark 1]', 1)).toBe('900\u00b5m');
    },
  );

  it.each(['0.9 cm', '900 microns', '1 micron', '9 millimeters', '900 micrometres', '1.2 centimeters'])(
    'know a length in any unit: %s is not that of a mark of 413.1 μm',
    (value) => {
      const sight = { value: '413.1 μm', basis: 'file' } as const;
      const text = `Depth ${value} [mark 1]`;
      expect(
        citedGaps(
          [text],
          [{ number: 1, kind: 'ruler', standing: 'seen', isOfWrongSlide: false, seen: sight, now: sight }],
        ),
      ).toEqual([`The text says ${value} where mark 1 measures 413.1 μm.`]);
    },
  );

  it.each(['Block A2 ', 'Levels 1, ', 'Level 2: ', '2 x ', 'In 2024. '])(
    'leave a number before a length that is not a part of it: %s',
    (words) => {
      expect(citationsIn(`${words}413.1 μm [mark 1]`).map(({ value }) => value)).toEqual(['413.1 μm']);
    },
  );

  it('never lose a length, whatever stands before it', () => {
    const before = fc.array(fc.constantFrom('1', '23', '456', ' ', ',', '.', '’', 'A', '\u2009'));
    fc.assert(
      fc.property(before, (parts) => {
        const [one] = citationsIn(`${parts.join('')}413.1 μm [mark 1]`);
        expect(one?.value).toMatch(/413\.1 μm$/);
      }),
    );
  });

  it.each([
    ['362.2 μm [mark 1] [mark 1] [mark 2]', '362.2 μm, [mark 2]', '[mark 2]'],
    ['2.3 mm [mark 1] [mark 2]', '2.3 mm, [mark 2]', '[mark 2]'],
    ['2.3 mm 413.1 μm [mark 1] [mark 2]', '2.3 mm 413.1 μm, [mark 2]', '2.3 mm, [mark 2]'],
    ['Focus 2 [mark 1] 413.1 μm [mark 2]', 'Focus 2, 413.1 μm [mark 2]', 'Focus 2, 413.1 μm [mark 2]'],
    ['Depth 413.1 μm [mark 1] and [mark 2]', 'Depth 413.1 μm and [mark 2]', 'Depth and [mark 2]'],
    ['As in [mark 1] and [mark 2]', 'As in and [mark 2]', 'As in and [mark 2]'],
  ])('leave no length to the next mark when they are taken out of %s', (text, words, gone) => {
    expect(withoutCitation(text, 1)).toBe(words);
    expect(withoutLength(text, 1)).toBe(gone);
  });

  it.each(['focus 2.3 mm', 'focus 2.3 mm ', 'focus 2.3mm', 'focus 2,300.5 \u00b5m', 'focus 0.2 cm'])(
    'stand apart from a length that is not theirs: %s',
    (typed) => {
      const { text, caret } = insertCitation(`${typed} deep`, typed.length, '[mark 1]');
      expect(text).toBe(`${typed.trimEnd()}, [mark 1] deep`);
      expect(caret).toBe(typed.trimEnd().length + ', [mark 1]'.length);
      expect(citationsIn(text).map(({ value }) => value)).toEqual([null]);
    },
  );

  it('are put between words', () => {
    const citation = citationText(1, '413.1 μm');
    expect(insertCitation('Depth of', 8, citation)).toEqual({
      text: 'Depth of 413.1 μm [mark 1]',
      caret: 26,
    });
    expect(insertCitation('Depth .', 6, citation).text).toBe('Depth 413.1 μm [mark 1].');
    expect(insertCitation('', 0, citation).text).toBe(citation);
    for (const typed of ['Focus 2', 'Focus 2 ', 'Focus 2, '])
      expect(insertCitation(typed, typed.length, citation)).toEqual({
        text: 'Focus 2, 413.1 μm [mark 1]',
        caret: 26,
      });
    expect(insertCitation('Block A2', 8, citation).text).toBe('Block A2 413.1 μm [mark 1]');
    expect(insertCitation('Focus 2', 7, '[mark 1]').text).toBe('Focus 2 [mark 1]');
    expect(insertCitation('a b', 2, citation).text).toBe('a 413.1 μm [mark 1] b');
  });
});
