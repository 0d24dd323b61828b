import { accessTermsOf, callersIn, statesOf } from './access-cells.ts';
import {
  type AccessObject,
  type AccessRow,
  type AccessTerms,
  type ApiDocument,
  type OperationObject,
  operationsOf,
  resolve,
} from './document.ts';
import { GENERATED, literal } from './names.ts';

/** The rows of an operation; null where it has none. */
export function accessOf(document: ApiDocument, operation: OperationObject): AccessObject | null {
  const written = operation['x-access'];
  return written === undefined ? null : resolve<AccessObject>(document, written);
}

/** The name under which several operations share their rows; their own id where they share with nobody. */
export const accessNameOf = ({ operationId, 'x-access': written }: OperationObject): string =>
  written !== undefined && '$ref' in written ? (written.$ref.split('/').at(-1) ?? '') : operationId;

/** Every caller's answer by operation, with groups written out: for guards, and for tests that ask every cell. */
export function accessModule(document: ApiDocument): string {
  const terms = accessTermsOf(document);
  const rules = new Map<string, string>();
  const names = operationsOf(document).map(({ operation }) => {
    const access = accessOf(document, operation);
    if (access === null) throw new Error(`${operation.operationId} has no x-access`);
    const name = accessNameOf(operation);
    const rows = access.rows.map((row) => `      ${rowText(terms, row)},\n`).join('');
    rules.set(name, `  ${name}: {\n    thing: '${access.thing}',\n    rows: [\n${rows}    ],\n  },\n`);
    return [operation.operationId, name] as const;
  });
  const things = Object.entries(terms.things).map(([name, { states, relations = {} }]) => {
    const written = Object.entries(relations).map(
      ([relation, { who, in: within }]) =>
        [relation, { who: callersIn(terms, who), in: within ?? null }] as const,
    );
    return [
      name,
      {
        states: states === undefined ? null : statesOf(document, terms, name),
        relations: Object.fromEntries(written),
      },
    ];
  });
  const table = names.map(([id, name]) => `  ${id}: rules.${name},\n`).join('');
  return `${GENERATED}import type { OperationId } from './operations/index.ts';
import type { ErrorCode } from './wire.ts';

export const accessCallers = ${literal(Object.keys(terms.callers))} as const;
export type AccessCaller = (typeof accessCallers)[number];

/** By kind of thing: its states, and for each relation who can stand in it, in which states; \`none\` is the rest. */
export const accessThings = ${literal(Object.fromEntries(things))} as const;
export type AccessThing = keyof typeof accessThings;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
export type Relation = KeysOf<(typeof accessThings)[AccessThing]['relations']> | 'none';

export interface AccessRow {
  readonly who: readonly AccessCaller[];
  /** Null: whatever the relation. */
  readonly is: readonly Relation[] | null;
  /** Null: in every state. */
  readonly when: readonly string[] | null;
  readonly gets: 'allowed' | ErrorCode;
}

export interface Access {
  readonly thing: AccessThing;
  readonly rows: readonly AccessRow[];
}

const rules = {
${[...rules.values()].join('')}} as const satisfies Readonly<Record<string, Access>>;

export const access = {
${table}} as const satisfies Readonly<Record<OperationId, Access>>;
`;
}

function rowText(terms: AccessTerms, { who, is, when, gets }: AccessRow): string {
  const callers = [...new Set(callersIn(terms, who))];
  return `{ who: ${literal(callers)}, is: ${literal(is ?? null)}, when: ${literal(when ?? null)}, gets: '${gets}' }`;
}
