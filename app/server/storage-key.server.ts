import { createHmac } from 'node:crypto';
import { settings } from './settings.server.ts';

/**
 * The AES-256 key under which this person's marks lie in this browser's storage: the same at every login of
 * the same person, and of no use to anybody else, who never gets it.
 */
export function storageKeyOf(userId: string): string {
  return createHmac('sha256', settings().secret).update(`browser-storage:${userId}`).digest('base64');
}
