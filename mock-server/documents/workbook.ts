import { crc32 } from 'node:zlib';

type Cell = string | number;

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // XML 1.0 has no place for them, escaped or not.
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const cellOf = (cell: Cell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`;

/** A workbook (Office Open XML) of one sheet, without styles. Texts are written as texts, so none is a formula. */
export function workbookOf(name: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const sheet = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`).join('');
  return zipOf({
    '[Content_Types].xml':
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    '_rels/.rels':
      `${HEAD}<Relationships xmlns="${RELATIONS}">` +
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>` +
      `<sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${HEAD}<Relationships xmlns="${RELATIONS}">` +
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${SHEETS}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The first of January 1980, the first day that the format knows: the same rows give the same bytes. */
const DAY = 0x21;

/** Files stored as they are (method 0). */
function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const data = Buffer.from(text);
    const facts = factsOf(data, name.length);
    const local = Buffer.concat([numbers([[LOCAL, 4]]), facts, name, data]);
    const place: readonly Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ];
    entries.push(
      Buffer.concat([
        numbers([
          [CENTRAL, 4],
          [VERSION, 2],
        ]),
        facts,
        numbers(place),
        name,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const count = entries.length;
  const end = numbers([
    [END, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Uint8Array(Buffer.concat([...parts, directory, end]));
}

/** What both headers of a file say of it. */
const factsOf = (data: Buffer, nameLength: number): Buffer =>
  numbers([
    [VERSION, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [DAY, 2],
    [crc32(data), 4],
    [data.length, 4],
    [data.length, 4],
    [nameLength, 2],
    [0, 2],
  ]);

type Field = readonly [value: number, bytes: 2 | 4];

function numbers(fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
