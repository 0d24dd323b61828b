import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

// Node's streams are those of the web, but their types are not those of the DOM: both ways are here and nowhere else.

export const webStreamOf = (readable: Readable): ReadableStream => Readable.toWeb(readable) as ReadableStream;

export const nodeStreamOf = (stream: ReadableStream<Uint8Array>): NodeStream<Uint8Array> =>
  stream as NodeStream<Uint8Array>;
