import { z } from 'zod';
import { curlOf } from '../report/curl.ts';
import type { Send } from './prober.ts';

export interface HookOptions {
  /** Where they are; the clock is at /clock below it, the mail at /mail, the seed route at /things. */
  readonly url: string;
  /** What a mock with MOCK_TOKEN asks for. */
  readonly token?: string;
  readonly send: Send;
  /** For one answer, and for a mail to come; the clock has more of it. */
  readonly timeoutMs: number;
}

/** What came, or why nothing did; what was sent and not answered, or not by the server itself, may be done all the same. */
export type Hooked<T> = { readonly value: T } | { readonly why: string; readonly mayBeDone?: true };

/** The clock and the mail of a server, and things in states that are asked for, which it gives to tests alone. */
export interface Hooks {
  /** Ids of things by the names under which they are asked for; what the server has none of is left out. */
  readonly askForThings: (names: readonly string[]) => Promise<Hooked<Readonly<Record<string, string>>>>;
  /** Lets the time of the server go on, or back where it is negative. */
  readonly moveClock: (byMs: number) => Promise<Hooked<null>>;
  /** The line for a shell that moves it. */
  readonly clockLine: (byMs: number) => string;
  /** What `wanted` finds in the last mail to an address; waits until one has come that has it. */
  readonly findInMail: (to: string, wanted: RegExp) => Promise<Hooked<string>>;
}

const Things = z.object({ things: z.record(z.string(), z.string()) });
const Mails = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() })) });

/** A server that sends its mail by a queue of its own is asked so often whether it has come. */
const TRIES = 20;

/** The work of many days is done while the clock goes on by them, which takes longer than any other answer. */
const CLOCK_ANSWERS = 12;

/** What `fetch` says where nobody was there to be asked. */
const NEVER_SENT: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'];

function silenceOf(what: string, cause: unknown): { readonly why: string; readonly mayBeDone?: true } {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const why = isLate ? `the ${what} hook did not answer in time` : `the ${what} hook cannot be reached`;
  return NEVER_SENT.includes(codeOf(cause)) ? { why } : { why, mayBeDone: true };
}

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && cause.cause instanceof Error ? Reflect.get(cause.cause, 'code') : null;

export function createHooks({ url, token, send, timeoutMs }: HookOptions): Hooks {
  const ask = async (
    what: string,
    path: string,
    init: RequestInit = {},
    answers = 1,
  ): Promise<Hooked<string>> => {
    const request = new Request(`${url}${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs * answers),
      headers: {
        // A body without a type of its own goes as plain text, which many a server does not read as JSON.
        ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { 'X-Mock-Token': token }),
      },
    });
    try {
      const answer = await send(request);
      const value = await answer.text();
      if (answer.ok) return { value };
      const why = `the ${what} hook answered ${answer.status}`;
      // A gateway answers so for a server that is still at work.
      return answer.status >= 500 ? { why, mayBeDone: true } : { why };
    } catch (cause) {
      return silenceOf(what, cause);
    }
  };

  const lastFound = async (to: string, wanted: RegExp): Promise<Hooked<string | null>> => {
    const answer = await ask('mail', `/mail?${new URLSearchParams({ to }).toString()}`);
    if ('why' in answer) return answer;
    const read = Mails.safeParse(parsedOf(answer.value));
    if (!read.success) return { why: 'the mail hook does not answer with {"mails": [{"to", "text"}]}' };
    const texts = read.data.mails.filter((mail) => mail.to === to).map(({ text }) => text);
    return { value: wanted.exec(texts.at(-1) ?? '')?.[0] ?? null };
  };

  return {
    askForThings: async (names) => {
      const answer = await ask('things', '/things', {
        method: 'POST',
        body: JSON.stringify({ things: names }),
      });
      if ('why' in answer) return answer;
      const { data } = Things.safeParse(parsedOf(answer.value));
      return data === undefined
        ? { why: 'the things hook does not answer with {"things": {"name": "id"}}' }
        : { value: data.things };
    },
    moveClock: async (advanceMs) => {
      const body = JSON.stringify({ advanceMs });
      const answer = await ask('clock', '/clock', { method: 'PUT', body }, CLOCK_ANSWERS);
      return 'why' in answer ? answer : { value: null };
    },
    clockLine: (advanceMs) =>
      curlOf(
        new Request(`${url}/clock`, {
          method: 'PUT',
          headers: {
            'Content-Type': 'application/json',
            ...(token === undefined ? {} : { 'X-Mock-Token': '$CONTROL_TOKEN' }),
          },
        }),
        JSON.stringify({ advanceMs }),
      ),
    findInMail: async (to, wanted) => {
      for (let tried = 1; tried <= TRIES; tried += 1) {
        const found = await lastFound(to, wanted);
        if ('why' in found) return found;
        if (found.value !== null) return { value: found.value };
        await new Promise((resolve) => {
          setTimeout(resolve, timeoutMs / TRIES);
        });
      }
      return { why: 'the mail hook showed no mail that has it' };
    },
  };
}

function parsedOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}
