import { describe, expect, it } from 'vitest';
import { byteText } from './byte-text.ts';
import { choicesMatching } from './choices-matching.ts';
import { errorLinesOf } from './error-summary.tsx';
import { isLeaving, isLeavingStep, isLeavingThing } from './leave-guard.tsx';
import { savingText } from './save-state.tsx';
import { uploadText } from './upload-progress.tsx';
import { compareVersions, mergedVersion, openConflicts } from './versions/conflict.ts';

describe('the choices that match what was typed', () => {
  const choices = ['Lung, right lower lobe', 'Lymph node', 'Crête iliaque'].map((label) => ({
    value: label,
    label,
  }));
  it.each([
    ['', 3],
    ['  , ', 3],
    ['l', 2],
    ['low lu', 1],
    ['LUNG', 1],
    ['crete', 1],
    ['ung', 0],
    ['lung left', 0],
  ])('%j matches %i', (typed, count) => {
    expect(choicesMatching(choices, typed)).toHaveLength(count);
  });
});

describe('a conflict', () => {
  const base = { site: 'Back', history: '', priority: 'Routine', note: 'a' };
  const yours = { ...base, site: 'Scalp', note: 'b' };
  const theirs = { ...base, site: 'Arm', priority: 'STAT', note: 'b' };
  const comparison = compareVersions(base, yours, theirs);

  it('is what both changed differently; what only the others changed is taken over', () => {
    expect(comparison).toEqual({
      conflicts: [{ name: 'site', yours: 'Scalp', theirs: 'Arm' }],
      taken: [{ name: 'priority', yours: 'Routine', theirs: 'STAT' }],
    });
  });

  it.each([
    ['yours', 'Scalp'],
    ['theirs', 'Arm'],
  ] as const)('that is settled for %s keeps %s and what the others changed', (side, site) => {
    expect(mergedVersion(yours, comparison, { site: side })).toEqual({ ...yours, site, priority: 'STAT' });
  });

  it('that nobody settled gives no version', () => {
    expect(openConflicts(comparison, {}).map(({ name }) => name)).toEqual(['site']);
    expect(mergedVersion(yours, comparison, {})).toBeNull();
  });

  it('includes a field that one side emptied or that is new', () => {
    expect(compareVersions({ a: 'x' }, { a: 'y' }, { b: 'z' })).toEqual({
      conflicts: [{ name: 'a', yours: 'y', theirs: '' }],
      taken: [{ name: 'b', yours: '', theirs: 'z' }],
    });
  });
});

it.each([
  [
    { '': ['One.', 'Two.'] },
    [
      ['', 'One.'],
      ['', 'Two.'],
    ],
  ],
  [{ email: ['Wrong.', 'And long.'] }, [['f-email', 'Wrong.']]],
  [{ 'licences[0].state': ['No.'], gone: null }, [['f-licences[0].state', 'No.']]],
])('the errors %j make the lines %j', (errors, lines) => {
  expect(errorLinesOf('f', errors).map(({ fieldId, message }) => [fieldId ?? '', message])).toEqual(lines);
});

it.each([
  ['/a', '/b', true],
  ['/a', '/a', false],
])('going from %s to %s leaves: %s', (from, to, leaves) => {
  expect(isLeaving({ pathname: from }, { pathname: to })).toBe(leaves);
});

it.each([
  ['?ticket=1', '?ticket=2', true],
  ['?ticket=1', '?part=tickets', true],
  ['?ticket=1&step=2', '?step=3&ticket=1', false],
  ['', '?index', false],
])('going from the thing of %j to that of %j leaves: %s', (from, to, leaves) => {
  const at = (search: string) => ({ pathname: '/a', search });
  expect(isLeavingThing(at(from), at(to))).toBe(leaves);
  expect(isLeavingThing(at(from), { pathname: '/b', search: from })).toBe(true);
});

it.each([
  ['?step=amendment', '', true],
  ['?step=amendment', '?step=sign', true],
  ['?step=amendment', '?step=amendment', false],
  ['', '?index', false],
])('going from the step of %j to that of %j leaves its form: %s', (from, to, leaves) => {
  const at = (search: string) => ({ pathname: '/a', search });
  expect(isLeavingStep(at(from), at(to))).toBe(leaves);
  expect(isLeavingStep(at(from), { pathname: '/b', search: from })).toBe(true);
});

describe('where the autosave stands', () => {
  it.each([
    [{ kind: 'unchanged' } as const, ''],
    [{ kind: 'saving' } as const, 'Saving…'],
    [{ kind: 'saved', when: '2:05 PM' } as const, 'Saved at 2:05 PM'],
    [{ kind: 'failed', why: 'offline' } as const, 'Not saved: offline'],
  ])('%j reads %j', (state, text) => {
    expect(savingText(state)).toBe(text);
  });
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [999_949, '1.0 MB'],
  [412_000_000, '412 MB'],
  [1_200_000_000, '1.2 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});

describe('an upload', () => {
  const upload = { fileName: 'a.svs', bytes: 1_000_000, sentBytes: 349_000 };
  it.each([
    [{ ...upload, phase: 'waiting' } as const, 'Waiting to be sent, 1.0 MB'],
    [{ ...upload, phase: 'sending' } as const, '349 kB of 1.0 MB, 34%'],
    [{ ...upload, phase: 'sending', problem: 'It goes on.' } as const, '349 kB of 1.0 MB, 34%. It goes on.'],
    [{ ...upload, phase: 'done', problem: 'It goes on.' } as const, 'Uploaded, 1.0 MB. It goes on.'],
    [{ ...upload, phase: 'paused' } as const, 'Paused at 34% of 1.0 MB'],
    [{ ...upload, phase: 'failed' } as const, 'The upload failed.'],
    [{ ...upload, phase: 'failed', problem: 'The line broke.' } as const, 'The line broke.'],
    [{ ...upload, phase: 'done' } as const, 'Uploaded, 1.0 MB'],
    [{ fileName: 'b', bytes: 0, sentBytes: 0, phase: 'sending' } as const, '0 bytes of 0 bytes, 100%'],
  ])('%j reads %j', (one, text) => {
    expect(uploadText(one)).toBe(text);
  });
});
