import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSecret } from './secret.ts';

it('makes one secret for each installation and keeps it, readable by its owner alone', () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'secret-')), 'cache');
  const first = readSecret(folder);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(readSecret(folder)).toBe(first);
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o077).toBe(0);
  expect(readSecret(path.join(folder, 'other'))).not.toBe(first);
  rmSync(path.dirname(folder), { recursive: true });
});
