import type { ZodType, z } from 'zod';
import type { Operations } from '#contracts/generated/operations/index.ts';
import type { schemas } from '#contracts/generated/schemas/index.ts';
import type { components, operations } from '#contracts/generated/types.ts';

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

/** Names of those schemas among `P` on whose type the two roads differ. */
export type DifferentSchemas<P = Parsed> = {
  [K in keyof Wire & keyof P]: Same<Wire[K], z.output<P[K]>> extends true ? never : K;
}[keyof Wire & keyof P];

/** Files have no shape. */
type In<S> = S extends ZodType ? z.input<S> : undefined;
type At<T, K extends string> = K extends keyof T ? Exclude<T[K], undefined> : undefined;
type Given<T> = [T] extends [never] ? undefined : T;
type JsonOf<T> = At<At<T, 'content'>, 'application/json'>;

type Agrees<Wired extends { parameters: object }, O> = [
  Same<Given<At<Wired['parameters'], 'path'>>, In<At<O, 'params'>>>,
  Same<Given<At<Wired['parameters'], 'query'>>, In<At<O, 'query'>>>,
  Same<Given<At<Wired['parameters'], 'header'>>, In<At<O, 'headers'>>>,
  Same<JsonOf<Given<At<Wired, 'requestBody'>>>, In<At<O, 'body'>>>,
];

/** Operations among `P` whose parameters or body differ. */
export type DifferentOperations<P = Operations> = {
  [K in keyof operations & keyof P]: Agrees<operations[K], P[K]> extends [true, true, true, true] ? never : K;
}[keyof operations & keyof P];

type OnlyOne<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;

/** What one road alone has. */
export type OnlySchemas = OnlyOne<Wire, Parsed>;
export type OnlyOperations = OnlyOne<operations, Operations>;
