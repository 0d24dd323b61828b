import { SlideFault, tiffIncomplete } from '../../tiles/slide-error.ts';
import type { ByteLoader, WantedBytes } from './range-loader.client.ts';

/** Bytes of a file of this computer, which nothing has to be asked for over a line. */
export class FileLoader implements ByteLoader {
  readonly #file: Blob;
  readonly fileSize: number;

  constructor(file: Blob) {
    this.#file = file;
    this.fileSize = file.size;
  }

  read(wanted: readonly WantedBytes[]): readonly Promise<Uint8Array<ArrayBuffer>>[] {
    return wanted.map((one) => this.#readOne(one));
  }

  async #readOne({ offset, length, mayEndEarly = false }: WantedBytes): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(await this.#file.slice(offset, offset + length).arrayBuffer());
    if (bytes.byteLength >= (mayEndEarly ? 1 : length)) return bytes;
    throw new SlideFault(tiffIncomplete('data lies beyond the end of the file'), false);
  }
}
