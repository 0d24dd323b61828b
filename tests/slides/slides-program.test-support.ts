import { spawn } from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'slides.mjs');

/** What a command printed, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command as people do, as a program of its own; `heard` may end it by a signal. */
export function slides(
  args: readonly string[],
  heard: (text: string, end: () => void) => void = () => undefined,
): Promise<Ended> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, [PROGRAM, ...args]);
    let [out, err] = ['', ''];
    const end = (): void => {
      if (!running.killed) running.kill('SIGTERM');
    };
    const hear = (): void => heard(out + err, end);
    running.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      hear();
    });
    running.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString('utf8');
      hear();
    });
    running.once('close', (code) => resolve({ code, out, err }));
  });
}
