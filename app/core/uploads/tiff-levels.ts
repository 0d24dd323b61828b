/** What the choice of levels needs to know of one page of a TIFF. */
interface LevelPage {
  readonly width: number;
  readonly height: number;
  /** Null where the page lies in strips. */
  readonly tiles: object | null;
}

/** Rounding to whole pixels may bend the shape of a level by this much in a pixel or two of its width. */
const PIXELS_OFF = 2;

/**
 * The pages that are smaller copies of one another, largest first; in the chain itself or hung on it. A scanner's
 * thumbnail has the same shape, but lies in strips where the levels lie in tiles; label and macro have another.
 */
export function levelPages<Page extends LevelPage>(
  pages: readonly Page[],
  below: readonly Page[],
): readonly Page[] {
  const top = topOf(pages);
  if (top === null) return [];
  const levels = [top];
  for (const page of [...pages, ...below].sort((one, other) => other.width - one.width)) {
    const last = levels.at(-1) ?? top;
    if (page.width < last.width && isCopyOf(top, page)) levels.push(page);
  }
  return levels;
}

/**
 * The page that a slide is shown from, as the viewer's reader takes it: that of the first one in tiles, since a thumbnail or
 * a label in strips may stand before it. A first page in strips that is wider than all of those is the slide itself, with
 * smaller copies in tiles behind it.
 */
function topOf<Page extends LevelPage>(pages: readonly Page[]): Page | null {
  const [first] = pages;
  if (first === undefined) return null;
  const tiled = pages.find(({ tiles }) => tiles !== null);
  const top = widestOf(pages, tiled ?? first);
  return first.width > top.width ? widestOf(pages, first) : top;
}

/** The widest that this one is a smaller copy of: some writers store their levels smallest first. */
const widestOf = <Page extends LevelPage>(pages: readonly Page[], one: Page): Page =>
  pages.reduce((top, page) => (page.width > top.width && isCopyOf(page, one) ? page : top), one);

function isCopyOf(top: LevelPage, page: LevelPage): boolean {
  if (page.width < 1 || page.height < 1) return false;
  const isTiledAlike = (page.tiles === null) === (top.tiles === null);
  const shrink = top.width / page.width;
  return isTiledAlike && Math.abs(top.height / shrink - page.height) <= PIXELS_OFF;
}

interface StripPage {
  readonly height: number;
  readonly rowsPerStrip: number | null;
  /** How many strips of the picture lie in the file. */
  readonly strips: number;
  /** One, or one for each color where the colors lie apart. */
  readonly planes: number;
}

/** Written where the whole picture is one strip. */
const ALL_ROWS = 0xffffffff;
const ROWS_AT_MOST = 0x7fffffff;

/** Whether a picture in strips lacks some of them, or says how high they are with a number that none can have. */
export function hasImpossibleStrips({ height, rowsPerStrip, strips, planes }: StripPage): boolean {
  const rows = rowsPerStrip ?? ALL_ROWS;
  if (rows < 1 || (rows > ROWS_AT_MOST && rows !== ALL_ROWS)) return true;
  return strips < Math.ceil(height / Math.min(rows, height)) * planes;
}
