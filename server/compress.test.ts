import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressTexts } from './compress.mjs';

it('writes each text in both compressed forms beside itself, and leaves small ones and pictures as they are', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
  const text = 'export const answer = 42;'.repeat(200);
  writeFileSync(path.join(folder, 'a.js'), text);
  writeFileSync(path.join(folder, 'small.css'), 'a{}');
  writeFileSync(path.join(folder, 'picture.png'), Buffer.alloc(4000));
  await compressTexts(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'picture.png', 'small.css']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'a.js.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
