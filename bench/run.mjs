// Plain JavaScript without dependencies: it installs what a bench needs before anything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../server/install.mjs';
import { installPeers } from './peers.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '..');

/** A bench is a folder with a main.ts in it. */
const benches = readdirSync(here)
  .filter((name) => existsSync(path.join(here, name, 'main.ts')))
  .sort();

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !benches.includes(name)) {
  if (name !== undefined) console.error(`There is no bench called ${name}.`);
  console.log(`npm run bench <name>, where <name> is one of: ${benches.join(', ')}`);
  process.exit(name === undefined ? 0 : 1);
}

process.chdir(root);
ensureInstalled(root);
for (const missing of installPeers(here)) {
  console.log(`${missing} could not be installed; the bench goes on without it.`);
}

const bench = path.join(here, name, 'main.ts');
const child = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', bench, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exit(child.status ?? 1);
