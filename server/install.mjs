// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** npm writes it last, so an install that was cut off has none. */
const NOTE = 'node_modules/.package-lock.json';

const fits = (names, here) =>
  names === undefined ||
  names.some((name) => (name.startsWith('!') ? name.slice(1) !== here : name === here));

/** Native packages come once per C library; the lock file lists them all. */
const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

const belongsHere = (entry) =>
  fits(entry.os, process.platform) &&
  fits(entry.cpu, process.arch) &&
  (process.platform !== 'linux' || fits(entry.libc, libc));

/** Names of the packages whose folder is missing or holds another version than it should. */
export function brokenPackages(root) {
  const wanted = Object.entries(read(path.join(root, 'package-lock.json')).packages).filter(
    ([folder, entry]) => folder !== '' && !entry.link && !entry.optional && belongsHere(entry),
  );
  // Optional packages may rightly be absent; npm notes which of them it put here.
  const noted = Object.entries(read(path.join(root, NOTE)).packages).filter(([, entry]) => !entry.link);
  const versions = new Map([...noted, ...wanted].map(([folder, entry]) => [folder, entry.version]));
  return [...versions]
    .filter(([folder, version]) => !holds(path.join(root, folder), version))
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
  const finished = existsSync(path.join(root, NOTE));
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
