import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readApart } from '#mock-server/intake/reader-process.ts';
import { isLong } from '#tests/support/long-run.ts';
import { sha256 } from './uploading.ts';

const FOLDER = new URL('../fixtures/robustness/', import.meta.url);
const MIB = 2 ** 20;

/** A third of what a slide may take, and a time that only a reader that hangs would need. */
const LIMITS = { timeMs: 120_000, memoryBytes: 512 * MIB };

const scratch = mkdtempSync(join(tmpdir(), 'limits-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Each of them costs a process of its own: the short run takes every fourth. */
const FILES = readdirSync(FOLDER)
  .sort()
  .filter((_, at) => isLong || at % 4 === 0);

it.each(FILES)(
  '%s is read, or refused for what it is, long before a limit ends the reader',
  async (name) => {
    const url = new URL(name, FOLDER);
    const task = { path: fileURLToPath(url), extension: extname(name), sha256: sha256(readFileSync(url)) };
    const reading = await readApart({ ...task, slidesFolder: scratch, scratch }, () => undefined, LIMITS);
    if (reading.kind === 'found') expect(reading.found.width).toBeGreaterThan(0);
    else expect(reading.refusal.text).not.toMatch(/longer|more memory|stopped on this file/);
  },
  LIMITS.timeMs + 60_000,
);
