import type { Docs } from '#contracts/docs/open-docs.ts';

const PREFIX = '/docs';

/**
 * Own files only. Swagger UI's style sheet carries its icons as data: addresses. The policy stands here, because
 * the embedded mock answers before the product sets its headers, and the product's policy would refuse the page.
 */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

let docs: Promise<Docs> | undefined;

/** The path is the one without /api. */
export const isDocsPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/**
 * The documentation of the contract, for anyone who reaches the mock. What it needs (the contract's text, Swagger
 * UI, Graphviz) is loaded with the first call, so that nobody who does not read it waits for it.
 */
export async function docsAnswer(method: string, path: string): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...HEADERS, Allow: 'GET, HEAD' } });
  // The page names its files relative to a folder, and relative to the caller's address /api is kept.
  if (path === PREFIX) return new Response(null, { status: 308, headers: { ...HEADERS, Location: 'docs/' } });
  docs ??= import('#contracts/docs/open-docs.ts').then(({ openDocs }) => openDocs());
  const file = await (await docs)(path.slice(PREFIX.length + 1));
  if (file === null) return new Response('Not found', { status: 404, headers: HEADERS });
  const headers = { ...HEADERS, 'Content-Type': file.type };
  return new Response(method === 'HEAD' ? null : file.body, { headers });
}
