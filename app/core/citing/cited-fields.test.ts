import { describe, expect, it } from 'vitest';
import type { CitedMarkInput } from '#contracts/generated/wire.ts';
import { citingPathOf, markAskedFor, withoutMarkAsked } from './cite-link.ts';
import { citedLines } from './cited-fields.ts';
import { citedGaps } from './cited-gaps.ts';
import { citationOf, withCited, withSeen, withSightNow } from './cited-text.ts';
import { BY_HAND, marksOf, rulerMark, SEEN } from './citing.test-support.ts';
import { sightIn } from './sight.ts';

const MARK = { number: 1, kind: 'ruler', imageId: 'img_1', markId: 'ruler-1', seen: SEEN } as const;
const SLIDE = { imageId: 'img_1', checksum: 'sum', specimenID: 'A', title: 'A1 · H&E' };
const IMAGES = { slides: [SLIDE], ofWrongSlides: new Set<string>() };
const FIELDS = { 'diagnosis.A': 'Depth 413.1 μm [mark 1].', marks: '[]' };

describe('the marks that a text cites', () => {
  it('are as they were seen while nothing is known of them, and gone only where their image was read', () => {
    const standing = (now: null | undefined) => citedLines(FIELDS, [MARK], IMAGES, () => now)[0]?.standing;
    expect([standing(undefined), standing(null)]).toEqual(['seen', 'deleted']);
    expect(citedLines({ comment: 'Nothing.' }, [MARK], IMAGES, () => null)).toEqual([]);
  });

  it('have to be taken out, and leave no length, where their image showed another slide', () => {
    const gapsOf = (wrong: readonly string[]) =>
      citedLines(FIELDS, [MARK], { slides: [], ofWrongSlides: new Set(wrong) }, () => SEEN)[0]?.gaps;
    expect(gapsOf(['img_1'])).toEqual([
      'Mark 1 was made on an image that showed another slide. Take it out of the text.',
    ]);
    expect(gapsOf(['img_2'])).toEqual([
      'The slide of mark 1 was replaced. Take it out of the text, or make its length plain words.',
    ]);
  });

  it('say where they stand in the text of another specimen than that of their slide', () => {
    const strange = (fields: Record<string, string>) =>
      citedLines(fields, [MARK], IMAGES, () => SEEN)[0]?.strangeIn;
    expect(strange(FIELDS)).toEqual([]);
    expect(strange({ comment: '[mark 1]', 'diagnosis.B': '413.1 μm [mark 1]' })).toEqual(['B']);
  });

  it('keep their numbers, and a new one gets the next', () => {
    const again = withCited([MARK], MARK, { ...SEEN, value: '420.0 μm' });
    expect([again.number, again.marks.length, again.marks[0]?.seen.value]).toEqual([1, 1, '420.0 μm']);
    const next = withCited([MARK], { imageId: 'img_2', markId: 'ruler-1', kind: 'ruler' }, SEEN);
    expect([next.number, next.marks.map(({ imageId }) => imageId)]).toEqual([2, ['img_1', 'img_2']]);
    expect(withSeen([MARK], 1, { ...SEEN, basis: 'superseded' })[0]?.seen.basis).toBe('superseded');
  });

  it.each([
    { imageId: 'img_1', markId: 'ruler-2', kind: 'ruler' },
    { imageId: 'img_1', markId: 'ruler-1', kind: 'patch' },
  ] as const)('take no number of another mark of the same slide: %j', (other) => {
    const next = withCited([MARK], other, { ...SEEN, value: '0.4 μm' });
    expect(next.number).toBe(2);
    expect(next.marks).toEqual([MARK, { ...other, number: 2, seen: { ...SEEN, value: '0.4 μm' } }]);
  });

  it('owe a look where one is put in by a scale that its slide has no more, until the reader has looked', () => {
    const now = sightIn(marksOf([rulerMark()], { scaleByHand: BY_HAND }), MARK);
    if (now === null) throw new Error('the ruler is there');
    const gapsOf = (marks: readonly CitedMarkInput[]) =>
      citedLines(FIELDS, marks, IMAGES, () => now).flatMap(({ gaps }) => gaps);
    const put = withCited([], MARK, now);
    expect(gapsOf(put.marks)).toEqual(['Mark 1 rests on a scale that its slide has no more. Look at it.']);
    expect(gapsOf(withCited(put.marks, MARK, now).marks)).toHaveLength(1);
    const looked = withSeen(put.marks, 1, now);
    expect([gapsOf(looked), gapsOf(withCited(looked, MARK, now).marks)]).toEqual([[], []]);
  });

  it('say what a length was and is where its ruler was moved after the scale of its slide was replaced', () => {
    const moved = rulerMark({ to: { x: 2680, y: 900 }, lengthMicrometres: 420 });
    const now = sightIn(marksOf([moved], { scaleByHand: BY_HAND }), MARK);
    if (now === null) throw new Error('the ruler is there');
    const put = withCited([], MARK, SEEN);
    const [line] = citedLines(FIELDS, put.marks, IMAGES, () => now);
    if (line === undefined) throw new Error('the mark is cited');
    expect(line.standing).toBe('scale_corrected');
    // The list beside the text and the checklist of the sign-out.
    const said = [line.gaps, citedGaps(['420.0 μm [mark 1]'], [line])];
    for (const gaps of said)
      expect(gaps).toContain(
        'Mark 1 was 413.1 μm and is 420.0 μm, by a scale that its slide has no more. Look at it.',
      );
  });

  it('bring the length that they have now to where the one stood that was seen', () => {
    const now = { ...SEEN, value: '420.0 μm' };
    expect(withSightNow('Focus 2 413.1 μm [mark 1]', MARK, now)).toBe('Focus 2 420.0 μm [mark 1]');
    expect(withSightNow('500 μm [mark 1]', MARK, now)).toBe('500 μm [mark 1]');
    expect(withSightNow('413.1 μm [mark 1]', MARK, { ...SEEN, value: null })).toBe('413.1 μm [mark 1]');
    expect(withSightNow('413.1 μm [mark 1]', MARK, { ...now, basis: 'assumed' })).toBe('413.1 μm [mark 1]');
  });

  it('bring a length only where one may stand in a report', () => {
    expect(citationOf(3, SEEN)).toBe('413.1 μm [mark 3]');
    expect(citationOf(3, { ...SEEN, basis: 'assumed' })).toBe('[mark 3]');
  });

  it('are asked for by an address of ids and of the place on the slide, once', () => {
    const box = { x: 0.1, y: 7, width: 1 / 3, height: 413.099_999_9 };
    const place = { imageId: 'img_1', markId: 'ruler-1', kind: 'ruler', box } as const;
    const { searchParams } = new URL(citingPathOf('cas_1', place), 'http://localhost');
    expect(markAskedFor(searchParams)).toEqual(place);
    expect(markAskedFor(withoutMarkAsked(searchParams))).toBeNull();
    expect(withoutMarkAsked(searchParams).toString()).toBe('case=cas_1');
    for (const bad of ['', '1 2 3', '1 2 3 x', '1 2 -3 4']) {
      searchParams.set('box', bad);
      expect(markAskedFor(searchParams)).toBeNull();
    }
  });
});
