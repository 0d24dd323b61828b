import { describe, expect, it } from 'vitest';
import { aReturnReason } from '../case-form/return-reason.test-support.ts';
import { reasonsOfTask } from './returned-with.ts';
import { TASK } from './task-kinds.ts';

const first = aReturnReason({
  number: 1,
  raisedAt: '2026-11-18T10:00:00.000Z',
  answer: 'The left one.',
  answeredAt: '2026-11-18T12:00:00.000Z',
});
const second = aReturnReason({ number: 2, raisedAt: '2026-11-20T10:00:00.000Z' });
const third = aReturnReason({
  number: 4,
  raisedAt: '2026-11-20T10:00:00.000Z',
  answer: 'The right one.',
  answeredAt: '2026-11-20T12:00:00.000Z',
});
const recalled = aReturnReason({ number: 3, kind: 'recalled', raisedAt: '2026-11-20T10:00:00.000Z' });

const numbersOf = (task: Partial<Parameters<typeof reasonsOfTask>[0]>) =>
  reasonsOfTask({ type: TASK.missingInfo, createdAt: '2026-11-18T10:00:00Z', closedAt: null, ...task }, [
    first,
    second,
    recalled,
    third,
  ]).map(({ number }) => number);

describe('the reasons of a return that a task asks about', () => {
  it.each([
    ['of its own return', { closedAt: '2026-11-18T12:00:00Z' }, [1]],
    ['of a later return', { createdAt: '2026-11-20T10:00:00.300Z' }, [2, 4]],
    ['of none, while nothing is answered', { createdAt: '2026-11-20T13:00:00Z' }, []],
    ['of both, while it stayed open', {}, [1, 2, 4]],
    ['of none, between the two', { createdAt: '2026-11-19T10:00:00Z', closedAt: '2026-11-19T12:00:00Z' }, []],
    ['of none, where it asks for something else', { type: TASK.slideReceipt }, []],
  ])('are those %s', (_, task, numbers) => {
    expect(numbersOf(task)).toEqual(numbers);
  });
});
