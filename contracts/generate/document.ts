import { isTree, type Tree, treeOf } from './tree.ts';

/** The parts of an OpenAPI 3.1 document that the generator and the contract's own rules read. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Ref {
  readonly $ref: string;
}

export const isRef = (value: object): value is Ref => '$ref' in value && typeof value.$ref === 'string';

export interface SchemaObject {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaObject | Ref>>;
  readonly required?: readonly string[];
  readonly items?: SchemaObject | Ref;
  readonly oneOf?: readonly (SchemaObject | Ref)[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly 'x-errors'?: Readonly<Record<string, ErrorEntry>>;
  readonly 'x-rights'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-state-machine'?: StateMachine;
  readonly [keyword: string]: unknown;
}

/** The moves of a status schema. */
export interface StateMachine {
  readonly initial: string;
  readonly transitions: readonly {
    readonly name: string;
    readonly from: readonly string[];
    /** Null where the thing is gone afterwards. */
    readonly to: string | null;
    /** Null where the system moves by itself. */
    readonly operation: string | null;
    readonly who: readonly string[];
    /** Which things or calls it is for, where an operation has several from one state. */
    readonly when?: string;
    /** The code of a wrong state, and of nothing else. */
    readonly refusal: string | null;
    /** What else has to hold; a system move has no code, since nobody asked for it. */
    readonly guards: readonly { readonly text: string; readonly code?: string }[];
  }[];
}

/** One name of a caller: a role, a duty of the staff, or what somebody is to a thing. */
export interface CallerName {
  readonly text: string;
  /** The roles that may bear it; none for the system. */
  readonly roles: readonly string[];
}

export interface ErrorEntry {
  readonly status: readonly number[];
  readonly text: string;
  readonly cause: string;
  readonly 'x-outside-operations'?: boolean;
}

export interface ExampleObject {
  readonly value: Json;
  readonly 'x-error-code'?: string;
}

export interface MediaTypeObject {
  readonly schema?: SchemaObject | Ref;
  readonly examples?: Readonly<Record<string, ExampleObject | Ref>>;
}

export interface HeaderObject {
  readonly required?: boolean;
  readonly schema: SchemaObject | Ref;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Ref>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly links?: Readonly<Record<string, LinkObject>>;
  readonly 'x-error-codes'?: readonly string[];
}

export interface LinkObject {
  readonly operationId?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Codes by status. */
export type CodesByStatus = Readonly<Record<string, readonly string[]>>;

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: SchemaObject | Ref;
  /** The refusals that come with the parameter, wherever it is taken. */
  readonly 'x-error-codes'?: CodesByStatus;
}

/** One line of x-access: whoever is named here, in that relation to the thing in that state, gets this. */
export interface AccessRow {
  /** Callers, or groups of them. */
  readonly who: readonly string[];
  /** Relations to the thing; all where it is left out. */
  readonly is?: readonly string[];
  /** States of the thing; all where it is left out. */
  readonly when?: readonly string[];
  /** `allowed`, or the code of the refusal. */
  readonly gets: string;
}

export interface AccessObject {
  readonly thing: string;
  readonly rows: readonly AccessRow[];
}

/** The words of x-access. */
export interface AccessTerms {
  /** Each with the role of x-roles that it belongs to. */
  readonly callers: Readonly<Record<string, { readonly role: string; readonly text: string }>>;
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly things: Readonly<Record<string, AccessThing>>;
}

export interface AccessThing {
  readonly text: string;
  /** The schema that lists its states. */
  readonly states?: string;
  readonly relations?: Readonly<
    Record<
      string,
      { readonly who: readonly string[]; readonly text: string; readonly in?: readonly string[] }
    >
  >;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (ParameterObject | Ref)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaTypeObject>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject | Ref>>;
  readonly 'x-roles': readonly string[];
  readonly 'x-access'?: AccessObject | Ref;
  /** In place of the list of the answer itself, for the statuses that it names. */
  readonly 'x-error-codes'?: CodesByStatus;
  readonly 'x-screens': readonly string[];
  /** Why no screen uses it. */
  readonly 'x-no-screen'?: string;
  /** The status schema whose machine it moves. */
  readonly 'x-transition'?: string | readonly string[];
}

export const methodsOfPath = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
export type PathMethod = (typeof methodsOfPath)[number];
export type PathItem = Readonly<Partial<Record<PathMethod, OperationObject>>>;

/** Whoever reads other keys than these finds out for themselves what stands there. */
export interface ApiDocument extends Tree {
  readonly openapi: string;
  readonly 'x-access-terms'?: AccessTerms;
  readonly tags: readonly { readonly name: string }[];
  /** The names by which `who` of a state machine knows a caller. */
  readonly 'x-names'?: Readonly<Record<string, CallerName>>;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaObject>>;
    readonly headers?: Readonly<Record<string, HeaderObject>>;
    readonly [section: string]: Readonly<Record<string, unknown>>;
  };
}

/** A document is of this type as far as its frame goes; the rules of `contracts/lint` see to all that is inside. */
const isDocument = (tree: Tree): tree is ApiDocument =>
  typeof tree.openapi === 'string' && isTree(tree.paths) && isTree(treeOf(tree.components).schemas);

/** Throws where there are no paths or no components. */
export function documentOf(tree: Tree): ApiDocument {
  if (!isDocument(tree)) throw new Error('an OpenAPI document has openapi, paths and components.schemas');
  return tree;
}

export interface LocatedOperation {
  readonly path: string;
  readonly method: PathMethod;
  readonly operation: OperationObject;
}

export function operationsOf(document: ApiDocument): readonly LocatedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methodsOfPath.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
}

/** Follows `#/components/…` references until something that is not one. Throws on a dead reference. */
export function resolve<T extends object>(document: ApiDocument, value: T | Ref): T {
  let seen: T | Ref = value;
  while ('$ref' in seen) {
    const [, , section = '', name = ''] = seen.$ref.split('/');
    const target = document.components[section]?.[name];
    if (target === undefined) throw new Error(`Dead reference ${seen.$ref}`);
    seen = target as T | Ref;
  }
  return seen;
}
