const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** A comment of the archive may stand behind its end. */
const COMMENT_AT_MOST = 65_535;

/** A Word document has some dozen parts; an archive of thousands is made to wear out whoever opens it. */
const PARTS_AT_MOST = 2000;
const UNPACKED_AT_MOST = 512 * 1024 * 1024;
/** Text packs well, but not a thousandfold. */
const PACKED_AT_MOST = 500;

const NEEDED = ['[Content_Types].xml', 'word/document.xml'];
/** Programs in documents, under whatever name the document goes. */
const PROGRAM = /vbaproject\.bin|vbadata\.xml|activex\d*\.bin/i;

interface Part {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
}

/**
 * Whether the bytes are a Word document: an archive with the parts of one, no programs, and nothing that would unpack into
 * more than a document has. Only the archive's directory is read.
 */
export function isWordFile(bytes: Uint8Array): boolean {
  const parts = partsOf(bytes);
  if (parts === null) return false;
  const names = new Set(parts.map(({ name }) => name));
  if (!NEEDED.every((name) => names.has(name)) || parts.some(({ name }) => PROGRAM.test(name))) return false;
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
  return (
    unpacked <= UNPACKED_AT_MOST &&
    parts.every((part) => part.unpacked <= Math.max(part.packed, 1024) * PACKED_AT_MOST)
  );
}

/** The directory of a zip archive; null where there is none, or one that is too long or does not hold together. */
function partsOf(bytes: Uint8Array): readonly Part[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > PARTS_AT_MOST) return null;
  const parts: Part[] = [];
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > bytes.byteLength || view.getUint32(at, true) !== ENTRY) return null;
    const [nameBytes, more, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0));
    parts.push({
      name: new TextDecoder().decode(name),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    });
    at += ENTRY_BYTES + (nameBytes ?? 0) + (more ?? 0) + (comment ?? 0);
  }
  return parts;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_AT_MOST); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  return null;
}
