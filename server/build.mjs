import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressTexts } from './compress.mjs';

const INPUTS = [
  'app',
  'bench/viewer',
  'contracts',
  'public',
  'package-lock.json',
  'package.json',
  'remix.config.js',
  'server/chunks',
  'server/compress.mjs',
  'tsconfig.json',
  'vite.config.ts',
];

function* filesOf(target) {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    yield target;
    return;
  }
  for (const name of readdirSync(target).sort()) yield* filesOf(path.join(target, name));
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesOf(path.join(root, input))) {
      if (file.includes('.test.')) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Builds the pages unless the last build was made from the very same sources. */
export async function ensureBuilt(root) {
  const mark = path.join(root, 'build/.inputs');
  const wanted = fingerprint(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Building…');
  const vite = spawnSync(
    process.execPath,
    [
      // Thousands of modules are read and let go: with room for the young ones, a tenth of the time is not spent on them.
      '--max-semi-space-size=64',
      path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'),
      'vite:build',
      '--logLevel',
      'error',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (vite.status !== 0) process.exit(vite.status ?? 1);
  await compressTexts(path.join(root, 'build/client/assets'));
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}
