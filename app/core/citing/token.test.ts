import { describe, expect, it } from 'vitest';
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
    expect(withMeasuredValue('500 μm [mark 1], [mark 1]', 1, '420.0 μm')).toBe('420.0 μm [mark 1], [mark 1]');
    expect(withoutLength(TEXT, 1)).toBe('Depth, width 4.213 mm [mark 2], see.');
    expect(withoutCitation(TEXT, 1)).toBe('Depth 413.1 μm, width 4.213 mm [mark 2], see .');
  });

  it('are put between words', () => {
    const citation = citationText(1, '413.1 μm');
    expect(insertCitation('Depth of', 8, citation)).toEqual({
      text: 'Depth of 413.1 μm [mark 1]',
      caret: 26,
    });
    expect(insertCitation('Depth .', 6, citation).text).toBe('Depth 413.1 μm [mark 1].');
    expect(insertCitation('', 0, citation).text).toBe(citation);
    expect(insertCitation('a b', 2, citation).text).toBe('a 413.1 μm [mark 1] b');
  });
});
