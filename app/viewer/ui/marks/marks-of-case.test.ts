import { expect, it } from 'vitest';
import type { CaseMark } from '../../state/marks-of-case.ts';
import { bySlide } from './marks-of-case.ts';

const mark = (id: string, slideIndex: number): CaseMark => ({
  kind: 'ruler',
  id,
  imageId: `i${String(slideIndex)}`,
  slideIndex,
  slideTitle: `Slide ${String(slideIndex)}`,
  value: '25.000 μm',
  name: '',
  author: '–',
  ofAnother: false,
  visible: true,
  earlier: false,
  byEarlierScale: false,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const idsOf = (marks: readonly CaseMark[], here: string | null, places = new Map<string, number>()) =>
  bySlide(marks, [here], places).map((slide) => slide.marks.map(({ id }) => id));

const MARKS = [mark('a', 0), mark('b', 0), mark('c', 1), mark('d', 2)];

it('puts the slide that is open first and the others in reading order', () => {
  expect(idsOf(MARKS, 'i1')).toEqual([['c'], ['a', 'b'], ['d']]);
  expect(idsOf([...MARKS].reverse(), null)).toEqual([['b', 'a'], ['c'], ['d']]);
  expect(bySlide(MARKS, ['i1'], new Map())[0]).toMatchObject({ slideTitle: 'Slide 1', pane: 0 });
});

it('puts the slide of the second pane after that of the first, and says which is which', () => {
  const panesOf = (open: readonly string[]) =>
    bySlide(MARKS, open, new Map()).map(({ imageId, pane }) => [imageId, pane]);
  expect(panesOf(['i2', 'i1'])).toEqual([
    ['i2', 0],
    ['i1', 1],
    ['i0', null],
  ]);
  expect(panesOf(['i1', 'i1'])).toEqual([
    ['i1', 0],
    ['i0', null],
    ['i2', null],
  ]);
});

it('leaves a mark in its place when it changes, and puts a new one last', () => {
  const places = new Map<string, number>();
  idsOf(MARKS, 'i0', places);
  expect(idsOf([mark('b', 0), mark('e', 0), mark('a', 0)], 'i0', places)).toEqual([['a', 'b', 'e']]);
});
