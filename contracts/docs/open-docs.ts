import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundle } from '../generate/bundle.ts';
import { withCodes } from '../generate/codes-of-answers.ts';
import { machinesOf } from '../lint/state-machines.ts';
import { accessPageOf } from './access-page.ts';
import { apiPage } from './api-page.ts';
import { diagramOf } from './diagram.ts';
import { statesPageOf } from './states-page.ts';

export interface DocsFile {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** A file by its name below the docs' folder ('' is the page itself); null when there is none of that name. */
export type Docs = (name: string) => Promise<DocsFile | null>;

const OWN = join(import.meta.dirname, 'assets');
const require = createRequire(import.meta.url);
const SWAGGER = dirname(require.resolve('swagger-ui-dist/package.json'));

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
} as const;

/**
 * The documentation of the contract: Swagger UI at '', the state machines at 'states', who may call what at
 * 'access', and the files that these name.
 * Nothing is read or drawn before it is asked for, and each only once. Rejects when the contract cannot be read.
 */
export function openDocs(contractFile = join(import.meta.dirname, '../../openapi.yaml')): Docs {
  const contract = once(() => Promise.resolve(bundle(contractFile)));
  const json = async () => JSON.stringify(withCodes(await contract()));
  const file = async (type: keyof typeof TYPES, folder: string, name: string) => ({
    type: TYPES[type],
    body: new Uint8Array(await readFile(join(folder, name))),
  });
  const makeDocs = async (type: keyof typeof TYPES, body: Promise<string>) => ({
    type: TYPES[type],
    body: await body,
  });
  const files = new Map<string, () => Promise<DocsFile>>([
    ['', once(() => makeDocs('html', Promise.resolve(apiPage())))],
    ['states', once(() => makeDocs('html', contract().then(draw)))],
    ['access', once(() => makeDocs('html', contract().then(accessPageOf)))],
    ['openapi.json', once(() => makeDocs('json', json()))],
    ['api.js', once(() => file('js', OWN, 'api.js'))],
    ['docs.css', once(() => file('css', OWN, 'docs.css'))],
    ['swagger-ui-bundle.js', once(() => file('js', SWAGGER, 'swagger-ui-bundle.js'))],
    ['swagger-ui.css', once(() => file('css', SWAGGER, 'swagger-ui.css'))],
    ['favicon-32x32.png', once(() => file('png', SWAGGER, 'favicon-32x32.png'))],
  ]);
  return async (name) => (await files.get(name)?.()) ?? null;
}

async function draw(document: ReturnType<typeof bundle>): Promise<string> {
  const machines = machinesOf(document);
  const diagrams = new Map<string, string>();
  for (const machine of machines) diagrams.set(machine.name, await diagramOf(machine));
  return statesPageOf(document, machines, diagrams);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
