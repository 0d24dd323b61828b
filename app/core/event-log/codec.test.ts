import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCodec, type Upcasts } from './codec.ts';
import type { Entry } from './entry.ts';
import { holds } from './holds.test-support.ts';

type Noted = { readonly type: 'noted'; readonly v: 3; readonly text: string; readonly bold: boolean };
type Gone = { readonly type: 'gone'; readonly v: 1 };
const schema = z.object({
  seq: z.int().positive(),
  at: z.number(),
  image: z.string(),
  pane: z.enum(['primary', 'secondary']),
  gesture: z.string(),
  event: z.discriminatedUnion('type', [
    z.object({ type: z.literal('noted'), v: z.literal(3), text: z.string(), bold: z.boolean() }),
    z.object({ type: z.literal('gone'), v: z.literal(1) }),
  ]),
}) as unknown as z.ZodType<Entry<Noted | Gone>>;
const upcasts: Upcasts<'noted' | 'gone'> = {
  noted: [
    ({ words, ...rest }) => ({ ...rest, text: (words as string[]).join(' ') }),
    (old) => ({ ...old, bold: false }),
  ],
  gone: [],
};
const codec = createCodec<Noted | Gone>(schema, upcasts);
const line = (event: unknown, rest: object = {}): string =>
  JSON.stringify({ seq: 1, at: 5, image: 'i', pane: 'primary', gesture: 'g', event, ...rest });
const reasonOf = (raw: unknown): string => {
  const decoded = codec.decode(raw);
  return decoded.ok ? 'ok' : decoded.reason;
};

describe('codec', () => {
  it('lifts old versions step by step', () => {
    const want = { type: 'noted', v: 3, text: 'a b', bold: false };
    const decodedEvent = (raw: string): unknown => {
      const decoded = codec.decode(raw);
      return decoded.ok ? decoded.entry.event : decoded.reason;
    };
    expect(decodedEvent(line({ type: 'noted', v: 1, words: ['a', 'b'] }))).toEqual(want);
    expect(decodedEvent(line({ type: 'noted', v: 2, text: 'a b' }))).toEqual(want);
    expect(decodedEvent(line({ type: 'noted', v: 3, text: 'a b', bold: true }))).toEqual({
      ...want,
      bold: true,
    });
  });

  it.each([
    ['unknown-type', line({ type: 'sung', v: 1 })],
    ['unknown-type', line({ type: '__proto__', v: 1 })],
    ['unknown-type', line({ type: 'toString', v: 1 })],
    ['unknown-version', line({ type: 'noted', v: 4, text: '', bold: false })],
    ['unknown-version', line({ type: 'gone', v: 0 })],
    ['unknown-version', line({ type: 'gone', v: -1 })],
    ['malformed', line({ type: 'noted', v: 1 })],
    ['malformed', line({ type: 'noted', v: 3, text: 4, bold: false })],
    ['malformed', line({ type: 'gone', v: 1.5 })],
    ['malformed', line({ type: 'gone', v: '1' })],
    ['malformed', line({ type: 'gone', v: 1 }, { pane: 'third' })],
    ['malformed', line({ type: 'gone', v: 1 }, { seq: 0 })],
    ['malformed', line(null)],
    ['malformed', '{'],
    ['malformed', 'null'],
    ['malformed', '[]'],
    ['malformed', '7'],
    ['malformed', undefined],
  ])('%s: %s', (reason, raw) => {
    expect(reasonOf(raw)).toBe(reason);
  });

  it('never throws, and hands back what it refused', () => {
    holds200(fc.oneof(fc.string(), fc.anything(), fc.json()), (raw) => {
      const decoded = codec.decode(raw);
      if (!decoded.ok) expect(decoded.raw).toBe(raw);
    });
  });

  it('what was encoded comes back the same, in one line', () => {
    const events = fc.oneof(
      fc.record({
        type: fc.constant('noted' as const),
        v: fc.constant(3 as const),
        text: fc.string(),
        bold: fc.boolean(),
      }),
      fc.record({ type: fc.constant('gone' as const), v: fc.constant(1 as const) }),
    );
    holds200(events, (event) => {
      const entry = { seq: 1, at: 5, image: 'i', pane: 'primary', gesture: 'g', event } as unknown as Entry<
        Noted | Gone
      >;
      const text = codec.encode(entry);
      expect(text).not.toContain('\n');
      expect(codec.decode(text)).toEqual({ ok: true, entry });
    });
  });
});

function holds200<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void {
  holds(200, fc.property(arbitrary, check));
}
