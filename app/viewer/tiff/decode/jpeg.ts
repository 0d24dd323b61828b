import { getDecoder } from 'geotiff';
import { jpegHeader } from '#app/core/uploads/jpeg-header.ts';
import type { TileCoding } from './tile-coding.ts';

/**
 * JPEG that a browser does not take (planes that lie apart, greys in which white is zero), by geotiff. It
 * comes out as its components, not as colours. The library makes room for whatever the tile asks for, so a size
 * that does not fit is refused first.
 */
export async function unpackJpeg(
  coding: TileCoding,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { tileWidth, tileHeight, bitsPerSample, planarConfiguration, samplesPerPixel, jpegTables } = coding;
  const { width, height } = jpegHeader(bytes);
  if (width !== tileWidth || height !== tileHeight)
    throw new Error(`a JPEG of ${String(width)} × ${String(height)} pixels in a tile`);
  const decoder = await getDecoder(coding.compression, {
    tileWidth,
    tileHeight,
    planarConfiguration,
    samplesPerPixel,
    bitsPerSample: [...bitsPerSample],
    predictor: 1,
    ...(jpegTables === null ? {} : { JPEGTables: jpegTables }),
  });
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
  return new Uint8Array((await decoder.decode(whole)) as ArrayBuffer);
}
