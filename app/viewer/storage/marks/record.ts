import type { StoredRecord } from './database.ts';
import { SEAL_FORMAT, type Seal } from './encryption.ts';
import { judged, type MarkRecord } from './lines.ts';

type Opened =
  | { readonly kind: 'newer' }
  | { readonly kind: 'corrupt' }
  | ({ readonly kind: 'whole' } & MarkRecord);

const boundOf = (place: string, id: string): string => `${place}\n${id}`;

/** Sealed as a whole, so that half a gesture cannot come back. */
export async function sealedRecord(seal: Seal, place: string, record: MarkRecord): Promise<StoredRecord> {
  const { iv, data } = await seal.seal(record.lines.join('\n'), boundOf(place, record.id));
  return { place, v: SEAL_FORMAT, id: record.id, iv, data };
}

/** Storage is untrusted: one line that is not understood spoils its whole record. */
export async function openedRecord(seal: Seal, stored: StoredRecord, imageId: string): Promise<Opened> {
  if (Number.isSafeInteger(stored.v) && stored.v > SEAL_FORMAT) return { kind: 'newer' };
  if (stored.v !== SEAL_FORMAT || typeof stored.id !== 'string') return { kind: 'corrupt' };
  const text = await seal.open(stored, boundOf(stored.place, stored.id));
  if (text === null) return { kind: 'corrupt' };
  const lines = text.split('\n');
  const kinds = lines.map((line) => judged(line, imageId).kind);
  if (kinds.includes('corrupt')) return { kind: 'corrupt' };
  return kinds.includes('newer') ? { kind: 'newer' } : { kind: 'whole', id: stored.id, lines };
}
