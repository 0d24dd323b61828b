import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';
import type { EncryptedSession, SessionRecords } from '#app/server/session-store.server.ts';

/** Sessions in a folder: a restart of the product leaves people logged in, and processes of one machine share it. */
export function openFolder(folder: string): SessionRecords {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = open<EncryptedSession, string>({ path: path.join(folder, 'sessions.lmdb'), encoding: 'json' });
  const write = (name: string, session: EncryptedSession) => file.putSync(name, session);
  return {
    get: (name) => file.get(name),
    put: write,
    // One transaction: no other process ends the session between the look and the write.
    replace: (name, session) =>
      file.transactionSync(() => {
        if (file.doesExist(name)) write(name, session);
      }),
    remove: (name) => void file.removeSync(name),
    sweep: (at) => {
      const over = [...file.getRange()].filter(({ value }) => value.until <= at);
      for (const { key } of over) file.removeSync(key);
    },
  };
}
