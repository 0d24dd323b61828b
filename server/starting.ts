import type { IncomingMessage, ServerResponse } from 'node:http';

const RETRY_SECONDS = 1;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Starting</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}"></head>
<body><main><h1>The product is starting</h1><p>This page opens by itself as soon as it has.</p></main></body></html>
`;

/** Answers while the product starts: the port is open before the pages are, and nobody should wait unanswered. */
export function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'",
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_SECONDS),
  });
  response.end(PAGE);
}
