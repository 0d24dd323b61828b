// Pictures of every screen in two widths and two themes, in .cache/screenshots: `npm run screenshots`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const chromium = await findChromium(root);
if (chromium === null) {
  console.error('No Chromium was found and none could be installed. Install one, or name it in CHROMIUM.');
  process.exit(1);
}
rmSync(path.join(root, '.cache/screenshots'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    path.join(root, 'tests/screenshots/playwright.config.ts'),
    '--reporter=list',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium, NODE_ENV: 'test' } },
);
if (status === 0) console.log('The pictures are in .cache/screenshots.');
process.exit(status ?? 1);
