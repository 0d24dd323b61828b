import type { DecodeAnswer, DecodeOrder, DecodeWork } from './decode-messages.ts';
import { decodePicture } from './decode-picture.ts';
import { DecodeQueue } from './decode-queue.ts';
import { decodeTile } from './decode-tile.ts';

async function decode(work: DecodeWork): Promise<ImageBitmap> {
  if (work.kind === 'picture') return decodePicture(work);
  const { tileWidth, tileHeight } = work.coding;
  const pixels = new ImageData(await decodeTile(work.coding, work.parts), tileWidth, tileHeight);
  return createImageBitmap(pixels, { colorSpaceConversion: 'none', imageOrientation: 'none' });
}

function answer(message: DecodeAnswer): void {
  self.postMessage(message, { transfer: 'picture' in message ? [message.picture] : [] });
}

const queue = new DecodeQueue(decode, answer);
self.addEventListener('message', ({ data }: MessageEvent<DecodeOrder>) => queue.receive(data));
answer({ listening: true });
