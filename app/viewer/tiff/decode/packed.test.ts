import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { unpackLzw } from './lzw.ts';
import { unpackBits } from './packbits.ts';

/** Codes of TIFF's LZW as a string of bits; never clears the table, so it must not outgrow it. */
function lzwBits(bytes: Uint8Array): string {
  const table = new Map<string, number>();
  let [bits, width, free, held] = [(256).toString(2).padStart(9, '0'), 9, 258, ''];
  const emit = (text: string): void => {
    const code = text.length === 1 ? text.charCodeAt(0) : (table.get(text) ?? 0);
    bits += code.toString(2).padStart(width, '0');
  };
  for (const byte of bytes) {
    const next = held + String.fromCharCode(byte);
    if (next.length === 1 || table.has(next)) {
      held = next;
      continue;
    }
    emit(held);
    table.set(next, free++);
    // One code ahead of the reader, who learns a string with the code after it.
    if (free >= 1 << width && width < 12) width += 1;
    held = String.fromCharCode(byte);
  }
  if (held !== '') emit(held);
  return bits;
}

function lzw(bytes: Uint8Array): Uint8Array {
  const bits = lzwBits(bytes);
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).padEnd(8, '0'), 2),
  );
}

const anyBytes = fc.uint8Array({ maxLength: 600 });
const repeating = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 400 }))
  .map(([unit, times]) =>
    Uint8Array.from({ length: unit.length * times }, (_, i) => unit[i % unit.length] ?? 0),
  );

describe('unpackLzw', () => {
  it('gives back what was packed', () => {
    holds(
      300,
      fc.property(fc.oneof(anyBytes, repeating), (bytes) => {
        expect(unpackLzw(lzw(bytes), bytes.length)).toEqual(bytes);
      }),
    );
  });

  it('never makes more than was asked for, whatever the data is', () => {
    holds(
      1000,
      fc.property(anyBytes, fc.nat({ max: 300 }), (bytes, most) => {
        let length = 0;
        try {
          ({ length } = unpackLzw(bytes, most));
        } catch (cause) {
          expect(String(cause)).toMatch(/^Error: LZW/);
        }
        expect(length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('unpackBits', () => {
  it.each([
    ['a run', [254, 7], [7, 7, 7]],
    ['bytes as they are', [2, 1, 2, 3], [1, 2, 3]],
    ['a byte that means nothing', [128, 0, 9], [9]],
    ['a run that has no byte', [0, 5, 254], [5]],
    ['too few bytes', [9, 1, 2], [1, 2]],
  ])('reads %s', (_, bytes, want) => {
    expect([...unpackBits(Uint8Array.from(bytes), 100)]).toEqual(want);
  });

  it('never makes more than was asked for', () => {
    holds(
      500,
      fc.property(anyBytes, fc.nat({ max: 300 }), (bytes, most) => {
        expect(unpackBits(bytes, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
