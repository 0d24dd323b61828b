import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenPackages } from '../server/install.mjs';

const isComplete = (folder) =>
  existsSync(path.join(folder, 'node_modules/.package-lock.json')) && brokenPackages(folder).length === 0;

/**
 * Puts the peers of package.json in `folder` beside it, unless they are there, and names those that are still
 * missing: a bench can do without them, so this never fails.
 */
export function installPeers(folder) {
  if (isComplete(folder)) return [];
  console.log('Installing what the benches are measured against…');
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(dependencies)
    .filter(([name]) => !existsSync(path.join(folder, 'node_modules', name, 'package.json')))
    .map(([name, version]) => `${name} ${version}`);
}
