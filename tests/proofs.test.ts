import { expect, it } from 'vitest';
import { readProofs } from './read-proofs.mjs';

it('each row of the rules of security and of faults names tests that are there, or says why it has none', () => {
  const rows = readProofs().filter(({ id }) => id !== null);
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBe(new Set(ids).size);
  for (let at = 1; at <= 15; at += 1) expect(ids).toContain(`F${String(at)}`);
  for (let at = 1; at <= 40; at += 1) expect(ids).toContain(`D${String(at)}`);
  expect(rows.filter(({ tests, missing }) => tests.length === 0 && missing === null)).toEqual([]);
  expect(rows.flatMap(({ id, dead }) => dead.map((name) => `${String(id)}: ${name}`))).toEqual([]);
});
