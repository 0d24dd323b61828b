/** Reads some bytes of a file; fewer where it ends before. */
export type ReadBytes = (from: number, length: number) => Promise<Uint8Array>;

const HEADER_BYTES = 16;
/** More entries than the first page of any slide has. */
const PAGE_BYTES = 4096;
const IMAGE_DESCRIPTION = 270;
const BIG_TIFF = 43;
const MOST_TEXT = 2 ** 18;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** What a TIFF says of its first page, where it says anything; null for files of another kind. */
export async function readDescription(read: ReadBytes): Promise<string | null> {
  const header = viewOf(await read(0, HEADER_BYTES));
  if (header.byteLength < HEADER_BYTES) return null;
  const order = header.getUint16(0);
  if (order !== 0x49_49 && order !== 0x4d_4d) return null;
  const isLittle = order === 0x49_49;
  const isBig = header.getUint16(2, isLittle) === BIG_TIFF;
  const offsetAt = (view: DataView, at: number): number =>
    isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle);
  const page = viewOf(await read(offsetAt(header, isBig ? 8 : 4), PAGE_BYTES));
  const [entriesAt, entryBytes] = isBig ? [8, 20] : [2, 12];
  const valueAt = isBig ? 12 : 8;
  if (page.byteLength < entriesAt) return null;
  const entries = isBig ? offsetAt(page, 0) : page.getUint16(0, isLittle);
  const end = Math.min(page.byteLength, entriesAt + entries * entryBytes);
  for (let at = entriesAt; at + entryBytes <= end; at += entryBytes) {
    const tag = page.getUint16(at, isLittle);
    if (tag > IMAGE_DESCRIPTION) return null;
    if (tag !== IMAGE_DESCRIPTION) continue;
    const length = Math.min(MOST_TEXT, offsetAt(page, at + 4));
    return new TextDecoder().decode(await read(offsetAt(page, at + valueAt), length));
  }
  return null;
}

const PIXELS = /<Pixels\b[^>]*>/;

/** The micrometres per pixel that a description tells, as Aperio and OME write it; OME may count in another unit. */
export function scaleIn(description: string, axis: 'X' | 'Y'): number | null {
  const pixels = PIXELS.exec(description)?.[0] ?? '';
  const unit = new RegExp(`PhysicalSize${axis}Unit="([^"]*)"`).exec(pixels)?.[1] ?? 'µm';
  // One figure of Aperio stands for both.
  const aperio = /\|\s*MPP = (\d+(?:\.\d+)?)/.exec(description)?.[1];
  const ome = /^[µμu]m$/.test(unit)
    ? new RegExp(String.raw`\bPhysicalSize${axis}="(\d+(?:\.\d+)?)"`).exec(pixels)?.[1]
    : undefined;
  const mpp = Number(aperio ?? ome ?? Number.NaN);
  return mpp > 0 ? mpp : null;
}
