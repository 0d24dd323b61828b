import type { PictureWork } from './decode-messages.ts';

/** An embedded profile or a rotation must not move anything: a measured colour is the file's. */
const AS_STORED: ImageBitmapOptions = { colorSpaceConversion: 'none', imageOrientation: 'none' };

/** A tile at the slide's edge may be coded without the part that nobody sees; the rest stays transparent. */
function wholeTile(
  image: VideoFrame | ImageBitmap,
  [wide, high]: readonly [number, number],
  { width, height }: PictureWork,
): Promise<ImageBitmap> {
  if (wide === width && high === height) return createImageBitmap(image, AS_STORED);
  if (wide > width || high > height) {
    throw new Error(`a picture of ${String(wide)} × ${String(high)} pixels in a tile`);
  }
  return createImageBitmap(image, 0, 0, width, height, AS_STORED);
}

async function byImageDecoder(work: PictureWork): Promise<ImageBitmap> {
  const decoder = new ImageDecoder({ type: work.type, data: work.data, colorSpaceConversion: 'none' });
  try {
    const { image } = await decoder.decode({ completeFramesOnly: true });
    try {
      return await wholeTile(image, [image.displayWidth, image.displayHeight], work);
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

async function byBitmap(work: PictureWork): Promise<ImageBitmap> {
  const whole = await createImageBitmap(new Blob([work.data], { type: work.type }), AS_STORED);
  if (whole.width === work.width && whole.height === work.height) return whole;
  try {
    return await wholeTile(whole, [whole.width, whole.height], work);
  } finally {
    whole.close();
  }
}

/**
 * By the browser. `ImageDecoder` took half as long as a Blob for 60 tiles of 256 pixels. Its mean colours are
 * within 0.2 of libjpeg's; where the chroma is coarser than the luma, single pixels differ by up to 14.
 */
export function decodePicture(work: PictureWork): Promise<ImageBitmap> {
  return typeof ImageDecoder === 'undefined' ? byBitmap(work) : byImageDecoder(work);
}
