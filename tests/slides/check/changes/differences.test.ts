import { describe, expect, it } from 'vitest';
import { differences, isSame, unsaved } from './differences.ts';

const WHOLE = { isOneForm: true, isOneCaller: true };

describe('differences', () => {
  it('names what lies deeper, too', () => {
    const told = { status: 'Open', diagnoses: [{ specimenID: 'A', text: 'Benign.' }] };
    const read = { status: 'Open', diagnoses: [{ specimenID: 'A', text: 'Malignant.' }], more: 1 };
    expect(differences(told, read, WHOLE)).toEqual(['diagnoses.*.text']);
    expect(differences(told, { diagnoses: [] }, WHOLE)).toEqual(['diagnoses']);
    expect(differences(told, read, { ...WHOLE, isOneCaller: false })).toEqual([]);
    expect(differences(told, told, WHOLE)).toEqual([]);
  });

  it('takes no order of single values for a promise', () => {
    const told = { allowedActions: ['open', 'release'], stains: ['H&E'] };
    expect(differences(told, { allowedActions: ['release', 'open'], stains: ['PAS'] }, WHOLE)).toEqual([
      'stains',
    ]);
  });

  it('leaves out what only one of two forms says', () => {
    const two = { isOneForm: false, isOneCaller: true };
    expect(differences({ caseID: null }, { caseID: 'a draft' }, two)).toEqual([]);
    expect(differences({ caseID: null }, { caseID: 'a draft' }, WHOLE)).toEqual(['caseID']);
  });
});

describe('unsaved', () => {
  it.each([
    ['another text deeper down', { patient: { lastName: 'Ex' } }, { patient: { lastName: 'Other' } }, 1],
    ['a row that is gone', { rows: [{ id: 'A', text: 'x' }] }, { rows: [] }, 1],
    ['a row of another text', { rows: [{ id: 'A', text: 'x' }] }, { rows: [{ id: 'A', text: 'y' }] }, 1],
    ['a text with another number in it', { text: 'grade 2' }, { text: 'another 2' }, 1],
    ['rows in another order', { rows: [{ id: 1 }, { id: 2 }] }, { rows: [{ id: 2 }, { id: 1 }] }, 0],
    ['a telephone number in its form', { phone: '(614) 555-0100' }, { phone: '614 555 0100' }, 0],
    ['blanks at the end', { text: 'Benign. ' }, { text: 'Benign.' }, 0],
    ['a code as what it names', { codes: ['C50'] }, { codes: [{ code: 'C50' }] }, 0],
    ['what is not read', { password: 'x' }, {}, 0],
  ])('tells %s', (_, sent, read, count) => {
    expect(unsaved(sent, read)).toHaveLength(count);
  });
});

it('takes keys in another order for the same, and rows in another order for others', () => {
  expect(isSame({ a: [1, { b: 2, c: null }], d: 3 }, { d: 3, a: [1, { c: null, b: 2 }] })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
});
