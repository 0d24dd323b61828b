import { PassThrough } from 'node:stream';
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { NonceProvider } from './nonce.ts';
import { statusFor } from './server/changes-wait.server.ts';

const ABORT_AFTER_MS = 130_000;

export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = loadContext.nonce;
  // Crawlers want the whole page; people want its frame at once.
  const readyEvent = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let status = statusFor(request, responseStatusCode);
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={ABORT_AFTER_MS} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        [readyEvent]() {
          const body = new PassThrough();
          responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
          // Pages show patients: neither a proxy nor the Back button after logout may keep one.
          responseHeaders.set('Cache-Control', 'no-store');
          resolve(new Response(createReadableStreamFromReadable(body), { headers: responseHeaders, status }));
          pipe(body);
        },
        onShellError(error: unknown) {
          reject(error instanceof Error ? error : new Error('The page could not be rendered'));
        },
        onError() {
          status = 500;
        },
      },
    );
    setTimeout(abort, ABORT_AFTER_MS + 1000).unref();
  });
}

export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
  const status = statusFor(request, response.status);
  return status === response.status
    ? response
    : new Response(response.body, { headers: response.headers, status });
}

/** The default prints whole errors, and those may hold what an API answered about a patient. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 6) : [];
  console.error(JSON.stringify({ time: new Date().toISOString(), event: 'page.failed', name, stack }));
}
