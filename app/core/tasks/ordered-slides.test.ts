import { describe, expect, it } from 'vitest';
import {
  blockOf,
  doerOf,
  existsAlready,
  nextDisplayId,
  orderedWorkOf,
  orderName,
  slideCountOf,
} from './ordered-slides.ts';
import { TASK } from './task-kinds.ts';

const order = (kind: Parameters<typeof orderedWorkOf>[0], more = {}) => ({
  kind,
  specimenID: 'A',
  block: 'A1',
  ...more,
});

describe('an order', () => {
  it.each([
    ['he_recut', 4, 2, 'HE_Recut'],
    ['he_deeper', 4, 2, 'HE_Deeper_Level'],
    ['re_embed', 4, 2, 'HE_Recut'],
    ['unstained', 4, 2, 'Unstained'],
    ['special_stain', 5, 2, 'Special_Stain'],
    ['ihc', 5, 2, 'IHC'],
    ['ish', 5, 3, 'In_Situ_Hybridization'],
    ['glass_or_block', 8, 3, null],
  ] as const)('of %s becomes task %i, due in %i working days', (kind, taskType, workingDays, slideType) => {
    expect(orderedWorkOf(kind)).toMatchObject({ taskType, workingDays, slideType });
  });

  it('asks for as many slides as it says, or its option says, or one', () => {
    expect(slideCountOf(order('he_deeper', { slideCount: 4, option: 'HE_Deeper_Cuts_x3' }))).toBe(4);
    expect(slideCountOf(order('he_deeper', { option: 'HE_Deeper_Cuts_x3' }))).toBe(3);
    expect(slideCountOf(order('he_deeper', { option: 'HE_Levels_through_Block' }))).toBe(1);
    expect(slideCountOf(order('ihc'))).toBe(1);
  });

  it('has a name', () => {
    expect(orderName(order('ihc', { stain: 'CD20' }))).toBe('CD20');
    expect(orderName(order('he_recut'))).toBe('H&E Recut');
    expect(orderName(order('he_deeper', { stain: 'H&E' }))).toBe('H&E Deeper Level');
    expect(orderName(order('glass_or_block'))).toBe('Glass slides or block');
  });
});

describe('the same again', () => {
  const present = [
    { displayId: 'A1', slideType: 'H&E', stain: 'H&E' },
    { displayId: 'A1-20', slideType: 'IHC', stain: 'CD20' },
    { displayId: 'A2-R1', slideType: 'H&E Recut', stain: 'H&E' },
    { displayId: 'A3', slideType: 'HE_Recut', stain: null },
    { displayId: null, slideType: 'IHC', stain: 'CD3' },
  ];

  it.each([
    ['the same stain in other letters', order('ihc', { stain: 'cd20 ' }), true],
    ['the stain by another method', order('special_stain', { stain: 'CD20' }), true],
    ['another stain', order('ihc', { stain: 'CD3' }), false],
    ['the stain on another block', order('ihc', { stain: 'CD20', block: 'A2' }), false],
    ['a first recut', order('he_recut'), false],
    ['a second recut', order('he_recut', { block: 'A2' }), true],
    ['a recut that the facility entered in the form', order('he_recut', { block: 'A3' }), true],
    ['the value of a stain that is there by its label', order('ihc', { stain: 'CD_20' }), true],
    ['a deeper cut beside a recut', order('he_deeper', { block: 'A2' }), false],
  ])('is %s: %o', (_, asked, exists) => {
    expect(existsAlready(asked, present)).toBe(exists);
  });

  it('knows the block of a slide by its number', () => {
    expect(present.map(blockOf)).toEqual(['A1', 'A1', 'A2', 'A3', null]);
  });

  it('knows the block that the facility named, whatever the number of the slide is', () => {
    const named = { block: 'A1', displayId: 'A1.2', slideType: 'IHC', stain: 'CD20' };
    expect(blockOf(named)).toBe('A1');
    expect(blockOf({ block: null, displayId: 'A2-S' })).toBe('A2');
    expect(existsAlready(order('ihc', { stain: 'CD20' }), [named])).toBe(true);
  });

  it('gives a new slide the first free number of its block', () => {
    expect(nextDisplayId('A1', ['A1', 'A1-R1', null, 'A2-R2'])).toBe('A1-R2');
    expect(nextDisplayId('A2', [])).toBe('A2-R1');
  });
});

describe('who does the work', () => {
  const own = { labArrangement: 'Own Lab', material: 'digital' } as const;
  const mailed = { labArrangement: 'No Lab', material: 'glass' } as const;

  it.each([
    ['an order', TASK.stainOrder, own, 'Facility'],
    ['an order', TASK.slideOrder, { ...own, labArrangement: 'Contract Lab' }, 'Facility'],
    ['an order without a laboratory', TASK.stainOrder, mailed, 'Lab_Operations'],
    ['a rescan', TASK.rescan, { ...own, labArrangement: 'No Lab' }, 'Facility'],
    ['a rescan of mailed glass', TASK.rescan, { ...mailed, labArrangement: 'Own Lab' }, 'Lab_Operations'],
    ['a question', TASK.missingInfo, mailed, 'Facility'],
    ['a parcel', TASK.slideReceipt, own, 'Lab_Operations'],
  ] as const)('of %s (%i)', (_, type, origin, role) => {
    expect(doerOf(type, origin)).toBe(role);
  });
});
