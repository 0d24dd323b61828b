import { readdirSync, readFileSync } from 'node:fs';

interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/** On Linux; a process that ends while it is looked at is left out. */
function processesWith(text: string): readonly RunningProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return command.includes(text) ? [{ pid: Number(name), command }] : [];
    } catch {
      return [];
    }
  });
}

function kill({ pid }: RunningProcess): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

/** The processes that draw pages in the browser with that profile; their number. */
export function killRenderers(profile: string): number {
  const renderers = processesWith(profile).filter(({ command }) => command.includes('--type=renderer'));
  for (const renderer of renderers) kill(renderer);
  return renderers.length;
}

/** The whole browser with that profile: no process of it may write another byte. */
export function killBrowser(profile: string): number {
  const all = processesWith(profile);
  // The one without a type first: it would start its children anew.
  const [main, children] = [
    all.filter(({ command }) => !command.includes('--type=')),
    all.filter(({ command }) => command.includes('--type=')),
  ];
  for (const one of [...main, ...children]) kill(one);
  return main.length;
}
