const fourAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let i = length - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

/** Pixels across and down that a WebP stream's header says; 0 where it is none. */
export function webpSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  if (fourAt(bytes, 0) !== 'RIFF' || fourAt(bytes, 8) !== 'WEBP') return { width: 0, height: 0 };
  switch (fourAt(bytes, 12)) {
    case 'VP8 ':
      return { width: numberAt(bytes, 26, 2) & 0x3fff, height: numberAt(bytes, 28, 2) & 0x3fff };
    case 'VP8L': {
      const sides = numberAt(bytes, 21, 4);
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: numberAt(bytes, 24, 3) + 1, height: numberAt(bytes, 27, 3) + 1 };
    default:
      return { width: 0, height: 0 };
  }
}
