import { readdirSync, readFileSync } from 'node:fs';

interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** On Linux; a process that ends while it is looked at is left out. */
function runningProcesses(): readonly RunningProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      return [];
    }
  });
}

/**
 * The processes of the browser with that profile, the first one in front. Not every Chromium names the profile to the
 * processes that draw pages, so they are found by their parents.
 */
function processesOf(profile: string): readonly RunningProcess[] {
  const all = runningProcesses();
  const found = all.filter(({ command }) => command.includes(profile) && !command.includes('--type='));
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return [...new Set(found)];
}

function kill({ pid }: RunningProcess): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has gone by itself.
  }
}

/** The processes that draw pages in the browser with that profile; their number. */
export function killRenderers(profile: string): number {
  const renderers = processesOf(profile).filter(({ command }) => command.includes('--type=renderer'));
  for (const renderer of renderers) kill(renderer);
  return renderers.length;
}

/** The whole browser with that profile: no process of it may write another byte. */
export function killBrowser(profile: string): number {
  // The first one before the others: it would start its children anew.
  const all = processesOf(profile);
  for (const one of all) kill(one);
  return all.filter(({ command }) => command.includes(profile)).length;
}
