import { allSettled, fork, type Scope } from 'effector';
import { expect, it } from 'vitest';
import type { CaseMark } from '../marks-of-case.ts';
import { markSought } from '../marks-of-case.ts';
import { $chosenMark, $outlinedMark, rulerChosen, rulerLeft } from './chosen-mark.ts';

const mark: CaseMark = {
  kind: 'ruler',
  id: 'listed',
  imageId: 'a1',
  slideIndex: 0,
  slideTitle: 'A1',
  value: '25.000 μm',
  name: '',
  author: 'A reader',
  ofAnother: false,
  visible: true,
  earlier: false,
  byEarlierScale: false,
  box: { x: 0, y: 0, width: 10, height: 10 },
};
const seek = (scope: Scope) =>
  allSettled(markSought, { scope, params: { mark, pane: { width: 900, height: 600 } } });
const choose = (scope: Scope, id: string) => allSettled(rulerChosen, { scope, params: id });
const leave = (scope: Scope, id: string) => allSettled(rulerLeft, { scope, params: id });
const marksOf = (scope: Scope) => [scope.getState($chosenMark), scope.getState($outlinedMark)];

it('the mark that the reader turned to last is the chosen one, and is outlined only where it was gone to', async () => {
  const scope = fork();
  await seek(scope);
  expect(marksOf(scope)).toEqual(['listed', 'listed']);
  await choose(scope, 'pressed');
  expect(marksOf(scope)).toEqual(['pressed', null]);
  await seek(scope);
  expect(marksOf(scope)).toEqual(['listed', 'listed']);
});

it('a press beside all rulers leaves the one that was pressed, and not one that was gone to', async () => {
  const scope = fork();
  await choose(scope, 'pressed');
  await leave(scope, 'pressed');
  expect(marksOf(scope)).toEqual([null, null]);
  await seek(scope);
  await leave(scope, 'listed');
  expect(marksOf(scope)).toEqual(['listed', 'listed']);
});

it('a press beside all rulers of one pane leaves the ruler that was chosen in the other', async () => {
  const scope = fork();
  await choose(scope, 'in the first pane');
  await choose(scope, 'in the second pane');
  await leave(scope, 'in the first pane');
  expect(marksOf(scope)).toEqual(['in the second pane', null]);
});
