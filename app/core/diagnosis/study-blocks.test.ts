import { expect, it } from 'vitest';
import { STUDY } from './diagnosis.test-support.ts';
import { otherBlocks, otherBlockText } from './study-blocks.ts';

const blocksOf = (specimenID: string, ...blocks: readonly (string | null)[]) => ({
  specimenID,
  subsections: blocks.map((block) => ({ block, displayId: block === null ? `${specimenID}7-S` : null })),
});
const SLIDES = [blocksOf('A', 'A1', 'X'), blocksOf('B', 'B1', 'X', null), blocksOf('C', 'C1')];

it.each([
  ['A', 'A1', null],
  ['A', ' b1 ', 'Block b1 is of specimen B.'],
  ['C', 'X', 'Block X is of specimen A and B.'],
  // Both specimens have a block of this name.
  ['B', 'X', null],
  // The slide has no block of its own, and its label names it.
  ['A', 'B7', 'Block B7 is of specimen B.'],
  // A block that the case has no slide of yet.
  ['A', 'C9', null],
  ['A', '', null],
])('a study of specimen %s on block %j: %j', (specimenID, block, text) => {
  expect(otherBlockText(SLIDES, { specimenID, block })).toBe(text);
});

it('each study that names the block of another specimen is told with its stain', () => {
  expect(otherBlocks(SLIDES, [STUDY, { ...STUDY, stain: 'PAS', block: 'C1' }])).toEqual([
    'PAS of specimen A: Block C1 is of specimen C.',
  ]);
});
