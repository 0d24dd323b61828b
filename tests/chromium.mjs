import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without its window: the same pages and pictures, at two thirds of the work. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, MAC].find(runs) ?? null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  return runs(chromium.executablePath()) ? chromium.executablePath() : null;
}

function attempt(command, args, root) {
  console.log(`Trying ${command} ${args.join(' ')}…`);
  return (
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'ignore'], timeout: 600_000 })
      .status === 0
  );
}

function debians(root) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  if (!attempt('apt-get', ['update', '-qq'], root)) return null;
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], root);
  return onThisMachine();
}

/** A Chromium that starts: the one named, one of this machine, Playwright's, Debian's; null if there is none. */
export async function findChromium(root) {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    console.error(`CHROMIUM names ${named}, which does not start.`);
    return null;
  }
  const present = onThisMachine() ?? (await playwrights());
  if (present) return present;
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  if (attempt(process.execPath, [cli, 'install', 'chromium'], root)) {
    const fetched = await playwrights();
    if (fetched) return fetched;
  }
  return debians(root);
}
