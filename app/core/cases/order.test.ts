import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseSortKey, inOrder, type Orderable } from './order.ts';

const aCase = (
  id: string,
  priority: string,
  dueAt: string | null,
  availableAt: string | null,
): Orderable => ({
  id,
  priority,
  dueAt,
  availableAt,
});

const NOW = '2026-11-21T09:00:00Z';

const cases = [
  aCase('routine-soon', 'Routine', '2026-11-21T10:00:00Z', '2026-11-20T08:00:00Z'),
  aCase('stat-late', 'STAT', '2026-11-22T10:00:00Z', '2026-11-21T08:00:00Z'),
  aCase('no-clock', 'STAT', null, null),
  aCase('expedited', 'Expedited', '2026-11-21T08:00:00-05:00', '2026-11-19T08:00:00Z'),
];

describe('the order of a worklist', () => {
  it.each<[CaseSortKey, string[]]>([
    ['urgency', ['stat-late', 'no-clock', 'expedited', 'routine-soon']],
    ['due', ['routine-soon', 'expedited', 'stat-late', 'no-clock']],
    ['age', ['expedited', 'routine-soon', 'stat-late', 'no-clock']],
  ])('by %s', (key, ids) => {
    expect(inOrder(cases, key, NOW).map(({ id }) => id)).toEqual(ids);
  });

  it('puts what is overdue before everything, whatever its priority', () => {
    const later = '2026-11-21T11:00:00Z';
    expect(inOrder(cases, 'urgency', later).map(({ id }) => id)).toEqual([
      'routine-soon',
      'stat-late',
      'no-clock',
      'expedited',
    ]);
  });

  it('does not depend on the order it was given', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(cases, { minLength: 4 }),
        fc.constantFrom<CaseSortKey[]>('urgency', 'due', 'age'),
        (mixed, key) => {
          expect(inOrder(mixed, key, NOW)).toEqual(inOrder(cases, key, NOW));
        },
      ),
    );
  });
});
