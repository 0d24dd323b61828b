import { ENCRYPTION_FORMAT, type Encryption } from '#app/browser/encryption.ts';
import type { ImageNames, StoredRecord } from './database.ts';
import { type MarkRecord, readLine } from './lines.ts';

type Opened =
  | { readonly kind: 'newer' }
  | { readonly kind: 'corrupt' }
  | ({ readonly kind: 'whole' } & MarkRecord);

const boundOf = (place: string, id: string): string => `${place}\n${id}`;

/** Encrypted as a whole, so that half a gesture cannot come back. */
export async function encryptRecord(
  encryption: Encryption,
  place: string,
  record: MarkRecord,
  names: ImageNames | null,
): Promise<StoredRecord> {
  const { iv, data } = await encryption.encrypt(record.lines.join('\n'), boundOf(place, record.id));
  const stored = { place, v: ENCRYPTION_FORMAT, id: record.id, iv, data };
  return names === null ? stored : { ...stored, names };
}

/** Storage is untrusted: one line that is not understood spoils its whole record. */
export async function decryptRecord(
  encryption: Encryption,
  stored: StoredRecord,
  imageId: string,
): Promise<Opened> {
  if (Number.isSafeInteger(stored.v) && stored.v > ENCRYPTION_FORMAT) return { kind: 'newer' };
  if (stored.v !== ENCRYPTION_FORMAT || typeof stored.id !== 'string') return { kind: 'corrupt' };
  const text = await encryption.decrypt(stored, boundOf(stored.place, stored.id));
  if (text === null) return { kind: 'corrupt' };
  const lines = text.split('\n');
  const kinds = lines.map((line) => readLine(line, imageId).kind);
  if (kinds.includes('corrupt')) return { kind: 'corrupt' };
  return kinds.includes('newer') ? { kind: 'newer' } : { kind: 'whole', id: stored.id, lines };
}
