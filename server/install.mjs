// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const fits = (names, here) =>
  names === undefined ||
  names.some((name) => (name.startsWith('!') ? name.slice(1) !== here : name === here));

/** Native packages come once per C library; the lock file lists them all. */
const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

const belongsHere = (entry) =>
  fits(entry.os, process.platform) &&
  fits(entry.cpu, process.arch) &&
  (process.platform !== 'linux' || fits(entry.libc, libc));

const isNative = (entry) => entry.os !== undefined || entry.cpu !== undefined;

/** Names of the packages whose folder is missing or holds another version than the lock file says. */
export function brokenPackages(root) {
  const lock = read(path.join(root, 'package-lock.json'));
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder !== '' && !entry.link && belongsHere(entry))
    .filter(([, entry]) => !entry.optional || isNative(entry))
    .filter(([folder, entry]) => !holds(path.join(root, folder), entry.version))
    .map(([folder]) => folder);
}

function holds(folder, version) {
  try {
    return read(path.join(folder, 'package.json')).version === version;
  } catch {
    return false;
  }
}

/** Installs what the lock file names unless the tree agrees with it; a half-installed tree is made anew. */
export function ensureInstalled(root) {
  // npm writes this file last, so an install that was cut off has none.
  const finished = existsSync(path.join(root, 'node_modules/.package-lock.json'));
  const broken = finished ? brokenPackages(root) : ['node_modules'];
  if (broken.length === 0) return;
  console.log(`Installing packages (${broken.length === 1 ? broken[0] : `${broken.length} to mend`})…`);
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm ci failed. Check the network and the npm configuration, then try again.');
    process.exit(npm.status ?? 1);
  }
}
