import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';

/** Lines under a heading of their own, or under none. */
interface PrintedParagraph {
  readonly heading?: string;
  readonly lines: readonly string[];
  /** Stands on the page on which the next paragraph begins. */
  readonly introduces?: boolean;
}

/** One part of a printed document under its heading; what is empty is not printed. */
export interface PrintedSection {
  readonly heading: string;
  /** A term and what it is, in two columns. */
  readonly facts?: readonly (readonly [term: string, text: string])[];
  readonly paragraphs?: readonly PrintedParagraph[];
  /** The first row names the columns. */
  readonly table?: readonly (readonly string[])[];
}

export interface PrintedDocument {
  /** In the file's properties: never a patient. */
  readonly title: string;
  /** Stands in large letters at the head of each page. */
  readonly heading: string;
  readonly headLines: readonly string[];
  readonly sections: readonly PrintedSection[];
  /** Stands at the foot of each page, in front of 'Page n of N'. */
  readonly foot: string;
  /** A word in a frame on each page (SUPERSEDED); null for none. */
  readonly mark: string | null;
  /** Milliseconds since 1970: the date of the file, so that the same document always gives the same bytes. */
  readonly datedMs: number;
}

const require = createRequire(import.meta.url);
const FONTS = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
];

let compiler: typst.NodeCompiler | null = null;
let template = '';

/** Compiler and fonts are read with the first document: a server that prints nothing has neither in memory. */
function compilerOf(): typst.NodeCompiler {
  if (compiler !== null) return compiler;
  template = readFileSync(new URL('./printed.typ', import.meta.url), 'utf8');
  const fontBlobs = FONTS.map((name) => readFileSync(require.resolve(`@expo-google-fonts/${name}`)));
  const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as typeof typst;
  compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  return compiler;
}

/** The last printed files by their documents: worlds that begin at the same moment hold the same reports. */
const printed = new Map<string, Uint8Array<ArrayBuffer>>();
const MOST_KEPT = 32;

function keep(key: string, file: Uint8Array<ArrayBuffer>): void {
  printed.set(key, file);
  const [oldest] = printed.keys();
  if (printed.size > MOST_KEPT && oldest !== undefined) printed.delete(oldest);
}

/**
 * The standard refuses a document with a sign that no font has: a name in Chinese would keep a report from being signed.
 * Such a document is printed without it, and says first what is amiss.
 */
function writeFile(document: PrintedDocument): Buffer {
  try {
    return compilePdf(document, { pdfStandard: 'ua-1' });
  } catch (refusal) {
    const unprinted = unprintedSection(String(refusal));
    return compilePdf({ ...document, sections: [...unprinted, ...document.sections] }, {});
  }
}

/** Half of a pair of surrogates: the compiler reads no text that has one. */
const HALF_SIGN = /\p{Surrogate}/gu;

/** The compiler gives a tab no room at all: two numbers that it kept apart would be read as one. */
const TAB = '    ';

function compilePdf({ datedMs, ...data }: PrintedDocument, standard: typst.RenderPdfOpts): Buffer {
  const compiled = compilerOf();
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(HALF_SIGN, '\uFFFD').replaceAll('\t', TAB) : value,
  );
  return compiled.pdf(
    { mainFileContent: template, inputs: { document: json } },
    { ...standard, creationTimestamp: Math.floor(datedMs / 1000) },
  );
}

/** The compiler names a sign as it is, or by its number as in \u{1}, between quotes with backslashes. */
const REFUSED_SIGN = /(?:text|codepoint) `\\"(.+?)\\"`/g;
const MOST_NAMED = 20;

function unprintedSection(refusal: string): readonly PrintedSection[] {
  const signs = [...refusal.matchAll(REFUSED_SIGN)].flatMap(([, sign = '']) => {
    const number = /u\{([0-9a-f]+)\}/.exec(sign)?.[1];
    return number === undefined
      ? [...sign].map((one) => one.codePointAt(0) ?? 0)
      : [Number.parseInt(number, 16)];
  });
  const names = [...new Set(signs)].map((sign) => `U+${sign.toString(16).toUpperCase().padStart(4, '0')}`);
  if (names.length === 0) return [];
  const rest = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  const line = `Empty boxes or nothing stand for ${named}. Read these words on the screen.`;
  return [{ heading: 'Signs that cannot be printed', paragraphs: [{ lines: [line] }] }];
}

/**
 * A tagged PDF (PDF/UA-1 where its fonts have all its signs) of the document, black on white, which copies and fax keep
 * readable. Texts go in as data and are never read as markup.
 */
export function printDocument(document: PrintedDocument): Uint8Array<ArrayBuffer> {
  const key = JSON.stringify(document);
  const known = printed.get(key);
  if (known !== undefined) return new Uint8Array(known);
  const file = new Uint8Array(writeFile(document));
  // What was computed for documents of long ago is forgotten.
  compilerOf().evictCache(10);
  keep(key, file);
  // Whoever writes into it does not write into what is kept.
  return new Uint8Array(file);
}
