// What the product exports and nothing of it uses: `npm run checklist` and a test ask for it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Exports that no entry of the product reaches (knip.json marks those with `!`), by file; a file that is reached by
 * nobody has '*'. An export that says `@internal` is one of a definition that tests compare with, or that they wait for.
 */
export function uncalledExports() {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/knip/bin/knip.js'),
      ...[
        '--production',
        '--include',
        'files,exports',
        '--reporter',
        'json',
        '--no-exit-code',
        '--no-config-hints',
      ],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`knip gave no report: ${stderr}`);
  const uncalled = new Map();
  for (const { file, files, exports } of JSON.parse(stdout).issues)
    uncalled.set(file, (files?.length ?? 0) > 0 ? ['*'] : exports.map(({ name }) => name));
  return uncalled;
}
