import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import { operations } from '#contracts/generated/operations/index.ts';
import { UsageError } from '../exit-codes.ts';
import { whyNoFile } from '../why-no-file.ts';
import { type Call, jsonSchema, Scenario, type Step } from './schema.ts';

export const SCENARIO_FOLDER = path.resolve(import.meta.dirname, '../../scenarios');

export interface ScenarioFile {
  /** Without folder and ending. */
  readonly id: string;
  readonly scenario: Scenario;
}

/** All files of a folder, in the order of their names. */
export const filesIn = (folder = SCENARIO_FOLDER): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => path.join(folder, name));

/** A file by its path, or by its name alone where it stands in the folder of scenarios. */
export function fileOf(said: string): string {
  const found = [said, path.join(SCENARIO_FOLDER, said), path.join(SCENARIO_FOLDER, `${said}.yaml`)].find(
    existsSync,
  );
  if (found === undefined)
    throw new UsageError(`There is no scenario ${said}; \`slides scenario list\` tells them`);
  return found;
}

/** The scenarios that are named, and all of the project where none is. */
export const scenariosOf = (names: readonly string[]): readonly ScenarioFile[] =>
  (names.length === 0 ? filesIn() : names.map(fileOf)).map((file) => readScenario(file));

/** What a list tells of each. */
export const listScenarios = (files: readonly ScenarioFile[]) =>
  files.map(({ id, scenario: { name, proves, steps, outcome = [] } }) => ({
    id,
    name,
    proves,
    hasScreen: [...steps, ...outcome].some(({ screen }) => screen !== undefined),
  }));

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
// The package is of the older kind: what it exports is a property of what is imported.
(typeof addFormats === 'function' ? addFormats : (addFormats as { default: typeof addFormats }).default)(ajv);
const isScenario = ajv.compile(jsonSchema());

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${whyNoFile(cause)}`);
  }
}

/** Reads a scenario. Throws a UsageError that says of each mistake in which line it is and what would fit. */
export function readScenario(file: string, text = textOf(file)): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const shortName = path.relative(process.cwd(), file);
  const complain = (mistakes: readonly (readonly [offset: number, what: string])[]): never => {
    const told = mistakes.map(([offset, what]) => `${shortName}:${lines.linePos(offset).line}: ${what}`);
    throw new UsageError([...new Set(told)].join('\n'));
  };
  if (document.errors.length > 0)
    complain(document.errors.map(({ pos: [at], message }) => [at, message.split('\n')[0] ?? message]));
  const given: unknown = document.toJS();
  if (!isScenario(given)) complain((isScenario.errors ?? []).map((error) => mistakeOf(document, error)));
  const scenario = Scenario.parse(given);
  const mistakes = (['steps', 'outcome'] as const).flatMap((part) =>
    (scenario[part] ?? []).flatMap((step, at) =>
      mistakesOf(step).map((what) => [offsetOf(document, [part, String(at)]), what] as const),
    ),
  );
  if (mistakes.length > 0) complain(mistakes);
  return { id: path.basename(file, '.yaml'), scenario };
}

const KINDS = ['call', 'together', 'wait', 'fault', 'clearFaults', 'state'] as const;

/** What the shape alone does not say of a step. */
function mistakesOf(step: Step): readonly string[] {
  const kinds = KINDS.filter((kind) => step[kind] !== undefined);
  const calls = step.call === undefined ? (step.together ?? []) : [step];
  return [
    ...(kinds.length === 1
      ? []
      : [`a step has one of ${KINDS.join(', ')}; this one has ${kinds.join(', ') || 'none'}`]),
    ...(calls.every(({ call, as }) => call !== undefined && as !== undefined)
      ? []
      : ['a call says what (call) and who (as)']),
    ...(calls.every(({ body, bytes }) => body === undefined || bytes === undefined)
      ? []
      : ['a call has a body or bytes, not both']),
    ...calls.flatMap(mistakesOfParams),
    ...(step.screen === undefined || step.expect?.save === undefined
      ? []
      : [
          'a step that has a screen saves nothing: a browser keeps the answer to itself. Read it by the next step',
        ]),
    ...(step.state !== undefined || [step.match, step.where, step.save].every((one) => one === undefined)
      ? []
      : ['match, where and save stand beside state, or in expect']),
  ];
}

/** A place in the path that is left empty asks for something else, whose refusal would mislead. */
function mistakesOfParams({ call, url, params = {} }: Partial<Call>): readonly string[] {
  if (call === undefined || url !== undefined) return [];
  const wanted = [...operations[call].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...wanted.filter((name) => !Object.hasOwn(params, name)).map((name) => `${call} needs params.${name}`),
    ...Object.keys(params)
      .filter((name) => !wanted.includes(name))
      .map((name) => `${call} has no params.${name}${wanted.length === 0 ? '' : nearest(name, wanted)}`),
  ];
}

function mistakeOf(
  document: Document,
  { instancePath, keyword, params, message, schema, parentSchema }: ErrorObject,
) {
  const place = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const at = place.join('.') || 'the file';
  if (keyword === 'additionalProperties') {
    const extra = String((params as { additionalProperty: unknown }).additionalProperty);
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    return [
      offsetOf(document, [...place, extra]),
      `${at} has no "${extra}"${nearest(extra, known)}`,
    ] as const;
  }
  if (keyword === 'enum') {
    const given = document.getIn(place);
    return [
      offsetOf(document, place),
      `${at} cannot be "${String(given)}"${nearest(String(given), (schema as readonly unknown[]).map(String))}`,
    ] as const;
  }
  return [offsetOf(document, place), `${at} ${message ?? 'does not fit'}`] as const;
}

/** Where a part of the file begins: its key, where it has one. */
function offsetOf(document: Document, place: readonly string[]): number {
  const parent = document.getIn(place.slice(0, -1), true);
  const last = place.at(-1);
  if (isMap(parent))
    for (const { key } of parent.items) {
      const { value, range } = key as { value?: unknown; range?: readonly number[] };
      if (String(value) === last) return range?.[0] ?? 0;
    }
  const node = document.getIn(place, true) as { range?: readonly number[] } | undefined;
  return node?.range?.[0] ?? (place.length === 0 ? 0 : offsetOf(document, place.slice(0, -1)));
}

const MOST_TOLD = 12;

/** What would fit: the words that look most like the one that was given. */
function nearest(given: string, known: readonly string[]): string {
  const byLikeness = known
    .map((word) => ({ word, steps: distance(given.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const near = byLikeness.filter(({ steps }) => steps <= Math.max(2, given.length / 3)).slice(0, 3);
  const told = near.length > 0 ? near.map(({ word }) => word) : known.slice(0, MOST_TOLD);
  const rest = near.length > 0 || known.length <= MOST_TOLD ? '' : ` and ${known.length - MOST_TOLD} more`;
  return `; what fits: ${told.join(', ')}${rest}`;
}

/** How many letters have to be changed to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === other ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
