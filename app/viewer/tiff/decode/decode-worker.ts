import { decodeTile } from './decode-tile.ts';
import type { DecodeAnswer, DecodeOrder, LoadedWork } from './messages.ts';
import { decodePicture } from './picture.ts';
import { DecodeQueue } from './queue.ts';
import { decodeTileFile, fetchTileFile } from './tile-file.ts';

async function decode(work: LoadedWork): Promise<ImageBitmap> {
  if (work.kind === 'bytes') return decodeTileFile(work.data);
  if (work.kind === 'picture') return decodePicture(work);
  const { tileWidth, tileHeight } = work.coding;
  const pixels = new ImageData(await decodeTile(work.coding, work.parts), tileWidth, tileHeight);
  return createImageBitmap(pixels, { colorSpaceConversion: 'none', imageOrientation: 'none' });
}

function answer(message: DecodeAnswer): void {
  self.postMessage(message, { transfer: 'picture' in message ? [message.picture] : [] });
}

const queue = new DecodeQueue({
  load: async (work, priority, signal) => ({
    kind: 'bytes',
    data: await fetchTileFile(work, priority, signal),
  }),
  decode,
  answer,
});
self.addEventListener('message', ({ data }: MessageEvent<DecodeOrder>) => queue.receive(data));
answer({ listening: true });
