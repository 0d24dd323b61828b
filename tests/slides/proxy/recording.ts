import { accessSync, constants, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '#contracts/generated/operations/index.ts';
import type { Operation } from '#contracts/operation.ts';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';
import type { Passage } from './exchange.ts';
import type { Fakes } from './fakes.ts';

/** Headers that say how a call went and nothing of anybody. */
const KEPT = ['content-type', 'etag', 'if-match', 'if-none-match', 'range', 'content-range', 'x-error-code'];

/** How the name of a file that was recorded begins. */
const NUMBER = /^\d{6}(?=-)/;

/** Writes passages down, each as an HTTP archive of its own, with fakes for whatever could name somebody. */
export function createRecording(folder: string, fakes: Fakes): (passage: Passage, at: Date) => void {
  let written = 0;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    // What an earlier run has recorded stays.
    for (const name of readdirSync(folder)) written = Math.max(written, Number(NUMBER.exec(name)?.[0] ?? 0));
  } catch (cause) {
    throw new UsageError(`Nothing can be recorded in ${folder}: ${whyNoFile(cause)}`);
  }
  return (passage, at) => {
    written += 1;
    const name = passage.route.kind === 'operation' ? passage.route.id : 'other';
    const file = path.join(folder, `${String(written).padStart(6, '0')}-${name}.har`);
    const started = fakes.text(at.toISOString());
    writeFileSync(file, JSON.stringify(archiveOf(passage, fakes, started), null, 2));
  };
}

function archiveOf(passage: Passage, fakes: Fakes, startedDateTime: string) {
  const { request, route, status, headers, sent, came } = passage;
  const operation: Operation | null = route.kind === 'operation' ? operations[route.id] : null;
  const content = textOf(came, operation?.responses[status], fakes);
  const asked = textOf(sent, operation?.body, fakes);
  // Whether somebody was logged in, and nothing else of them.
  const known = request.headers.has('authorization')
    ? [{ name: 'Authorization', value: 'Bearer $TOKEN' }]
    : [];
  return {
    log: {
      version: '1.2',
      creator: { name: 'slides proxy', version: '1' },
      entries: [
        {
          startedDateTime,
          request: {
            method: request.method,
            url: urlOf(passage, fakes),
            headers: [...known, ...keptOf(request.headers)],
            ...(asked === null ? {} : { postData: { mimeType: 'application/json', text: asked } }),
          },
          response: {
            status,
            headers: keptOf(headers),
            content: {
              mimeType: headers.get('content-type') ?? '',
              ...(content === null ? {} : { text: content }),
            },
          },
        },
      ],
    },
  };
}

const textOf = (body: unknown, schema: unknown, fakes: Fakes): string | null =>
  body === undefined || body === null ? null : JSON.stringify(fakes.value(body, schema));

const keptOf = (headers: Headers) =>
  [...headers].filter(([name]) => KEPT.includes(name)).map(([name, value]) => ({ name, value }));

/** The path with fakes in its gaps, and the query with fakes for what is no word of the contract. */
function urlOf({ route, request }: Passage, fakes: Fakes): string {
  const base = 'http://recorded.invalid/api';
  if (route.kind !== 'operation') return `${base}/unknown`;
  const operation: Operation = operations[route.id];
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fakes.value(route.params[name] ?? '', shapeOf(operation.params)[name]))),
  );
  const shape = shapeOf(operation.query);
  const search = new URLSearchParams(
    [...new URL(request.url).searchParams].map(([name, value]) => [
      name,
      /^\d+$/.test(value) && value.length < 5 ? value : String(fakes.value(value, shape[name])),
    ]),
  );
  return `${base}${filled}${search.size === 0 ? '' : `?${search.toString()}`}`;
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  const shape: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'shape') : null;
  return typeof shape === 'object' && shape !== null ? { ...shape } : {};
}
