import type { ZodType, z } from 'zod';
import type { Operations } from '#contracts/generated/operations/index.ts';
import type { schemas } from '#contracts/generated/schemas/index.ts';
import type { components, operations } from '#contracts/generated/types.ts';
import type { Operation } from '#contracts/operation.ts';

/**
 * The types come from the contract by two roads, openapi-typescript and the zod generator. Both are reduced to the
 * same notation, in which `?: T` and `?: T | undefined` are one, and compared.
 */
type Notation<T> = T extends readonly (infer U)[]
  ? readonly Notation<U>[]
  : T extends object
    ? {
        [K in keyof T]-?: [
          object extends Pick<T, K> ? 'optional' : 'required',
          Notation<Exclude<T[K], undefined>>,
        ];
      }
    : T;

type Same<A, B> =
  (<T>() => T extends Notation<A> ? 1 : 2) extends <T>() => T extends Notation<B> ? 1 : 2 ? true : false;

type Wire = components['schemas'];
type Parsed = typeof schemas;

/** Names of schemas on whose type the two roads differ, or that the first alone has. */
type DifferentSchemas = {
  [K in keyof Wire]: K extends keyof Parsed
    ? Same<Wire[K], z.output<Parsed[K]>> extends true
      ? never
      : K
    : K;
}[keyof Wire];

/** What the second road alone has. */
type Beyond<A, B> = { [K in keyof A]: K extends keyof B ? never : K }[keyof A];

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
type DifferentOperations = {
  [K in keyof operations]: K extends keyof Operations
    ? Agrees<operations[K], Operations[K]> extends [true, true, true, true]
      ? never
      : K
    : K;
}[keyof operations];

type None<T extends never> = T;

/** Compiles only while there are none; the compiler's message names those there are. */
export type TwoRoadsOneContract = [
  None<DifferentSchemas>,
  None<DifferentOperations>,
  None<Beyond<Parsed, Wire>>,
  None<Beyond<Operations, operations>>,
];
