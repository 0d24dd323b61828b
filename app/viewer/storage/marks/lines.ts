import { draftOf } from '#app/core/event-log/entry.ts';
import type { LogDraft, LogEntry } from '#app/core/viewing/events.ts';
import { logCodec } from '#app/core/viewing/events.ts';
import { isKept } from '#app/core/viewing/policies.ts';

/** The kept lines of one gesture on one image: what is written, and read again, as a whole or not at all. */
export interface MarkRecord {
  /** The gesture, the running part of it and the writer; not secret. */
  readonly id: string;
  /** Encoded entries, oldest first. */
  readonly lines: readonly string[];
}

type OfGesture = Pick<LogEntry, 'gesture' | 'writer'>;

/** A gesture comes whole or not at all, so its name tells whether its lines are known. */
export const gestureKeyOf = ({ gesture, writer }: OfGesture): string => `${gesture} ${writer ?? ''}`;

/** The gestures among the kept entries of an image. */
export const gesturesIn = (kept: readonly LogEntry[]): ReadonlySet<string> => new Set(kept.map(gestureKeyOf));

const recordIdOf = ({ gesture, writer }: OfGesture, part: number): string =>
  [gesture, String(part), writer ?? ''].map(encodeURIComponent).join(':');

/** The gesture that a record of this id is of, as `gestureKeyOf` names it; null for an id of another form. */
export function gestureOfRecord(id: string): string | null {
  try {
    const [gesture, part, writer, ...more] = id.split(':').map(decodeURIComponent);
    const isOurs = part !== undefined && writer !== undefined && more.length === 0;
    return isOurs ? `${gesture ?? ''} ${writer}` : null;
  } catch {
    return null;
  }
}

/** One record for each run of entries of one gesture, in their order. */
export function recordsOf(entries: readonly LogEntry[]): readonly MarkRecord[] {
  const parts = new Map<string, number>();
  const records: { readonly id: string; readonly lines: string[] }[] = [];
  let last: string | null = null;
  for (const entry of entries) {
    const key = gestureKeyOf(entry);
    const line = logCodec.encode(entry);
    if (key === last) {
      records.at(-1)?.lines.push(line);
      continue;
    }
    const part = parts.get(key) ?? 0;
    parts.set(key, part + 1);
    last = key;
    records.push({ id: recordIdOf(entry, part), lines: [line] });
  }
  return records;
}

export type ReadLine =
  | { readonly kind: 'whole'; readonly draft: LogDraft }
  /** The line has a type or version that this version does not know: it stays where it is. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'corrupt' };

/**
 * What a line is worth to an image: of that image alone, and of what is ever kept. A stored 'slide.opened', say,
 * would take the reader elsewhere.
 */
export function readLine(line: string, imageId: string): ReadLine {
  const decoded = logCodec.decode(line);
  if (!decoded.ok) return { kind: decoded.reason === 'malformed' ? 'corrupt' : 'newer' };
  const draft = draftOf(decoded.entry);
  const isOurs = draft.image === imageId && ('target' in draft.event || isKept(draft.event));
  return isOurs ? { kind: 'whole', draft } : { kind: 'corrupt' };
}

export interface ReadLines {
  readonly drafts: readonly LogDraft[];
  /** How many lines could not be read and never will be. */
  readonly dropped: number;
  readonly newer: number;
}

export function readLines(lines: readonly string[], imageId: string): ReadLines {
  const all = lines.map((line) => readLine(line, imageId));
  return {
    drafts: all.flatMap((one) => (one.kind === 'whole' ? [one.draft] : [])),
    dropped: all.filter(({ kind }) => kind === 'corrupt').length,
    newer: all.filter(({ kind }) => kind === 'newer').length,
  };
}

/** What is not known yet, in its order: the lines of gestures of which nothing is known. */
export const missingDrafts = (known: ReadonlySet<string>, drafts: readonly LogDraft[]): readonly LogDraft[] =>
  drafts.filter((draft) => !known.has(gestureKeyOf(draft)));
