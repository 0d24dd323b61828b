import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it('a moment is of another day in another zone', () => {
  const at = Date.parse('2026-11-21T03:30:00Z');
  expect(localDay('America/New_York', at)).toBe('2026-11-20');
  expect(localDay('UTC', at)).toBe('2026-11-21');
});
