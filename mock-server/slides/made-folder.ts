import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

interface Making<Facts> {
  /** Where unfinished folders lie. */
  readonly draftsIn: string;
  /** What the folder holds; null unless it is whole. */
  readonly found: (folder: string) => Promise<Facts | null>;
  readonly make: (draft: string) => Promise<Facts>;
}

/**
 * Finds a folder made already, or makes it. Whatever is under the final name is whole: the work happens beside it and
 * one rename publishes it. Of two processes that make the same folder at once the later one finds the name taken and
 * throws its copy away.
 */
export async function makeFolder<Facts>(
  folder: string,
  { draftsIn, found, make }: Making<Facts>,
): Promise<Facts> {
  const before = await found(folder);
  if (before !== null) return before;
  const draft = join(draftsIn, `.making-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(draft, { recursive: true });
  try {
    const facts = await make(draft);
    try {
      await rename(draft, folder);
    } catch (error) {
      if ((await found(folder)) === null) throw error;
    }
    return (await found(folder)) ?? facts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
