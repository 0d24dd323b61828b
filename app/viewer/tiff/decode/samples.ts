/** How the samples of one run of bytes lie: a whole tile, or one plane of it. */
export interface SampleLayout {
  readonly width: number;
  readonly height: number;
  /** In this run: 1 where the planes lie apart. */
  readonly samplesPerPixel: number;
  readonly bits: number;
  readonly isFloat: boolean;
  /** TIFF Predictor; 1 leaves the samples as they are. */
  readonly predictor: number;
  readonly littleEndian: boolean;
}

export type Samples =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float32Array<ArrayBuffer>;

/** Rows begin on a whole byte. */
export function bytesOf({ width, height, samplesPerPixel, bits }: SampleLayout): number {
  return Math.ceil((width * samplesPerPixel * bits) / 8) * height;
}

function spreadBits(bytes: Uint8Array, { width, height, samplesPerPixel, bits }: SampleLayout): Samples {
  const across = width * samplesPerPixel;
  const rowBytes = Math.ceil((across * bits) / 8);
  const perByte = 8 / bits;
  const mask = (1 << bits) - 1;
  const samples = new Uint8Array(across * height);
  for (let row = 0, to = 0; row < height; row++) {
    for (let i = 0; i < across; i++, to++) {
      const byte = bytes[row * rowBytes + Math.floor(i / perByte)] ?? 0;
      samples[to] = (byte >> (8 - bits - (i % perByte) * bits)) & mask;
    }
  }
  return samples;
}

/** The bytes of each word the other way round. */
function swapWords(bytes: Uint8Array, wordBytes: number): void {
  for (let word = 0; word < bytes.length; word += wordBytes) {
    bytes.subarray(word, word + wordBytes).reverse();
  }
}

/** Typed arrays overflow as the differences did. */
function addAlongRows(samples: Samples, { width, height, samplesPerPixel }: SampleLayout): void {
  const across = width * samplesPerPixel;
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * across;
    for (let i = row * across + samplesPerPixel; i < end; i++) {
      samples[i] = (samples[i] ?? 0) + (samples[i - samplesPerPixel] ?? 0);
    }
  }
}

/** Floating-point differences lie as bytes: all highest bytes of a row first, whatever the file's order. */
function joinFloatBytes(bytes: Uint8Array<ArrayBuffer>, layout: SampleLayout): void {
  const { width, height, samplesPerPixel, bits } = layout;
  const wordBytes = bits / 8;
  const across = width * samplesPerPixel;
  addAlongRows(bytes, { ...layout, width: width * wordBytes });
  for (let row = 0; row < height; row++) {
    const target = bytes.subarray(row * across * wordBytes, (row + 1) * across * wordBytes);
    const planes = target.slice();
    for (let i = 0; i < across; i++) {
      for (let byte = 0; byte < wordBytes; byte++) {
        target[i * wordBytes + wordBytes - 1 - byte] = planes[byte * across + i] ?? 0;
      }
    }
  }
}

/**
 * The samples of `bytes`, which must be `bytesOf(layout)` long and may be written over. Machines that run a
 * browser are little-endian.
 */
export function samplesOf(bytes: Uint8Array<ArrayBuffer>, layout: SampleLayout): Samples {
  const { bits, isFloat, predictor, littleEndian } = layout;
  if (predictor !== 1 && !(predictor === 2 && !isFloat && bits >= 8) && !(predictor === 3 && isFloat)) {
    throw new Error(`predictor ${String(predictor)} with ${String(bits)} bits`);
  }
  if (bits < 8) return spreadBits(bytes, layout);
  const own = bytes.byteOffset % (bits / 8) === 0 ? bytes : bytes.slice();
  if (predictor === 3) joinFloatBytes(own, layout);
  else if (bits > 8 && !littleEndian) swapWords(own, bits / 8);
  const length = own.byteLength / (bits / 8);
  const place = [own.buffer, own.byteOffset, length] as const;
  if (isFloat) return new Float32Array(...place);
  const samples = bits === 8 ? own : bits === 16 ? new Uint16Array(...place) : new Uint32Array(...place);
  if (predictor === 2) addAlongRows(samples, layout);
  return samples;
}
