import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../source-files.ts';

export interface Killable {
  /** The first line that fitted the pattern. */
  readonly first: string;
  /** Every line so far that the process printed. */
  readonly lines: readonly string[];
  /** SIGKILL; settles when the process is gone. */
  readonly kill: () => Promise<void>;
}

/** Runs a script of the project until it printed a line that fits; rejects with all it said when it ends before. */
export function startScript(
  script: string,
  args: readonly string[],
  ready: RegExp,
  settings: Readonly<Record<string, string>> = {},
): Promise<Killable> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [...loader, script, ...args], { cwd: root, env });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (ready.test(line)) resolve({ first: line, lines, kill });
      });
    void ended.then(() => reject(new Error(`${script} ended:\n${lines.join('\n')}`)));
  });
}
