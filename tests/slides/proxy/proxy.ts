import type { Route } from '#mock-server/http/router.ts';
import { curlOf } from '../report/curl.ts';
import type { Checked } from '../report/run-report.ts';
import { whyNoFile } from '../why-no-file.ts';
import { whyUnanswered } from '../why-unanswered.ts';
import { type Breach, breachesOf, type Passage, routeOfUrl } from './exchange.ts';

interface ProxyParts {
  /** Where the API is, with its prefix. */
  readonly base: string;
  readonly send: (request: Request) => Promise<Response>;
  readonly passed: (passage: Passage) => void;
  /** Hears of each breach the first time that it shows. */
  readonly found: (line: string) => void;
}

export interface Proxy {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What was seen by now, each kind of call and each breach once. */
  readonly checked: () => readonly Checked[];
}

/** Headers of one connection, not of the call. */
const OF_CONNECTION = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'expect',
];

const isJson = (headers: Headers): boolean => /^application\/json\b/i.test(headers.get('content-type') ?? '');

/** Hands calls on to a server and its answers back, as they are, and says where either breaks the contract. */
export function createProxy({ base, send, passed, found }: ProxyParts): Proxy {
  const seen = new Map<string, Checked>();
  let step = 0;

  const note = (passage: Passage): void => {
    step += 1;
    const { route, request, status } = passage;
    const about = `${route.kind === 'operation' ? route.id : 'outside'} ${status}`;
    const breaches = breachesOf(passage);
    if (breaches.length === 0 && !seen.has(about))
      seen.set(about, { part: 'proxy', name: about, status: 'passed' });
    for (const breach of breaches) {
      const name = `${about}: ${breach.came} ${breach.place}`;
      if (seen.has(name)) continue;
      const finding = { ...breach, reached: [], step, curl: curlOf(request, null) };
      seen.set(name, { part: 'proxy', name, status: 'failed', finding });
      found(lineOf(breach, finding.curl));
    }
    try {
      passed(passage);
    } catch (cause) {
      noteUnrecorded(cause);
    }
  };

  /** Clients go on all the same: what cannot be written down is no fault of a call. */
  const noteUnrecorded = (cause: unknown): void => {
    const name = 'the recording';
    if (seen.has(name)) return;
    const breach = {
      operation: null,
      says: 'Each call is recorded.',
      place: '',
      came: `a call that is not: ${whyNoFile(cause)}`,
    };
    seen.set(name, {
      part: 'proxy',
      name,
      status: 'failed',
      finding: { ...breach, reached: [], step, curl: '' },
    });
    found(lineOf(breach, ''));
  };

  /** A call that the server left without a whole answer. */
  const noteUnanswered = (route: Route, request: Request, cause: unknown): void => {
    step += 1;
    const operation = route.kind === 'operation' ? route.id : null;
    const came = `no whole answer: ${whyUnanswered(cause)}`;
    const name = `${operation ?? 'outside'}: ${came}`;
    if (seen.has(name)) return;
    const breach = { operation, says: 'Each call has a whole answer.', place: '#/paths', came };
    const finding = { ...breach, reached: [], step, curl: curlOf(request, null) };
    seen.set(name, { part: 'proxy', name, status: 'failed', finding });
    found(lineOf(breach, finding.curl));
  };

  return {
    checked: () => [...seen.values()],
    fetch: async (request) => {
      const url = new URL(request.url);
      const { route, path } = routeOfUrl(request.method, url);
      const sent = await bodyOf(request);
      const headers = new Headers(request.headers);
      for (const name of OF_CONNECTION) headers.delete(name);
      headers.set('accept-encoding', 'identity');
      const target = `${base}${path}${url.search}`;
      const forwarded = new Request(target, {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: request.signal,
        ...(sent.bytes === null ? {} : { body: sent.bytes }),
      });
      const answer = await wholeAnswer(send, forwarded);
      if ('cause' in answer) {
        // Who hangs up waits for no answer, and says nothing of the server.
        if (!request.signal.aborted)
          noteUnanswered(route, new Request(target, { method: request.method, headers }), answer.cause);
        return new Response('The server gave no whole answer.', {
          status: 502,
          headers: { 'content-type': 'text/plain' },
        });
      }
      const { response, came } = answer;
      note({
        route,
        path,
        request: new Request(target, { method: request.method, headers }),
        sent: sent.json,
        status: response.status,
        headers: response.headers,
        came: came === null ? textIn(response.headers) : parsed(came),
      });
      const back = new Headers(response.headers);
      for (const name of ['content-encoding', 'transfer-encoding', 'connection', 'keep-alive'])
        back.delete(name);
      return new Response(came ?? response.body, { status: response.status, headers: back });
    },
  };
}

/** The answer, read to its end where it is JSON; or why there is none. */
async function wholeAnswer(send: ProxyParts['send'], request: Request) {
  try {
    const response = await send(request);
    return { response, came: isJson(response.headers) ? await response.text() : null };
  } catch (cause) {
    return { cause };
  }
}

/** What is no JSON goes through unread; a text stands for it where the contract wants one. */
const textIn = (headers: Headers): unknown =>
  headers.get('content-type')?.startsWith('text/') === true ? '' : null;

async function bodyOf(request: Request) {
  if (request.body === null) return { bytes: null, json: undefined };
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength === 0) return { bytes: null, json: undefined };
  return { bytes, json: isJson(request.headers) ? parsed(new TextDecoder().decode(bytes)) : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const lineOf = ({ operation, says, place, came }: Breach, curl: string): string =>
  [
    `FOUND ${operation ?? 'outside the contract'}: ${says}`,
    ...(place === '' ? [] : [`  place: ${place}`]),
    `  came:  ${came}`,
    ...(curl === '' ? [] : [`  ${curl}`]),
  ].join('\n');
