import { randomBytes } from 'node:crypto';

/** A new id of a kind (`tsk_4f0c…`): never guessed and never the id of something else. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;
