import { readFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';

/** What the API says of a file that goes on to the browser with its bytes. */
const PASSED_ON = ['Content-Type', 'Content-Disposition', 'ETag'];

/**
 * The bytes of a file that belongs to a case or a task, as the browser gets them: they go through as they come, so that
 * no file is held in memory, however long. They are kept by no cache, and the browser may not take them for anything else than what the API calls them: somebody outside sent them in.
 */
export function fileAnswer(result: ApiResult<Answer<ReadableStream<Uint8Array>>>): Response {
  if (!result.ok) {
    const status = result.error.kind === 'http' && result.error.status >= 400 ? result.error.status : 502;
    throw new Response(readFailureText(result.error), { status });
  }
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  for (const name of PASSED_ON) {
    const value = result.value.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // What is opened outside of our pages gets no page of its own to act from.
  if (headers.get('Content-Disposition')?.startsWith('attachment') === true)
    headers.set('Content-Security-Policy', "sandbox; default-src 'none'");
  return new Response(result.value.data, { headers });
}
