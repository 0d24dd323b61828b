import type { ImageSize } from './geometry.ts';

/** What a Deep Zoom descriptor says. */
export interface DziDescriptor {
  readonly format: string;
  readonly tileSize: number;
  readonly overlap: number;
  readonly size: ImageSize;
}

export type DziProblem =
  | 'missing-tile-source'
  | 'invalid-xml'
  | 'no-image'
  | 'no-size'
  | 'invalid-format'
  | 'invalid-tile-size'
  | 'invalid-overlap'
  | 'invalid-size';

export type DziResult =
  | { readonly ok: true; readonly descriptor: DziDescriptor }
  | { readonly ok: false; readonly problem: DziProblem };

type Fields = Readonly<Record<string, unknown>>;

const refuse = (problem: DziProblem): DziResult => ({ ok: false, problem });

function wholeNumber(value: unknown, least: number): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const figure = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(figure) && figure >= least ? figure : null;
}

/** The format ends up in tile addresses, hence letters and digits only. */
function descriptorOf(image: Fields, size: Fields): DziResult {
  const format = typeof image['format'] === 'string' ? image['format'].trim().toLowerCase() : '';
  if (!/^[a-z0-9]{1,8}$/.test(format)) return refuse('invalid-format');
  const tileSize = wholeNumber(image['tilesize'], 1);
  if (tileSize === null) return refuse('invalid-tile-size');
  const overlap = wholeNumber(image['overlap'], 0);
  if (overlap === null || overlap >= tileSize) return refuse('invalid-overlap');
  const width = wholeNumber(size['width'], 1);
  const height = wholeNumber(size['height'], 1);
  if (width === null || height === null) return refuse('invalid-size');
  return { ok: true, descriptor: { format, tileSize, overlap, size: { width, height } } };
}

const NAME = '[A-Za-z_][\\w.-]*';
const ATTRIBUTES = `((?:\\s+${NAME}(?::${NAME})?\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)`;
const IMAGE_TAG = new RegExp(`^<(?:${NAME}:)?(${NAME})${ATTRIBUTES}\\s*(/?)>`);
const SIZE_TAG = new RegExp(`<(?:${NAME}:)?Size${ATTRIBUTES}\\s*(?:/>|>\\s*</(?:${NAME}:)?Size\\s*>)`);
const IMAGE_END = new RegExp(`</(?:${NAME}:)?Image\\s*>$`);

function attributesIn(text: string): Fields {
  const pairs = [...text.matchAll(new RegExp(`(${NAME}(?::${NAME})?)\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'))];
  return Object.fromEntries(
    pairs.map(([, name = '', double, single]) => [name.toLowerCase(), double ?? single]),
  );
}

/**
 * Reads the one shape of XML that a descriptor has. No XML parser on purpose: the core has none, and a document
 * type with entities in it has no business here, so it is refused.
 */
export function parseDziXml(xml: string): DziResult {
  const root = xml
    .replace(/^\uFEFF/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .trim();
  const image = IMAGE_TAG.exec(root);
  if (!image) return refuse('invalid-xml');
  const [, name, attributes = '', closed] = image;
  if (name !== 'Image') return refuse('no-image');
  if (closed === '/') return refuse('no-size');
  if (!IMAGE_END.test(root)) return refuse('invalid-xml');
  const size = SIZE_TAG.exec(root);
  return size ? descriptorOf(attributesIn(attributes), attributesIn(size[1] ?? '')) : refuse('no-size');
}

function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries: readonly [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.map(([name, field]) => [name.toLowerCase(), field]));
}

/** From the link answer's dziTileSourceObject, in small letters or in those of the XML. */
export function parseDziTileSource(source: unknown): DziResult {
  const outer = fieldsOf(source);
  if (!outer) return refuse('missing-tile-source');
  const image = fieldsOf(outer['image']);
  if (!image) return refuse('no-image');
  const size = fieldsOf(image['size']);
  return size ? descriptorOf(image, size) : refuse('no-size');
}
