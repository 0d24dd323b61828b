import { createHmac } from 'node:crypto';
import { z } from 'zod';

const DAY_MS = 86_400_000;
/** How often another fake is tried for a text whose form the contract knows better than we do, such as a check digit. */
const TRIES = 40;

/** Puts fakes in the place of whatever could name somebody; the same text always gets the same fake. */
export interface Fakes {
  /** A value of a body; what its schema gives as one of few words is no secret and stays. */
  readonly value: (value: unknown, schema: unknown) => unknown;
  /** A text outside of bodies, such as a part of a path. */
  readonly text: (text: string) => string;
}

/** With another salt come other fakes: from a recording alone nobody finds out what stood there. */
export function createFakes(salt: string): Fakes {
  const bytesOf = (text: string, attempt: number): Buffer =>
    createHmac('sha256', salt).update(`${attempt} ${text}`).digest();
  const shiftDays = 400 + (bytesOf('days', 0).readUInt16BE() % 3000);

  const shaped = (text: string, attempt: number): string => {
    const random = endless((block) => bytesOf(text, attempt * 1000 + block));
    const [, prefix = '', rest = ''] = /^([a-z]{3}_)?(.*)$/s.exec(text) ?? [];
    const isHex = /^[0-9a-f-]{8,}$/i.test(rest);
    return (
      prefix +
      rest.replaceAll(/[\p{L}\p{N}]/gu, (sign) => {
        const next = random();
        if (/\d/.test(sign)) return String(next % 10);
        // A form that takes no other letters has words of its own in it, such as the v of a version.
        if (attempt >= TRIES / 2) return sign;
        const letter = String.fromCodePoint(97 + (next % (isHex ? 6 : 26)));
        return sign === sign.toLowerCase() ? letter : letter.toUpperCase();
      })
    );
  };
  const shifted = (text: string): string | null => {
    if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) || Number.isNaN(Date.parse(text)))
      return null;
    const iso = new Date(Date.parse(text) - shiftDays * DAY_MS).toISOString();
    return text.length === 10 ? iso.slice(0, 10) : iso;
  };
  const textOf = (text: string, schema: unknown): string => {
    const date = shifted(text);
    if (date !== null) return date;
    if (!(schema instanceof z.ZodType) || !schema.safeParse(text).success) return shaped(text, 0);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const fake = shaped(text, attempt);
      if (schema.safeParse(fake).success) return fake;
    }
    return shaped(text, 0);
  };
  const valueOf = (value: unknown, schema: unknown): unknown => {
    const own = chosenOf(schema, value);
    // A query gives the items of a list one by one.
    if (typeof value === 'string' && own instanceof z.ZodArray) return valueOf(value, own.element);
    if (typeof value === 'string') return isWord(own) ? value : textOf(value, own);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.map((item) => valueOf(item, own instanceof z.ZodArray ? own.element : null));
    const shape: Readonly<Record<string, unknown>> = own instanceof z.ZodObject ? own.shape : {};
    const rest = own instanceof z.ZodRecord ? own.valueType : null;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]: [string, unknown]) => [key, valueOf(part, shape[key] ?? rest)]),
    );
  };
  return { value: valueOf, text: (text) => shifted(text) ?? shaped(text, 0) };
}

const isWord = (schema: unknown): boolean => schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;

/** The schema behind those that only say that something may be missing; of several, the one that the value holds. */
function chosenOf(schema: unknown, value: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return chosenOf(schema.unwrap(), value);
  if (schema instanceof z.ZodLazy) return chosenOf(schema.unwrap(), value);
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((one) => one instanceof z.ZodType && one.safeParse(value).success);
    return chosenOf(fitting ?? null, value);
  }
  return schema;
}

/** Bytes without an end, a block at a time. */
function endless(block: (at: number) => Buffer): () => number {
  let at = 0;
  let bytes = block(at);
  let next = 0;
  return () => {
    if (next === bytes.length) {
      at += 1;
      bytes = block(at);
      next = 0;
    }
    const byte = bytes[next] ?? 0;
    next += 1;
    return byte;
  };
}
