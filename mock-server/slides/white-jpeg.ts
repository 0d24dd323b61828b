interface JpegColors {
  readonly samples: number;
  /** TIFF PhotometricInterpretation of the page. */
  readonly photometric: number;
  /** How many blocks of the first component a unit of the page's own tiles has, across and down. */
  readonly sampling: readonly [across: number, down: number];
}

const WHITE_IS_ZERO = 0;
const YCBCR = 6;
const BLOCK = 8;
const QUANTA = 64;

const segment = (marker: number, body: readonly number[]): readonly number[] => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 0xff,
  ...body,
];

/** Symbols that get codes of one, two and three bits: '0', '10' and '110'. */
const huffman = (place: number, symbols: readonly number[]): readonly number[] =>
  segment(0xc4, [place, ...Array.from({ length: 16 }, (_, at) => (at < symbols.length ? 1 : 0)), ...symbols]);

/** The steps by which a value of 8 bits differs from the middle grey of 128, as a count of bits and the bits themselves. */
const STEPS = { 128: '0', 255: '10' + (1016).toString(2), 0: '110' + '01111111111' } as const;
const NO_DETAIL = '0';

type Level = keyof typeof STEPS;

/** What white is in each component. */
function levelsOf({ samples, photometric }: JpegColors): readonly Level[] {
  if (photometric === YCBCR) return [255, 128, 128];
  return Array.from({ length: samples }, () => (photometric === WHITE_IS_ZERO ? 0 : 255));
}

/** A JPEG of one color throughout has one step in each component, and nothing after it. */
export function whiteJpeg(
  { width, height }: { readonly width: number; readonly height: number },
  colors: JpegColors,
): Uint8Array {
  const levels = levelsOf(colors);
  const [across, down] = colors.sampling;
  const blocksIn = (component: number): number => (component === 0 ? across * down : 1);
  const units = Math.ceil(width / (BLOCK * across)) * Math.ceil(height / (BLOCK * down));
  const still = STEPS[128] + NO_DETAIL;
  const first = levels.map((level, at) => STEPS[level] + NO_DETAIL + still.repeat(blocksIn(at) - 1)).join('');
  const blocks = levels.map((_, at) => blocksIn(at)).reduce((sum, count) => sum + count, 0);
  const bits = first + still.repeat(blocks * (units - 1));
  const padded = bits + '1'.repeat((8 - (bits.length % 8)) % 8);
  const scan = (padded.match(/.{8}/g) ?? []).flatMap((byte) => {
    const value = Number.parseInt(byte, 2);
    return value === 0xff ? [value, 0] : [value];
  });
  const frame = levels.flatMap((_, at) => [at + 1, at === 0 ? (across << 4) | down : 0x11, 0]);
  const scanned = levels.flatMap((_, at) => [at + 1, 0]);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xdb, [0, ...Array.from({ length: QUANTA }, () => 1)]),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, levels.length, ...frame]),
    ...huffman(0x00, [0, 10, 11]),
    ...huffman(0x10, [0]),
    ...segment(0xda, [levels.length, ...scanned, 0, 63, 0]),
    ...scan,
    0xff,
    0xd9,
  ]);
}
