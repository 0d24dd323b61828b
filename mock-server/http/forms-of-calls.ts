import type { z } from 'zod';
import { type FieldCheck, fieldErrorsOf } from '#app/core/forms/field-errors.ts';
import { phoneError, phoneOf } from '#app/core/forms/phone.ts';
import { plainText } from '#app/core/forms/plain-text.ts';
import { refuseFields } from './field-texts.ts';

/** Today as the wire writes it. The day is counted in UTC: a form names no zone. */
export const dayOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 10);

const PHONES = ['phone', 'fax'];

const textOf = (text: string, key: string): string => {
  const plain = plainText(text);
  if (PHONES.includes(key) && phoneError(plain) === null) return phoneOf(plain);
  return key === 'email' ? plain.toLowerCase() : plain;
};

/** Every text of a form without tags and without space at its ends (specification 5); emails and phones as kept. */
export function clean<T>(value: T, key?: string): T;
export function clean(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return textOf(value, key);
  if (Array.isArray(value)) return value.map((item: unknown): unknown => clean(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, clean(held, name)]));
}

/** Only what was sent: a key without a value changes nothing. */
export function send<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> };
export function send(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const labelOf = (path: readonly PropertyKey[]): string => {
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'This')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Texts that were more than space before they were cleaned can be too short now. */
export const shapeChecks = (schema: z.ZodType, form: unknown): readonly FieldCheck[] =>
  (schema.safeParse(form).error?.issues ?? []).map(({ path }) => [
    path.join('.'),
    `${labelOf(path)} is required`,
  ]);

/** Throws VALIDATION_FAILED with every field that has an error. */
export function requireFields(checks: Iterable<FieldCheck>): void {
  const fields = fieldErrorsOf(checks);
  refuseFields(fields ?? {});
}
