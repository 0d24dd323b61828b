import { parseJson } from '#app/core/objects.ts';
import { type Outgoing, refuseCall } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { ConnectionCut } from './fault-effects.ts';
import type { FaultOf, FaultRecord } from './fault-kinds.ts';
import type { Strike } from './faults.ts';

/** The request as it arrives behind the faults. */
export function changedRequest(request: Request, strikes: readonly Strike[]): Request {
  if (!strikes.some(({ fault }) => fault.kind === 'rangeIgnored')) return request;
  const headers = new Headers(request.headers);
  headers.delete('Range');
  return new Request(request, { headers, signal: request.signal });
}

/** The answer as it leaves after the faults that spoil a good one, in their order. */
export const changedAnswer = (outgoing: Outgoing, strikes: readonly Strike[]): Outgoing =>
  strikes.reduce((answer, { fault }) => spoil(answer, fault), outgoing);

function spoil(outgoing: Outgoing, fault: FaultRecord): Outgoing {
  switch (fault.kind) {
    case 'truncate':
      return cutAfter(outgoing, fault.bytes);
    case 'malformedJson':
      return withText(outgoing, (text) => text.slice(0, Math.ceil(text.length / 2)));
    case 'wrongContentType':
      return { ...outgoing, headers: { ...outgoing.headers, 'Content-Type': fault.contentType } };
    case 'emptyBody':
      return { ...outgoing, headers: without(outgoing.headers, 'Content-Length'), body: null };
    case 'refusalUnder200':
      return outgoing.status === 401 ? { ...outgoing, status: 200 } : outgoing;
    case 'schemaDrift':
      return withText(outgoing, (text) => drift(text, fault));
    case 'etagStale':
      return withHeader(outgoing, 'ETag', staleOf);
    case 'tiffTruncated':
      return endingAt(outgoing, fault.bytes);
    case 'contentRangeWrong':
      return withHeader(outgoing, 'Content-Range', (text) =>
        text.replace(/^bytes (\d+)-(\d+)/, (_, first: string, last: string) => {
          const [from, to] = [Number(first) + fault.byBytes, Number(last) + fault.byBytes];
          return `bytes ${Math.max(0, from)}-${Math.max(0, to)}`;
        }),
      );
    default:
      // The rest came before the work, or are of the response.
      return outgoing;
  }
}

/** Changes what only the whole response has: headers that every answer gets. */
export function changedResponse(response: Response, strikes: readonly Strike[]): Response {
  if (strikes.some(({ fault }) => fault.kind === 'contentRangeHidden'))
    response.headers.delete('Access-Control-Expose-Headers');
  return response;
}

/** Text is JSON here, but for the description of a slide, and for what another fault has spoilt; bytes stay as they are. */
const withText = (outgoing: Outgoing, change: (text: string) => string): Outgoing =>
  typeof outgoing.body === 'string' ? { ...outgoing, body: change(outgoing.body) } : outgoing;

function withHeader(outgoing: Outgoing, name: string, change: (text: string) => string): Outgoing {
  const text = outgoing.headers[name];
  if (text === undefined) return outgoing;
  return { ...outgoing, headers: { ...outgoing.headers, [name]: change(text) } };
}

const without = (headers: Outgoing['headers'], name: string): Outgoing['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name));

const staleOf = (etag: string): string => {
  const version = /^"v(\d+)"$/.exec(etag)?.[1];
  return version === undefined ? etag.replace(/^"/, '"old-') : `"v${Math.max(0, Number(version) - 1)}"`;
};

/** Announces the whole length and cuts the connection in the middle of it. */
function cutAfter(outgoing: Outgoing, bytes: number): Outgoing {
  const { body } = new Response(outgoing.body);
  if (body === null) throw new ConnectionCut('the answer was cut by a fault');
  const length =
    typeof outgoing.body === 'string' ? { 'Content-Length': String(Buffer.byteLength(outgoing.body)) } : {};
  return {
    ...outgoing,
    headers: { ...length, ...outgoing.headers },
    body: body.pipeThrough(
      endAfter(bytes, (stream) => stream.error(new ConnectionCut('the answer was cut by a fault'))),
    ),
  };
}

/** Lets so many bytes through, and then does as it is told. */
function endAfter(
  bytes: number,
  end: (stream: TransformStreamDefaultController<Uint8Array>) => void,
): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform: (chunk, stream) => {
      const part = chunk.subarray(0, left);
      left -= part.byteLength;
      if (part.byteLength > 0) stream.enqueue(part);
      if (left <= 0) end(stream);
    },
  });
}

/** The file as if it ended after so many bytes: its length, its ranges and what lies beyond agree on that. */
function endingAt(outgoing: Outgoing, bytes: number): Outgoing {
  const [, from, to] = /^bytes (\d+)-(\d+)\//.exec(outgoing.headers['Content-Range'] ?? '') ?? [];
  const length = Number(outgoing.headers['Content-Length'] ?? Number.NaN);
  if (outgoing.status !== 200 && outgoing.status !== 206) return outgoing;
  const first = Number(from ?? 0);
  if (from !== undefined && first >= bytes)
    return refuseCall(refuse('RANGE_NOT_SATISFIABLE', { headers: { 'Content-Range': `bytes */${bytes}` } }));
  const left = Math.min(bytes - first, Number.isNaN(length) ? bytes : length);
  const part =
    to === undefined ? {} : { 'Content-Range': `bytes ${first}-${Math.min(Number(to), bytes - 1)}/${bytes}` };
  const { body } = new Response(outgoing.body);
  return {
    ...outgoing,
    headers: { ...outgoing.headers, ...part, 'Content-Length': String(left) },
    body: body?.pipeThrough(endAfter(left, (stream) => stream.terminate())) ?? null,
  };
}

type Drift = Pick<FaultOf<'schemaDrift'>, 'change'>;

function drift(text: string, { path, change }: FaultOf<'schemaDrift'>): string {
  const whole = parseJson(text);
  // What is no JSON has no fields to change.
  return whole === undefined ? text : JSON.stringify(driftShape(whole, path.split('.'), { change }));
}

/** The value with the field at the path changed, where there is one. */
function driftShape(value: unknown, [key = '', ...rest]: readonly string[], drift: Drift): unknown {
  const isMeant = (name: string): boolean => key === name || (key === '*' && Array.isArray(value));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (!isMeant(name)) return [[name, part]];
    if (rest.length > 0) return [[name, driftShape(part, rest, drift)]];
    return drift.change === 'drop' ? [] : [[name, drift.change === 'null' ? null : retype(part)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const retype = (value: unknown): unknown => (typeof value === 'string' ? value.length : String(value));
