// Plain JavaScript: it runs after a build, before anything of ours is compiled.
import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.js', '.css', '.svg', '.json']);
/** Below this a header is longer than what compression takes off. */
const LEAST_BYTES = 1024;

const ways = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: 9 })],
];

/**
 * Writes each text of a folder a second and a third time beside itself, as small as it gets. It is done once for a
 * build, so that no answer waits for it: at its best, compression takes a second for half a megabyte.
 */
export async function compressTexts(folder) {
  const names = readdirSync(folder).filter((name) => TEXTS.has(path.extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = await readFile(file);
      if (bytes.length < LEAST_BYTES) return;
      for (const [ending, compress] of ways) writeFileSync(file + ending, await compress(bytes));
    }),
  );
}
