import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { TooSlow, within } from '../answer-limit.ts';
import { curlOf, redact } from '../report/curl.ts';
import type { Finding } from '../report/run-report.ts';
import { unreachable, whyUnanswered } from '../why-unanswered.ts';
import { type Call, dataOf, requestOf, type Told } from './calls.ts';
import type { CallerName, Creds } from './creds.ts';
import { FACTS, factsFor } from './facts.ts';
import { faultsOf, isOfNoPlace, valueAt } from './judge.ts';
import type { Ledger } from './ledger.ts';

export type Send = (request: Request) => Promise<Response>;

/** The run ends before its end: its time is used up, somebody ended it, or the server answers no more. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** What a part says of an answer that is not as it should be. */
export interface Complaint {
  readonly says: string;
  readonly place: string;
  readonly came: string;
  readonly reached?: readonly string[];
}

/** What came of a login; the token is null where none was given. */
export interface Entered {
  readonly token: string | null;
  readonly told: Told;
}

export interface Prober {
  /**
   * Asks, and holds the answer to all that is asked of every answer. Where the run changes nothing, what could change
   * something is not sent, whoever would ask it, and nothing came of it.
   */
  readonly ask: (call: Call) => Promise<Told>;
  /** Logs in for a session of its own; null where the creds do not name the caller. */
  readonly enter: (caller: CallerName) => Promise<Entered | null>;
  readonly findingOf: (told: Told, complaint: Complaint) => Finding;
  /** Whether an answer was one of the operation, and not what a server says of whatever it has not. */
  readonly isThere: (operation: OperationId) => boolean;
  /** The callers who could log in. */
  readonly callers: () => readonly CallerName[];
}

export interface ProberOptions {
  readonly send: Send;
  readonly base: string;
  readonly creds: Creds;
  readonly timeoutMs: number;
  readonly now: () => number;
  /** By the same clock. */
  readonly deadlineMs: number;
  readonly ledger: Ledger;
  /** Sends nothing that could change anything, but for logins. */
  readonly isReadOnly: boolean;
  /** Whether somebody has ended the run. */
  readonly isEnded: () => boolean;
  /** Whether an operation is looked at, and not only asked for what there is. */
  readonly isJudged: (operation: OperationId) => boolean;
  /**
   * Hears of every answer, also of those that are not sound, and whether nothing else was asked at that moment. The
   * finding is the first that an operation that is looked at has of the answer itself.
   */
  readonly heard: (told: Told, isAlone: boolean, finding: Finding | null) => void;
}

/** After that many requests in a row without an answer nobody waits for more. */
export const MOST_UNANSWERED = 3;

/** A server may limit the requests of an address: whoever is told to wait waits and asks again, so many times. */
export const MOST_TRIES = 4;
const SECOND_MS = 1000;
/** What is closed for longer is no limit of requests. */
const MOST_WAIT_MS = 60 * SECOND_MS;

function waitFor({ status, headers }: Told): number | null {
  if (status !== 429) return null;
  const waitMs = Number(headers.get('retry-after') ?? 1) * SECOND_MS;
  return waitMs <= MOST_WAIT_MS ? waitMs : null;
}

/** Whether it says that too many asked, and is asked again in a moment. */
export const isWaitedFor = (told: Told): boolean => waitFor(told) !== null;

const USED_UP = 'the budget was used up before it came to this';

/** Why something was not reached where the run is to change nothing. */
export const CHANGES_NOTHING = 'the run changes nothing';

const SAFE_METHODS = ['GET', 'HEAD'];

/** A server that breaks the contract may do whatever it is asked, so that neither a refusal nor a version is relied on. */
const couldChange = ({ operation, method }: Call): boolean =>
  method === undefined ? !factsFor(operation).isSafe : !SAFE_METHODS.includes(method);

export function createProber(options: ProberOptions): Prober {
  const { base, creds, ledger } = options;
  const tokens = new Map<CallerName, string | null>();
  const there = new Set<OperationId>();
  const progress = { step: 0, unanswered: 0, inFlight: 0, hasAnswered: false };

  async function exchange(call: Call, token: string | null, tries = 1): Promise<Told> {
    const left = options.deadlineMs - options.now();
    if (options.isEnded()) throw new Stopped('it was ended before it came to this');
    if (left <= 0) throw new Stopped(USED_UP);
    if (progress.unanswered >= MOST_UNANSWERED) throw new Stopped('the server answered no more');
    progress.step += 1;
    const { step } = progress;
    progress.inFlight += 1;
    let told: Omit<Told, 'isSound'>;
    try {
      told = await answerTo(call, token, left, step);
    } finally {
      progress.inFlight -= 1;
    }
    if (call.method === undefined && told.status !== 0 && !isOfNoPlace(told)) there.add(call.operation);
    const faults = faultsOf(told);
    const isJudged = call.method === undefined && options.isJudged(call.operation);
    const findings = (isJudged ? faults : []).map((fault) => {
      const finding = findingOf({ ...told, isSound: false }, fault);
      ledger.fail(fault.part, fault.name, finding);
      return finding;
    });
    const whole: Told = {
      ...told,
      isSound: faults.length === 0 || (call.method !== undefined && told.status !== 0),
    };
    options.heard(whole, progress.inFlight === 0, findings[0] ?? null);
    const waitMs = waitFor(whole);
    if (waitMs === null || tries >= MOST_TRIES) return whole;
    if (options.now() + waitMs >= options.deadlineMs) throw new Stopped(USED_UP);
    await pause(waitMs);
    return exchange(call, token, tries + 1);
  }

  async function answerTo(
    call: Call,
    token: string | null,
    leftMs: number,
    step: number,
  ): Promise<Omit<Told, 'isSound'>> {
    const limitMs = Math.min(options.timeoutMs, leftMs);
    try {
      const answer = await within(limitMs, async (signal) => {
        const response = await options.send(requestOf(base, call, token, signal));
        return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
      });
      progress.unanswered = 0;
      progress.hasAnswered = true;
      return { call, step, ...partsOf(answer.response, answer.bytes) };
    } catch (cause) {
      const why = whyUnanswered(cause);
      if (!(progress.hasAnswered || cause instanceof TooSlow)) throw unreachable(base, cause);
      // A server that has answered so far is given the time that it has for any answer; the run ends before.
      if (progress.hasAnswered && cause instanceof TooSlow && leftMs < options.timeoutMs)
        throw new Stopped(USED_UP);
      progress.unanswered += 1;
      return { call, step, ...nothingCame(why) };
    }
  }

  function holdBack(call: Call): Told {
    ledger.miss('generic', `${call.operation}: asked`, CHANGES_NOTHING);
    return { call, step: progress.step, ...nothingCame(CHANGES_NOTHING), isSound: false };
  }

  async function enter(caller: CallerName): Promise<Entered | null> {
    const body = creds.callers[caller];
    if (body === undefined) return null;
    const told = await exchange({ operation: 'login', caller: null, body }, null);
    const token = valueAt(dataOf(told), 'token');
    return { token: typeof token === 'string' ? token : null, told };
  }

  async function tokenOf(caller: CallerName): Promise<string | null> {
    const known = tokens.get(caller);
    if (known !== undefined) return known;
    const token = (await enter(caller))?.token ?? null;
    tokens.set(caller, token);
    return token;
  }

  async function ask(call: Call): Promise<Told> {
    const { caller, token } = call;
    if (options.isReadOnly && couldChange(call)) return holdBack(call);
    if (caller === null || token !== undefined) return exchange(call, token ?? null);
    const told = await exchange(call, await tokenOf(caller));
    if (told.status !== 401 || call.operation === 'login' || tokens.get(caller) === null) return told;
    // Some calls end the sessions of others; that is no fault of this one.
    tokens.delete(caller);
    const anew = await tokenOf(caller);
    return anew === null ? told : exchange(call, anew);
  }

  function findingOf(told: Told, { says, place, came, reached = [] }: Complaint): Finding {
    const { call, step } = told;
    const request = requestOf(base, call, call.caller === null && call.token === undefined ? null : 'TOKEN');
    const { body } = call;
    const sent = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    return {
      operation: call.operation,
      says,
      place,
      came: redact(came),
      reached: [
        ...(call.caller === null ? [] : [`log in as ${call.caller}; its token is TOKEN`]),
        ...(call.address?.includes('sig=') === true
          ? ['ask getDownloadLink for the link; its exp is EXP and its sig is SIG']
          : []),
        ...reached,
      ],
      step,
      curl: curlOf(request, sent ?? null),
    };
  }

  return {
    ask,
    enter,
    findingOf,
    isThere: (operation) => there.has(operation),
    callers: () => [...tokens].filter(([, token]) => token !== null).map(([name]) => name),
  };
}

const nothingCame = (why: string): Omit<Told, 'call' | 'step' | 'isSound'> => ({
  status: 0,
  headers: new Headers(),
  code: null,
  body: why,
  bytes: new Uint8Array(),
});

function partsOf(
  response: Response,
  bytes: Uint8Array,
): Pick<Told, 'status' | 'headers' | 'code' | 'body' | 'bytes'> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const isText = type.includes('json') || type.startsWith('text/') || type.includes('xml') || type === '';
  const text = isText ? new TextDecoder().decode(bytes) : '';
  return { status, headers, code: headers.get('x-error-code'), body: bodyOf(type, text, bytes), bytes };
}

function bodyOf(type: string, text: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  if (!type.includes('json')) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}

/** Whether an operation is looked at, where only some are. */
export const isChosen = (chosen: readonly OperationId[] | undefined, id: OperationId): boolean =>
  (chosen === undefined || chosen.includes(id)) && FACTS.has(id);
