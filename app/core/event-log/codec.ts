import type { ZodType } from 'zod';
import type { Entry, VersionedEvent } from './entry.ts';

/** Lifts an event's fields by one version; the codec sets `v` itself. */
export type Upcast = (old: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** Every type that is understood. Index 0 lifts version 1 to 2; an empty list means version 1 is the newest. */
export type Upcasts<T extends string = string> = Readonly<Record<T, readonly Upcast[]>>;

export type Decoded<E extends VersionedEvent> =
  | { readonly ok: true; readonly entry: Entry<E> }
  | {
      readonly ok: false;
      readonly reason: 'unknown-type' | 'unknown-version' | 'malformed';
      readonly raw: unknown;
    };

export interface Codec<E extends VersionedEvent> {
  /** One line of JSON, without a line break in it. */
  readonly encode: (entry: Entry<E>) => string;
  /** Takes text or a value already parsed; never throws. */
  readonly decode: (raw: unknown) => Decoded<E>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

interface Kind {
  readonly type: string;
  readonly steps: readonly Upcast[];
}

/**
 * With our own string for the type, not the one that was read: parsing makes a new one for each line, which takes
 * room, and whatever asks for the type of an entry would compare letters where it could compare references.
 */
function lift(event: Fields, version: number, { type, steps }: Kind): Fields | null {
  try {
    const newest = steps.slice(version - 1).reduce<Fields>((old, upcast) => upcast(old), event);
    return { ...newest, type, v: steps.length + 1 };
  } catch {
    return null;
  }
}

/** For storage, which is untrusted: what does not fit comes back with a reason and is left to the caller. */
export function createCodec<E extends VersionedEvent>(
  schema: ZodType<Entry<E>>,
  upcasts: Upcasts<E['type']>,
): Codec<E> {
  const known = new Map(
    Object.entries<readonly Upcast[]>(upcasts).map(([type, steps]) => [type, { type, steps }]),
  );
  const decode = (raw: unknown): Decoded<E> => {
    const refuse = (reason: 'unknown-type' | 'unknown-version' | 'malformed'): Decoded<E> => ({
      ok: false,
      reason,
      raw,
    });
    const value = parse(raw);
    if (!isFields(value) || !isFields(value['event'])) return refuse('malformed');
    const { type, v } = value['event'];
    if (typeof type !== 'string' || typeof v !== 'number' || !Number.isInteger(v)) return refuse('malformed');
    const kind = known.get(type);
    if (!kind) return refuse('unknown-type');
    if (v < 1 || v > kind.steps.length + 1) return refuse('unknown-version');
    const event = lift(value['event'], v, kind);
    const result = event && schema.safeParse({ ...value, event });
    return result?.success ? { ok: true, entry: result.data } : refuse('malformed');
  };
  return { encode: (entry) => JSON.stringify(entry), decode };
}
