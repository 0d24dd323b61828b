import type { ZodType, z } from 'zod';
import type { CheckedRequest } from '#contracts/conformance.ts';
import type { OperationId, Operations } from '#contracts/generated/operations/index.ts';
import type { SlideLibrary } from '../slides/library.ts';
import type { World } from '../world.ts';
import type { Caller } from './authentication.ts';
import type { LinkSigner } from './links.ts';

/** What every resolver may use besides the call itself. */
export interface Surroundings {
  readonly world: World;
  readonly now: number;
  readonly slides: SlideLibrary;
  readonly links: LinkSigner;
  /** Base of absolute links, without a slash at its end. */
  readonly publicUrl: string;
  readonly tokenLifeMs: number;
  /** How long a signer may take a report back before the facility sees it. */
  readonly releaseWindowMs: number;
  readonly wrongCredentials: 401 | 200;
  /** Whose failed logins are counted apart; null when callers are not told apart by address. */
  readonly clientAddress: string | null;
  /** What the caller's browser says of itself; null when it says nothing. */
  readonly userAgent: string | null;
}

type CallerOf<Auth> = Auth extends 'bearer' ? Caller : Auth extends 'optional' ? Caller | null : null;

export type Call<K extends OperationId> = Surroundings & {
  readonly input: CheckedRequest<Operations[K]>;
  /** What the caller says that the body is, in lower case and without parameters; empty where nothing is said. */
  readonly mediaType: string;
  readonly caller: CallerOf<Operations[K]['auth']>;
  /** Whether x-access hides the thing from the caller by now: for whoever had to wait for their turn. */
  readonly isHidden: () => boolean;
  /** Hash of the bearer token, the id of its record; null without one. */
  readonly tokenId: string | null;
};

type DataOf<Body> = Body extends { data: infer Data } ? Data : never;

export interface JsonAnswer<Data> {
  readonly data: Data;
  readonly etag?: string;
  /** The status of success; the operation's first one unless it is given. */
  readonly status?: number;
  /** What the envelope tells the user; null unless it is given. */
  readonly message?: string;
  /** Beside the ones that every JSON answer has, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The caller's copy is still good: no envelope at all. */
export interface UnchangedAnswer {
  readonly status: 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: null;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null;
}

export type Answer<K extends OperationId> = Operations[K]['ok'] extends ZodType
  ? JsonAnswer<DataOf<z.output<Operations[K]['ok']>>> | UnchangedOf<Operations[K]['responses']>
  : RawAnswer;

type UnchangedOf<Responses> = 304 extends keyof Responses ? UnchangedAnswer : never;

export interface Resolver<K extends OperationId> {
  /** Throws NOT_FOUND when the caller may not know of the thing. Runs before the role is looked at. */
  readonly see?: (call: Call<K>) => void;
  readonly resolve: (call: Call<K>) => Answer<K> | Promise<Answer<K>>;
}

export type ResolverTable = { readonly [K in OperationId]?: Resolver<K> };
