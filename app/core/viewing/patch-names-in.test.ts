import { describe, expect, it } from 'vitest';
import { patchOn } from './decide/decide.test-support.ts';
import { type LogEvent, logCodec } from './events.ts';
import { patchNamesIn } from './patch-names-in.ts';
import { draftOf, rulerOn } from './random-readings.test-support.ts';

const lineOf = (event: LogEvent, at: number): string =>
  logCodec.encode({ seq: at, ...draftOf(event, 'g', 'i', 'primary'), at });
const placed = (id: string, number: number, at: number): string =>
  lineOf({ type: 'patch.placed', v: 1, patch: patchOn(id, { number }) }, at);

describe('the names of patches in saved lines', () => {
  it('are those that they were placed with, and the later one of two with one number has a letter', () => {
    const names = patchNamesIn([
      placed('p2', 2, 3),
      lineOf({ type: 'ruler.drawn', v: 1, ruler: rulerOn('i', 'r1') }, 1),
      placed('p1', 2, 2),
      lineOf({ type: 'patch.noted', v: 1, patch: patchOn('p3', { number: 3 }) }, 4),
    ]);
    expect(['p1', 'p2', 'p3', 'r1'].map((id) => names.nameOf(id))).toEqual(['2', '2b', '', '']);
  });

  it('are told past a line that cannot be read', () => {
    const names = patchNamesIn(['{"type":"patch.placed"', placed('p1', 1, 1)]);
    expect(names.nameOf('p1')).toBe('1');
  });
});
