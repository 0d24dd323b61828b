import { describe, expect, it } from 'vitest';
import type { RulerMark } from '#contracts/generated/wire.ts';
import { citedGaps } from './cited-gaps.ts';
import { BY_HAND, marksOf, rulerMark, SEEN } from './citing.test-support.ts';
import { reportedLength, sightIn, sightText, whyNoLength } from './sight.ts';
import { standingOf } from './standing.ts';

const SLIDE = { checksum: 'sum' };
const MARK = { kind: 'ruler', markId: 'ruler-1' } as const;
const moved = (changes: Partial<RulerMark>) => sightIn(marksOf([rulerMark(changes)]), MARK);
const standing = (now: ReturnType<typeof sightIn>, slide: { checksum: string | null } | null = SLIDE) =>
  standingOf({ seen: SEEN, now, slide });

describe('what has become of a cited ruler', () => {
  it('is nothing while it lies as it was seen', () => {
    expect(sightIn(marksOf([rulerMark()]), MARK)).toEqual(SEEN);
    expect(standing(moved({}))).toBe('seen');
    expect(standing(moved({ name: 'Depth' }))).toBe('seen');
  });

  it('is said when it was moved, also where its length stays the same', () => {
    expect(standing(moved({ to: { x: 2680, y: 900 }, lengthMicrometres: 420 }))).toBe('changed');
    expect(standing(moved({ from: { x: 1000, y: 990 }, to: { x: 2652.4, y: 990 } }))).toBe('moved');
  });

  it.each([
    { from: { x: 1000, y: 890 } },
    { from: { x: 990, y: 900 } },
    { to: { x: 2652.4, y: 910 } },
    { to: { x: 2650, y: 900 } },
  ])('is said when one end alone was moved, and its length stays the same: %j', (changes) => {
    expect(standing(moved(changes))).toBe('moved');
  });

  it('is nothing again when the move was undone', () => {
    const there = moved({ to: { x: 2680, y: 900 }, lengthMicrometres: 420 });
    expect([standing(there), standing(moved({}))]).toEqual(['changed', 'seen']);
  });

  it('is said when it was deleted, or its drawing undone', () => {
    expect(standing(sightIn(marksOf([]), MARK))).toBe('deleted');
    expect(standing(sightIn(null, MARK))).toBe('deleted');
    expect(sightIn(marksOf([rulerMark()]), { kind: 'patch', markId: 'ruler-1' })).toBeNull();
  });

  it('is said when its slide was replaced, whether by another image or by other bytes', () => {
    expect(standing(moved({}), null)).toBe('slide_replaced');
    expect(standing(moved({}), { checksum: 'other' })).toBe('slide_replaced');
    expect(standing(null, { checksum: 'other' })).toBe('slide_replaced');
  });

  it.each([null, 'new'])('is said when it lies on other bytes than its slide has, seen on %j', (checksum) => {
    const seen = { ...SEEN, checksum };
    expect(standingOf({ seen, now: { ...SEEN, checksum: 'old' }, slide: { checksum: 'new' } })).toBe(
      'slide_replaced',
    );
    expect(standingOf({ seen, now: { ...SEEN, checksum: null }, slide: { checksum: 'new' } })).toBe('seen');
  });

  it('is said when the scale of its slide was corrected, and taken back with that', () => {
    const corrected = sightIn(marksOf([rulerMark()], { scaleByHand: BY_HAND }), MARK);
    expect(corrected).toMatchObject({ basis: 'superseded', value: '413.1 μm' });
    expect(standing(corrected)).toBe('scale_corrected');
    const byHand = rulerMark({ scale: BY_HAND, lengthMicrometres: 826.2 });
    expect(sightIn(marksOf([byHand], { scaleByHand: BY_HAND }), MARK)?.basis).toBe('manual');
    expect(sightIn(marksOf([byHand]), MARK)?.basis).toBe('superseded');
  });

  it('is said of a patch that was moved', () => {
    const patch = { id: 'p', imageId: 'img_1', checksum: 'sum', note: '', color: '#7cfc00', author: null };
    const at = (x: number) => {
      const box = { x, y: 0, width: 10, height: 10 };
      const all = marksOf([], { patches: [{ ...patch, isPoint: false, widthInClient: 10, box }] });
      return sightIn(all, { kind: 'patch', markId: 'p' });
    };
    const seen = at(5);
    if (seen === null) throw new Error('the patch is there');
    expect(standingOf({ seen, now: at(6), slide: SLIDE })).toBe('moved');
    expect(standingOf({ seen, now: at(5), slide: SLIDE })).toBe('seen');
  });
});

describe('a length in a report', () => {
  it('has the digits that can be seen', () => {
    expect([0.4131, 413.1, 999.96, 1000, 4213.4].map(reportedLength)).toEqual([
      '0.413 μm',
      '413.1 μm',
      '1000.0 μm',
      '1.000 mm',
      '4.213 mm',
    ]);
  });

  it('is none on an assumed scale, whatever scale the slide was given since, nor where pixels are counted', () => {
    const assumed = { ...BY_HAND, state: 'assumed' as const };
    const now = sightIn(marksOf([rulerMark({ scale: assumed })], { scaleByHand: BY_HAND }), MARK);
    expect(now?.basis).toBe('assumed');
    expect(whyNoLength(now ?? SEEN)).toMatch(/assumed and goes into no report/);
    expect(whyNoLength({ basis: 'none', value: null })).toBe('Nothing can be measured on this slide.');
    expect(whyNoLength(SEEN)).toBeNull();
  });

  it('stands in a list of marks only where a report may say it', () => {
    expect(sightText('ruler', SEEN, 'A1')).toBe('413.1 μm, A1');
    expect(sightText('ruler', { ...SEEN, basis: 'superseded' }, 'A1')).toMatch(/^413\.1 μm, by a scale/);
    expect(sightText('ruler', { ...SEEN, basis: 'assumed' }, 'A1')).toBe('no length on an assumed scale, A1');
  });
});

describe('the checklist line of cited marks', () => {
  const seenOn = { seen: SEEN, now: SEEN, isOfWrongSlide: false };
  const mark = { number: 1, kind: 'ruler' as const, standing: 'seen' as const, ...seenOn };
  const text = 'Invasive, 413.1 μm [mark 1] deep, see [mark 1].';

  it('is silent while every length is that of its mark', () => {
    expect(citedGaps([text], [mark])).toEqual([]);
    expect(citedGaps(['Nothing is cited.'], [{ ...mark, standing: 'deleted', now: null }])).toEqual([]);
  });

  it('asks to look at what has changed, once for each mark', () => {
    const now = { ...SEEN, value: '420.0 μm' };
    const followed = text.replace('413.1', '420.0');
    expect(citedGaps([followed], [{ ...mark, standing: 'changed', now }])).toEqual([
      'Mark 1 was 413.1 μm and is 420.0 μm. Look at it.',
    ]);
    for (const [standingNow, words] of [
      ['moved', /was moved/],
      ['scale_corrected', /a scale that its slide has no more/],
      ['deleted', /was deleted/],
      ['slide_replaced', /was replaced/],
    ] as const)
      expect(citedGaps([text], [{ ...mark, standing: standingNow }])).toEqual([expect.stringMatching(words)]);
  });

  it('names the way out where a length stands before a place', () => {
    const place = { ...SEEN, basis: 'none' as const, value: null };
    const patch = { ...mark, kind: 'patch' as const, seen: place, now: place };
    expect(citedGaps(['Focus 2.3 mm [mark 1]'], [patch])).toEqual([
      'Mark 1 is a place and has no length. Put a word or a comma between 2.3 mm and [mark 1].',
    ]);
    expect(citedGaps(['Focus 2.3 mm, [mark 1]'], [patch])).toEqual([]);
    expect(citedGaps(['Focus 2.3 mm [mark 1]'], [{ ...mark, seen: place, now: place }])).toEqual([
      '2.3 mm of mark 1: Nothing can be measured on this slide.',
    ]);
  });

  it('says of a length that stayed the same that its scale is another one', () => {
    const seen = { ...SEEN, basis: 'superseded' as const };
    expect(standingOf({ seen, now: SEEN, slide: SLIDE })).toBe('changed');
    expect(citedGaps([text], [{ ...mark, seen, standing: 'changed' }])).toEqual([
      'Mark 1 rests on another scale than when you looked at it. Its length is the same. Look at it.',
    ]);
  });

  it('finds a length that is not its mark’s, one on an assumed scale, and a number that no mark has', () => {
    expect(citedGaps(['500 μm [mark 1]'], [mark])).toEqual([
      'The text says 500 μm where mark 1 measures 413.1 μm.',
    ]);
    const assumed = { ...SEEN, basis: 'assumed' as const };
    expect(citedGaps([text], [{ ...mark, seen: assumed, now: assumed }])).toEqual([
      expect.stringMatching(/^413\.1 μm of mark 1: The slide names no scale/),
    ]);
    // Neither what the reader saw before the mark was gone nor what a signed report has frozen is one by now.
    for (const standingNow of ['deleted', 'slide_replaced'] as const)
      expect(citedGaps([text], [{ ...mark, seen: assumed, now: null, standing: standingNow }])).toEqual([
        expect.stringMatching(/Take it out of the text\.$/),
        expect.stringMatching(/^413\.1 μm of mark 1: The slide names no scale/),
      ]);
    expect(citedGaps([text], [{ ...mark, seen: assumed, now: null }])).toHaveLength(1);
    expect(citedGaps(['As in [mark 7].'], [mark])).toEqual([
      'The text cites mark 7, and no mark has this number.',
    ]);
  });
});
