import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { workbookOf } from './workbook.ts';

/** Files of a zip by its directory at the end, each held to its checksum. */
function filesOf(zip: Uint8Array): Readonly<Record<string, string>> {
  const bytes = Buffer.from(zip);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [checksum, size, nameLength] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + nameLength;
    const data = bytes.subarray(start, start + size);
    expect(crc32(data)).toBe(checksum);
    files[name] = data.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

it('a workbook is a zip of its parts, and a text stays a text', () => {
  const files = filesOf(
    workbookOf('Lines', [
      ['Code', 'Units'],
      ['<88305> & more\u0001', 2],
    ]),
  );
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files['xl/worksheets/sheet1.xml']).toContain(
    '<row><c t="inlineStr"><is><t xml:space="preserve">&lt;88305&gt; &amp; more</t></is></c><c><v>2</v></c></row>',
  );
});
