import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DataFolderError } from './data-folder-error.ts';

const Holder = z.object({ pid: z.int().positive(), started: z.string().nullable() });
type Holder = z.infer<typeof Holder>;

const LOCK = /^lock-(\d+)$/;
const heldHere = new Set<string>();

/**
 * Holds the folder for this process until the returned function is called. Throws DATA_LOCKED when a living process
 * holds it. Each holder makes a lock with a new number and looks again: of two that come at once none or one stays,
 * and a lock that was left behind is never removed from under somebody who has just taken it over.
 */
export function holdFolder(folder: string): () => void {
  const real = realpathSync(folder);
  if (heldHere.has(real)) throw inUse(folder, process.pid);
  const mine = place(real);
  const others = locksIn(real).filter(({ name }) => name !== mine);
  const living = others.find(({ holder }) => holder !== null && isAlive(holder));
  if (living?.holder) {
    rmSync(path.join(real, mine), { force: true });
    throw inUse(folder, living.holder.pid);
  }
  for (const { name } of others) rmSync(path.join(real, name), { force: true });
  heldHere.add(real);
  const release = (): void => {
    process.removeListener('exit', release);
    if (heldHere.delete(real)) rmSync(path.join(real, mine), { force: true });
  };
  process.once('exit', release);
  return release;
}

const inUse = (folder: string, pid: number): DataFolderError =>
  new DataFolderError(
    'DATA_LOCKED',
    `The data folder ${folder} is in use by process ${pid}.`,
    'End that process, or choose another folder with --data.',
  );

/** A link appears with all of its text, where a file that is written may be read half. */
function place(folder: string): string {
  const text = path.join(folder, `lock.${randomBytes(6).toString('hex')}.tmp`);
  const me: Holder = { pid: process.pid, started: startOf(process.pid) };
  writeFileSync(text, JSON.stringify(me));
  try {
    for (;;) {
      const numbers = locksIn(folder).map(({ name }) => Number(LOCK.exec(name)?.[1]));
      const name = `lock-${Math.max(0, ...numbers) + 1}`;
      if (isLinked(text, path.join(folder, name))) return name;
    }
  } finally {
    rmSync(text, { force: true });
  }
}

function isLinked(text: string, lock: string): boolean {
  try {
    linkSync(text, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function locksIn(folder: string): readonly { readonly name: string; readonly holder: Holder | null }[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => LOCK.test(name))
    .map((name) => ({ name, holder: holderOf(path.join(folder, name)) }));
}

function holderOf(lock: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    // Gone meanwhile, or the machine stopped before its text was stored: nobody holds it.
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  // Numbers of processes come back, after a restart of the machine within seconds.
  const now = startOf(pid);
  return started === null || now === null ? pid !== process.pid : started === now;
}

/** What tells two processes with one number apart; null where the system does not say (only Linux does). */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? `${boot} ended` : `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}
