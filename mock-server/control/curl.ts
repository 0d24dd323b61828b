/** What of a request matters to its answer; the rest is the client's own. */
const KEPT_HEADERS = [
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  'Range',
  'If-Range',
  'X-Mock-Session',
];

/** Keys of bodies whose values nobody may read in a journal. */
const SECRET = /password|token|secret|^code$/i;
const BODY_CHARACTERS_AT_MOST = 4000;

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A line for a shell that makes the call again. The token stands in it as $TOKEN, and a link is without its signature; a body
 * that is not known is named as a file.
 */
export function curlOf(request: Request, body: string | null): string {
  const { method, headers } = request;
  const isSent = method !== 'GET' && method !== 'HEAD';
  return [
    'curl',
    ...(method === 'HEAD' ? ['-I'] : isSent ? ['-X', method] : []),
    quote(request.url.replace(/([?&]sig=)[^&]*/, '$1SIGNATURE')),
    ...(headers.has('Authorization') ? ['-H', '"Authorization: Bearer $TOKEN"'] : []),
    ...KEPT_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : ['-H', quote(`${name}: ${value}`)];
    }),
    ...(isSent && request.body !== null ? ['--data-binary', body === null ? '@body' : quote(body)] : []),
  ].join(' ');
}

/** A body for the journal, without the values of what is secret; null for one that cannot be read, or is long. */
export function bodyForJournal(text: string): string | null {
  if (text.length > BODY_CHARACTERS_AT_MOST) return null;
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      SECRET.test(key) && typeof value === 'string' ? `$${key.toUpperCase()}` : value,
    );
  } catch {
    return null;
  }
}
