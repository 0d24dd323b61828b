/** A path as whoever answers it reads it: with its dots followed, and without its query. */
export function pathAsSent(written: string): string {
  const address = written.startsWith('/') ? `http://ours.invalid${written}` : written;
  return URL.canParse(address) ? new URL(address).pathname : written;
}

/**
 * A path as Remix reads it before it looks for a page: escapes undone, letter case and slashes too many passed over. A limit
 * that looked at the path as it was written would be passed by writing it otherwise.
 */
export function pathAsRead(written: string): string {
  const segments = pathAsSent(written)
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.map(decodePath).join('/').toLowerCase()}`;
}

function decodePath(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parts of the product that are no pages; what stands below them is a name of ours, an id of ours, or nobody's. */
const PARTS = /^\/(?:assets|files|resources|bench)\//;
const NAME = /^[a-z][a-z-]{1,30}$/;
const ID = /^[a-z]{3}_[\w.-]{1,80}$/;
const ASSET = /^[\w.-]{1,100}$/;
const OF_NOBODY = '(unknown)';

/**
 * A path for the log: the pattern of the page or of the operation that it asks for. Anybody may ask for any path, and may
 * write a patient's name into one, so nothing else is written as it came.
 */
export function pathForLog(written: string, patternOf: (path: string) => string | null): string {
  const pattern = patternOf(written);
  if (pattern !== null) return pattern;
  if (!PARTS.test(written)) return /^\/[a-z]+\.(svg|ico|txt|css)$/.test(written) ? written : OF_NOBODY;
  const [, part = '', name = '', ...rest] = written.split('/');
  if (part === 'assets') return ASSET.test(name) && rest.length === 0 ? written : OF_NOBODY;
  const kept = rest.map((segment) => (ID.test(segment) ? segment : '…'));
  return ['', part, NAME.test(name) ? name : '…', ...kept].join('/');
}
