import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The process that a data folder belongs to. */
export const Holder = z.object({
  pid: z.int().positive(),
  started: z.string().nullable(),
  /** Another one each time a folder is opened. */
  key: z.string(),
});
export type Holder = z.infer<typeof Holder>;

const heldHere = new Set<string>();

export function holdHere(): Holder {
  const holder = { pid: process.pid, started: startOf(process.pid), key: randomUUID() };
  heldHere.add(holder.key);
  return holder;
}

export const letGo = ({ key }: Holder): void => void heldHere.delete(key);

/** A process that was killed holds nothing any more. */
export function isHolding({ pid, started, key }: Holder): boolean {
  if (pid === process.pid) return heldHere.has(key);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
  }
  // Numbers of processes come back, after a restart of the machine within seconds.
  const now = startOf(pid);
  return started === null || now === null || started === now;
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
