import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CANNOT_BE_READ, TOOK_TOO_LONG, TOOK_TOO_MUCH } from '#app/core/uploads/slide-refusals.ts';
import { ReaderMessage, type ReaderTask, type Reading } from './messages.ts';
import { MACHINE_EXIT, MEMORY_EXIT } from './reader-exits.ts';
import { refusedAs } from './refused.ts';
import type { Tell } from './steps.ts';

export interface ReaderLimits {
  readonly timeMs: number;
  /** The memory of the whole process, the image library's too. */
  readonly memoryBytes: number;
  /** Aborted once nobody wants the reading any more. */
  readonly wanted?: AbortSignal;
}

const MIB = 2 ** 20;

export const READER_LIMITS: ReaderLimits = { timeMs: 15 * 60_000, memoryBytes: 1536 * MIB };

const HEAP_MIB = 512;

/**
 * Reads one file in a process of its own. A thread would share the server's fate: the image library is native code,
 * which can crash, cannot be stopped in the middle and takes memory that no thread's limit counts.
 * Settles with a refusal when the process dies or is killed at a limit; rejects when it could not do its work for
 * reasons that are not the file's, also where what it told could not be kept: thrown in a listener, that would end the
 * server.
 */
export function readApart(
  task: Omit<ReaderTask, 'memoryBytes'>,
  tell: Tell,
  limits: ReaderLimits = READER_LIMITS,
): Promise<Reading> {
  const child = start(task.scratch);
  return new Promise((resolve, reject) => {
    let isLate = false;
    let hasBegun = false;
    let reading: Reading | null = null;
    let fault: Error | null = null;
    const kill = () => void child.kill('SIGKILL');
    const stop = (reason: unknown) => {
      fault ??= reason instanceof Error ? reason : new Error(String(reason));
      kill();
    };
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, limits.timeMs).unref();
    const unwanted = () => stop(limits.wanted?.reason);
    limits.wanted?.addEventListener('abort', unwanted);
    if (limits.wanted?.aborted === true) unwanted();
    child.on('message', (given) => {
      hasBegun = true;
      const message = ReaderMessage.safeParse(given);
      if (!message.success) kill();
      else if (message.data.kind === 'step') {
        try {
          tell(message.data.step.step, message.data.step.state);
        } catch (error) {
          stop(error);
        }
      } else {
        reading = message.data.reading;
        // Disconnecting twice is an error of the child.
        if (child.connected) child.disconnect();
      }
    });
    // Every one is heard: an error that nobody hears would end the server.
    child.on('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      limits.wanted?.removeEventListener('abort', unwanted);
      const isFile = isLate || code === MEMORY_EXIT || (hasBegun && code !== MACHINE_EXIT);
      if (fault !== null) reject(fault);
      else if (reading !== null) resolve(reading);
      else if (isFile) resolve(refusedAs('unreadable', `${CANNOT_BE_READ} ${endOf(code, isLate)}`));
      else reject(new Error(`the reader of slides ended with ${code}`));
    });
    // A child that is gone before it is asked has its exit heard above.
    child.send({ ...task, memoryBytes: limits.memoryBytes }, () => undefined);
    // The server may end while a file is read: the child then ends too, and the file is read again after the start.
    child.unref();
    child.channel?.unref();
  });
}

function endOf(code: number | null, isLate: boolean): string {
  if (isLate) return TOOK_TOO_LONG;
  return code === MEMORY_EXIT ? TOOK_TOO_MUCH : 'The reader stopped on this file.';
}

/** Knows nothing of the server's environment but where programs are; its own temporary files go to the scratch. */
function start(scratch: string): ChildProcess {
  return fork(fileURLToPath(new URL('../../server/read-slide.mjs', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
    env: { PATH: process.env['PATH'], TMPDIR: scratch, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
