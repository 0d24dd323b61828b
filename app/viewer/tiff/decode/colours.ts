import type { Samples } from './samples.ts';

const OPAQUE = 255;

/** One sample of every pixel: `values[first]`, `values[first + step]` and so on. */
export interface Channel {
  readonly values: Samples;
  readonly first: number;
  readonly step: number;
}

export type Rgba = Uint8ClampedArray<ArrayBuffer>;

/** Samples scaled to 0 to 255; floating-point samples count from 0 to 1, and any other is refused. */
export function eightBits(values: Samples, bits: number): Samples {
  if (bits === 8) return values;
  const most = values instanceof Float32Array ? 1 : 2 ** bits - 1;
  if (values instanceof Float32Array && values.some((value) => !(value >= 0 && value <= 1))) {
    throw new Error('floating-point samples beyond 0 to 1');
  }
  return Uint8Array.from(values, (value) => Math.round((value * 255) / most));
}

export function rgbaOfGrey(grey: Channel, isWhiteZero: boolean, pixels: number): Rgba {
  const rgba = new Uint8ClampedArray(pixels * 4);
  const flip = isWhiteZero ? 255 : 0;
  const { values, step } = grey;
  for (let to = 0, from = grey.first; to < rgba.length; to += 4, from += step) {
    const value = (values[from] ?? 0) ^ flip;
    rgba[to] = value;
    rgba[to + 1] = value;
    rgba[to + 2] = value;
    rgba[to + 3] = OPAQUE;
  }
  return rgba;
}

export function rgbaOfRgb(channels: readonly [Channel, Channel, Channel], pixels: number): Rgba {
  const rgba = new Uint8ClampedArray(pixels * 4).fill(OPAQUE);
  channels.forEach(({ values, first, step }, channel) => {
    for (let to = channel, from = first; to < rgba.length; to += 4, from += step)
      rgba[to] = values[from] ?? 0;
  });
  return rgba;
}

/** `colorMap` as in TIFF, all reds first; some writers put 8 bits where 16 belong. */
export function rgbaOfPalette(index: Channel, colorMap: Uint16Array, pixels: number): Rgba {
  const colours = colorMap.length / 3;
  const shift = colorMap.some((value) => value > 255) ? 8 : 0;
  const rgba = new Uint8ClampedArray(pixels * 4).fill(OPAQUE);
  for (let to = 0, from = index.first; to < rgba.length; to += 4, from += index.step) {
    const colour = index.values[from] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      rgba[to + channel] = (colorMap[channel * colours + colour] ?? 0) >> shift;
    }
  }
  return rgba;
}

/** ITU-R BT.601 over the full range, as JPEG and TIFF have it when the file says nothing else. */
export function rgbaOfYcbcr([luma, blue, red]: readonly [Channel, Channel, Channel], pixels: number): Rgba {
  const rgba = new Uint8ClampedArray(pixels * 4);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const y = luma.values[luma.first + pixel * luma.step] ?? 0;
    const cb = (blue.values[blue.first + pixel * blue.step] ?? 0) - 128;
    const cr = (red.values[red.first + pixel * red.step] ?? 0) - 128;
    rgba[pixel * 4] = y + 1.402 * cr;
    rgba[pixel * 4 + 1] = y - 0.344136 * cb - 0.714136 * cr;
    rgba[pixel * 4 + 2] = y + 1.772 * cb;
    rgba[pixel * 4 + 3] = OPAQUE;
  }
  return rgba;
}
