import type { ZodType, z } from 'zod';
import type { Operations } from '#contracts/generated/operations/index.ts';
import type { schemas } from '#contracts/generated/schemas/index.ts';
import type { components, operations } from '#contracts/generated/types.ts';
import type { Operation } from '#contracts/operation.ts';

/** An object of any names is keyed by text in one road, and by text or numbers in the other: a name is a text. */
type Names<T> = Exclude<keyof T, number>;

/**
 * The types come from the contract by two roads, openapi-typescript and the zod generator. Each has to be
 * assignable to the other and to have the same fields. A recursive comparison of all their parts says the same of
 * nearly two hundred operations, and takes the compiler minutes: a nested schema is compared under its own name.
 */
type Same<A, B> = [A] extends [B]
  ? [B] extends [A]
    ? [Names<A>] extends [Names<B>]
      ? [Names<B>] extends [Names<A>]
        ? true
        : false
      : false
    : false
  : false;

type Wire = components['schemas'];
type Parsed = typeof schemas;

/** Names of schemas on whose type the two roads differ, or that the first alone has. */
export type DifferentSchemas = {
  [K in keyof Wire]: K extends keyof Parsed
    ? Same<Wire[K], z.output<Parsed[K]>> extends true
      ? never
      : K
    : K;
}[keyof Wire];

type Beyond<A, B> = { [K in keyof A]: K extends keyof B ? never : K }[keyof A];

/** Files have no shape. */
type In<S> = S extends ZodType ? z.input<S> : undefined;
type At<T, K extends string> = K extends keyof T ? Exclude<T[K], undefined> : undefined;
type Given<T> = [T] extends [never] ? undefined : T;
type JsonOf<T> = At<At<T, 'content'>, 'application/json'>;

type Agrees<Wired extends { parameters: object }, O extends Operation> = [
  Same<Given<At<Wired['parameters'], 'path'>>, In<O['params']>>,
  Same<Given<At<Wired['parameters'], 'query'>>, In<O['query']>>,
  Same<Given<At<Wired['parameters'], 'header'>>, In<O['headers']>>,
  Same<JsonOf<Given<At<Wired, 'requestBody'>>>, In<O['body']>>,
];

/** Operations whose parameters or body differ, or that the first road alone has. */
export type DifferentOperations = {
  [K in keyof operations]: K extends keyof Operations
    ? Agrees<operations[K], Operations[K]> extends [true, true, true, true]
      ? never
      : K
    : K;
}[keyof operations];

/** What the second road alone has. */
export type OnlyParsed = Beyond<Parsed, Wire>;
export type OnlyOperations = Beyond<Operations, operations>;
