interface ZipPart {
  readonly name: string;
  readonly unpacked?: number;
}

/** An archive whose parts hold nothing; `unpacked` is what its directory says of a part. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const locals: number[] = [];
  const entries: number[] = [];
  const u16 = (value: number) => [value & 255, (value >> 8) & 255];
  const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
  for (const { name, unpacked = 0 } of parts) {
    const bytes = [...text.encode(name)];
    const at = locals.length;
    const sizes = [...u32(0), ...u32(0), ...u32(unpacked)];
    locals.push(...u32(0x04034b50), ...u16(20), ...u16(0), ...u16(0), ...u32(0), ...sizes);
    locals.push(...u16(bytes.length), ...u16(0), ...bytes);
    entries.push(...u32(0x02014b50), ...u16(20), ...u16(20), ...u16(0), ...u16(0), ...u32(0), ...sizes);
    entries.push(...u16(bytes.length), ...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at));
    entries.push(...bytes);
  }
  const count = [...u16(parts.length), ...u16(parts.length)];
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...count,
    ...u32(entries.length),
    ...u32(locals.length),
  ];
  return new Uint8Array([...locals, ...entries, ...end, ...u16(0)]);
}

/** The least that a Word document is made of. */
export const WORD_PARTS: readonly ZipPart[] = [
  { name: '[Content_Types].xml' },
  { name: 'word/document.xml' },
];
