import { expect, it } from 'vitest';
import { nextOf } from './registration-status.ts';

it('nobody of the staff reads that somebody writes to them about a user whom they have registered', () => {
  expect(nextOf({ status: 'Submitted', kind: 'providers' })).toContain('and write to you');
  for (const kind of ['users', 'operator-staff'] as const) {
    expect(nextOf({ status: 'Submitted', kind })).toBe(
      'It waits for its review. Whoever opened it hears if it is sent back or turned down.',
    );
  }
});
