import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret of this installation where SESSION_SECRET gives none. It is kept, because the keys of the marks
 * in people's browsers derive from it: a new one at each start would lose them.
 */
export function readSecret(folder: string): string {
  const file = path.join(folder, 'session-secret');
  mkdirSync(folder, { recursive: true });
  try {
    // 'wx' fails when another process was first; then its secret is the one to read.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
