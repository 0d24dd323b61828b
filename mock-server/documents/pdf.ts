import { winAnsi, wrapped } from './pdf-text.ts';

export interface PdfBlock {
  readonly kind: 'heading' | 'text';
  /** Line breaks stay; long lines are wrapped. */
  readonly text: string;
}

export interface PdfDocument {
  /** In the file's properties: never a patient. */
  readonly title: string;
  /** Stand at the head of each page, the first of them bold. */
  readonly head: readonly string[];
  readonly body: readonly PdfBlock[];
  /** Stands at the foot of each page, in front of 'Page n of N'. */
  readonly foot: string;
  /** A word in large letters on each page (SUPERSEDED); null for none. */
  readonly mark: string | null;
}

interface Line {
  readonly text: string;
  readonly bold: boolean;
}

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 54 } as const;
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const SIZE = 10;
const LEADING = 13;
const FOOT_SIZE = 8;
const FOOT_LEADING = 10;
const MARK_SIZE = 30;
/** Under the head and above the foot. */
const GAP = 14;

/**
 * A PDF 1.4 of text in Helvetica, black on white, which copies and fax keep readable. The same document always gives
 * the same bytes, so that a hash of them stays good.
 */
export function pdfOf(document: PdfDocument): Uint8Array<ArrayBuffer> {
  const head = document.head.flatMap((text, at) => linesOf(text, at === 0));
  const foot = wrapped(document.foot, TEXT_WIDTH, FOOT_SIZE);
  const room =
    PAGE.height - 2 * PAGE.margin - head.length * LEADING - 2 * GAP - (foot.length + 1) * FOOT_LEADING;
  const perPage = Math.max(1, Math.floor(room / LEADING) - (document.mark === null ? 0 : 3));
  const body = document.body.flatMap(blockLines);
  const pages = Array.from({ length: Math.max(1, Math.ceil(body.length / perPage)) }, (_, at) =>
    body.slice(at * perPage, (at + 1) * perPage),
  );
  const contents = pages.map((lines, at) =>
    contentOf(document, head, lines, [...foot, `Page ${at + 1} of ${pages.length}`]),
  );
  return fileOf(document.title, contents);
}

const linesOf = (text: string, bold: boolean): readonly Line[] =>
  wrapped(text, TEXT_WIDTH, SIZE, bold).map((line) => ({ text: line, bold }));

function blockLines({ kind, text }: PdfBlock): readonly Line[] {
  const isHeading = kind === 'heading';
  return isHeading ? [{ text: '', bold: false }, ...linesOf(text, true)] : linesOf(text, false);
}

function contentOf(
  { mark }: PdfDocument,
  head: readonly Line[],
  lines: readonly Line[],
  foot: readonly string[],
): string {
  const top = PAGE.height - PAGE.margin - SIZE;
  const belowHead = top - head.length * LEADING - GAP;
  const belowMark = mark === null ? belowHead : belowHead - 3 * LEADING;
  const footTop = PAGE.margin + (foot.length - 1) * FOOT_LEADING;
  return [
    '0 g',
    ...head.map(({ text, bold }, at) => shown(text, bold, SIZE, top - at * LEADING)),
    ...(mark === null ? [] : [shown(mark, true, MARK_SIZE, belowHead - LEADING)]),
    ...lines.map(({ text, bold }, at) => shown(text, bold, SIZE, belowMark - at * LEADING)),
    ...foot.map((text, at) => shown(text, false, FOOT_SIZE, footTop - at * FOOT_LEADING)),
  ].join('\n');
}

const shown = (text: string, bold: boolean, size: number, y: number): string =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${PAGE.margin} ${y} Td ${stringOf(text)} Tj ET`;

/** In hexadecimal, so that no bracket or backslash of a text can end the string. */
const stringOf = (text: string): string =>
  `<${winAnsi(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}>`;

const FIRST_PAGE_OBJECT = 6;

function fileOf(title: string, contents: readonly string[]): Uint8Array<ArrayBuffer> {
  const pageNumbers = contents.map((_, at) => FIRST_PAGE_OBJECT + 2 * at);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${stringOf(title)} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE_OBJECT + 2 * at + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  // All of it is ASCII, so that characters count as bytes.
  const whole =
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(whole);
}
