import { createServer, type IncomingMessage } from 'node:http';
import { type Answer, type Asked, answerOf, badRequest, headersOf, No, notFound, readBytes } from './http.ts';
import { ROUTES } from './operations.ts';
import { newStore, type Planted, type Store } from './store.ts';

/**
 * A server of a part of the contract, written by reading it and with none of the product's code: what a check finds
 * here it finds by itself. `/cases/{caseId}` with an id of another form is a bad request, as the contract has it.
 */
export async function startSecondServer(
  faults: Iterable<Planted> = [],
): Promise<{ readonly base: string; readonly close: () => Promise<void> }> {
  const store = newStore(new Set(faults));
  const server = createServer((request, response) => {
    void answerTo(store, request).then(({ asked, answer }) => {
      const { body } = answer;
      const bytes =
        body === undefined ? null : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
      const length = bytes === null ? {} : { 'Content-Length': bytes.length };
      response.writeHead(answer.status, { ...headersOf(answer, asked), ...length });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerTo(
  store: Store,
  request: IncomingMessage,
): Promise<{ readonly asked: Asked; readonly answer: Answer }> {
  const url = new URL(request.url ?? '/', 'http://second.example');
  const asked: Asked = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    bytes: await readBytes(request),
  };
  try {
    return { asked, answer: run(store, asked) };
  } catch (error) {
    const no = error instanceof No ? error : new No(500, 'INTERNAL', 'Something went wrong.');
    return { asked, answer: answerOf(no) };
  }
}

/** The shape of a path whatever its id looks like, to tell a bad id from a path that is nowhere. */
const SHAPES = [
  /^\/api\/cases\/[^/]+(\/(pickup|release))?$/,
  /^\/api\/text-templates\/[^/]+$/,
  /^\/api\/wsi\/.+/,
];

function run(store: Store, asked: Asked): Answer {
  const { method, path } = asked;
  const fitting = ROUTES.filter((route) => route.path.test(path));
  if (fitting.length === 0) throw SHAPES.some((shape) => shape.test(path)) ? badRequest() : notFound();
  const wanted = method === 'HEAD' ? 'GET' : method;
  const route = fitting.find((one) => one.method === wanted);
  if (route === undefined) {
    const allow = fitting.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method]));
    throw new No(405, 'METHOD_NOT_ALLOWED', 'This cannot be done here.', null, { Allow: allow.join(', ') });
  }
  return route.run(store, asked, decodeURIComponent(route.path.exec(path)?.[1] ?? ''));
}
