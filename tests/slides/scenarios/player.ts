import { createHash } from 'node:crypto';
import { fieldsOf } from '#app/core/objects.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { Unanswered, UsageError } from '../exit-codes.ts';
import { judgeAnswer, type Problem } from './judge.ts';
import { differencesOf, shown } from './match.ts';
import { needOfStep, needsOfScene, whyNeeded } from './needs.ts';
import {
  type Call,
  type Expectation,
  isPerson,
  type Person,
  readerOf,
  type Scenario,
  type Step,
} from './schema.ts';
import { doOnScreen, type OnScreen } from './screen-step.ts';
import type { Target } from './target.ts';
import { durationOf, fillIn, namesIn, readPath, readSaved } from './values.ts';
import { type Asked, answerOf, curlOf, type Heard, placeOf, requestOf, takesKey } from './wire.ts';

/** What came of a step: what was wrong with it, and all that was heard. */
export interface Done {
  readonly problem: Problem | null;
  readonly heard: readonly Heard[];
  /** A record that was looked at in the state. */
  readonly seen?: unknown;
}

export interface PlayerOptions {
  /** Names the keys of the calls: a run with the same seed sends the same. */
  readonly seed: number;
  /** Steps that have a screen are done there. */
  readonly onScreen?: OnScreen;
}

export interface Player {
  /** Sets the scene. Gives the reason where the server cannot have it set. */
  readonly begin: () => Promise<string | null>;
  /** Why a step cannot be played on the server; null where it can. */
  readonly lackFor: (step: Step) => string | null;
  readonly step: (step: Step, number: number) => Promise<Done>;
}

/** Plays the steps of one scenario on one server, and remembers what they saved. */
export function createPlayer(target: Target, id: string, scenario: Scenario, options: PlayerOptions): Player {
  const values = new Map<string, unknown>(Object.entries(scenario.given?.values ?? {}));
  const tokens = new Map<Person, string>();

  const say = async (asked: Asked): Promise<Heard> => ({
    asked,
    answer: await answerOf(await target.send(requestOf(target.base, asked))),
  });

  const logIn = async (person: Person): Promise<string> => {
    const known = tokens.get(person);
    if (known !== undefined) return known;
    const who = target.credentialsOf(person);
    if (who === null) throw new Error(`nothing says with which password ${person} logs in`);
    const body = {
      text: JSON.stringify({ email: who.email, password: who.password }),
      type: 'application/json',
    };
    const { answer } = await say({ operation: 'login', params: {}, query: {}, headers: {}, body });
    const token = readPath(answer.body, 'data.token');
    if (typeof token !== 'string')
      throw new Error(`${person} cannot log in: ${answer.status} ${answer.code ?? 'without a token'}`);
    tokens.set(person, token);
    return token;
  };

  /** Who stands in a step by name alone, as in `${provider2.id}`. */
  const introduce = async (named: unknown): Promise<void> => {
    for (const name of namesIn(named)) {
      if (values.has(name) || !isPerson(name)) continue;
      const headers = { Authorization: `Bearer ${await logIn(name)}` };
      const { answer } = await say({
        operation: 'getCurrentUser',
        params: {},
        query: {},
        headers,
        body: null,
      });
      values.set(name, { ...target.credentialsOf(name), id: readPath(answer.body, 'data.userId') });
    }
  };

  const etagOf = async (call: Call, ifMatch: string, params: Asked['params']): Promise<string> => {
    const reader = readerOf(ifMatch);
    if (reader === null) return ifMatch;
    const headers = await headersOfPerson(call);
    const { answer } = await say({ operation: reader, params, query: {}, headers, body: null });
    const etag = answer.headers.get('etag') ?? readPath(answer.body, 'data.etag');
    if (typeof etag !== 'string')
      throw new Error(`${reader} tells ${call.as} no ETag: ${answer.status} ${answer.code ?? ''}`);
    return etag;
  };

  const headersOfPerson = async ({ as }: Call): Promise<Readonly<Record<string, string>>> =>
    as === undefined || as === 'nobody' ? {} : { Authorization: `Bearer ${await logIn(as)}` };

  const keyOf = (said: string): string => {
    const hex = createHash('sha256').update(`${options.seed}/${id}/${said}`).digest('hex');
    return `"${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')}"`;
  };

  const askedOf = async (written: Call, place: string): Promise<Asked> => {
    await introduce(written);
    const call = fillIn(written, values, target.now()) as Call & { readonly call: OperationId };
    const params = textsOf(call.params);
    const [ifMatch, ofPerson] = [
      call.ifMatch === undefined ? null : await etagOf(call, call.ifMatch, params),
      await headersOfPerson(call),
    ];
    return {
      operation: call.call,
      ...(call.url === undefined ? {} : { url: call.url }),
      params,
      query: textsOf(call.query),
      headers: {
        ...ofPerson,
        ...(takesKey(call.call) ? { 'Idempotency-Key': keyOf(call.key ?? place) } : {}),
        ...(ifMatch === null ? {} : { 'If-Match': ifMatch }),
        ...call.headers,
      },
      body:
        call.bytes !== undefined
          ? call.bytes
          : call.body === undefined
            ? null
            : { text: JSON.stringify(call.body), type: 'application/json' },
    };
  };

  /** Saves parts of what came; gives the path of the first that is not there. */
  const keep = (from: unknown, save: Expectation['save'] = {}): string | null => {
    for (const [name, said] of Object.entries(save)) {
      const found = readSaved(from, said);
      if (found === undefined || found === null) return said;
      values.set(name, found);
    }
    return null;
  };

  const judge = async ({ expect = {} }: Call, heard: Heard): Promise<Problem | null> => {
    await introduce(expect);
    const { save, ...wanted } = expect;
    const filled = fillIn(wanted, values, target.now()) as typeof wanted;
    const problem = judgeAnswer(heard, filled, curlOf(target.base, heard.asked));
    if (problem !== null) return problem;
    const root = { ...fieldsOf(heard.answer.body), headers: Object.fromEntries(heard.answer.headers) };
    const missing = keep(root, save);
    if (missing !== null)
      return problemOf(heard, `the answer has ${missing}, to be saved`, shown(heard.answer.body));
    return null;
  };

  const problemOf = ({ asked, answer }: Heard, says: string, came: string): Problem => ({
    operation: asked.operation,
    says,
    came,
    place: placeOf(asked.operation, answer.status),
    curl: curlOf(target.base, asked),
  });

  const callOne = async (call: Call, place: string): Promise<Done> => {
    const heard = await say(await askedOf(call, place));
    return { problem: await judge(call, heard), heard: [heard] };
  };

  const callTogether = async (calls: readonly Call[], step: Step, place: string): Promise<Done> => {
    const asked: Asked[] = [];
    for (const [at, call] of calls.entries()) asked.push(await askedOf(call, `${place}.${at}`));
    const heard = await Promise.all(asked.map(say));
    for (const [at, one] of heard.entries()) {
      const problem = await judge(calls[at] ?? {}, one);
      if (problem !== null) return { problem, heard };
    }
    const [came, wanted] = [sorted(heard.map(({ answer }) => answer.status)), sorted(step.statuses ?? [])];
    const [first] = heard;
    const isOther = step.statuses !== undefined && came.join() !== wanted.join();
    return {
      problem:
        isOther && first !== undefined
          ? problemOf(first, `together they answer ${wanted.join(' and ')}`, came.join(' and '))
          : null,
      heard,
    };
  };

  const callOnScreen = async (step: Step, onScreen: OnScreen): Promise<Done> => {
    await introduce(step);
    const filled = fillIn(step, values, target.now()) as Step;
    return { problem: await doOnScreen(target, filled, onScreen), heard: [] };
  };

  const control = (method: string, path: string, body?: unknown): Promise<unknown> => {
    if (target.control === null) throw new Error('this step needs the control API of a mock');
    return target.control(method, path, body);
  };

  const look = async (step: Step): Promise<Done> => {
    await introduce(step);
    const { state: place = '', where, match = {}, save } = fillIn(step, values, target.now()) as Step;
    const seen = await (where === undefined
      ? control('GET', `/state/${place}`)
      : control('POST', `/query/${place}`, { where }));
    const missing = keep(seen, save);
    const [difference] = [
      ...differencesOf(match, seen, place),
      ...(missing === null ? [] : [{ path: missing, expected: 'there, to be saved', came: shown(seen) }]),
    ];
    const problem = difference && {
      operation: null,
      says: `${difference.path} is ${difference.expected}`,
      came: difference.came,
      place: '',
      curl: '',
    };
    return { problem: problem ?? null, heard: [], seen };
  };

  const act = async (step: Step, place: string): Promise<Done> => {
    const nothing: Done = { problem: null, heard: [] };
    if (step.screen !== undefined && options.onScreen !== undefined)
      return callOnScreen(step, options.onScreen);
    if (step.call !== undefined) return callOne(callIn(step), place);
    if (step.together !== undefined) return callTogether(step.together, step, place);
    if (step.state !== undefined) return look(step);
    if (step.wait !== undefined) {
      await control('PUT', '/clock', { advanceMs: durationOf(step.wait) });
      // A session may have ended meanwhile; whoever goes on logs in again.
      tokens.clear();
      return nothing;
    }
    if (step.fault !== undefined) await control('POST', '/faults', fillIn(step.fault, values, target.now()));
    else await control('DELETE', '/faults');
    return nothing;
  };

  const setScene = async (): Promise<void> => {
    const { world = 'demo', clock, state = [] } = scenario.given ?? {};
    await control('POST', '/reset', { world });
    if (clock !== undefined) await control('PUT', '/clock', { now: clock, freeze: true });
    for (const patch of state) {
      await introduce(patch);
      const { record, with: fields } = fillIn(patch, values, target.now()) as typeof patch;
      await control('PATCH', `/state/${record}`, fields);
    }
    for (const fault of scenario.faults ?? []) await control('POST', '/faults', fault);
  };

  return {
    begin: async () => {
      const needs = needsOfScene(scenario);
      if (target.control === null) return needs.length === 0 ? null : whyNeeded(needs);
      try {
        await setScene();
      } catch (error) {
        if (!(error instanceof Error) || error.constructor !== Error) throw error;
        throw new UsageError(`${id} cannot begin as it says: ${error.message}`, { cause: error });
      }
      return null;
    },
    lackFor: (step) => {
      const need = needOfStep(step);
      return target.control !== null || need === null ? null : whyNeeded([need]);
    },
    step: async (step, number) => {
      try {
        return await act(step, String(number));
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (error.constructor !== Error && !(error instanceof Unanswered)) throw error;
        const problem: Problem = {
          operation: step.call ?? null,
          says: 'the step can be done',
          came: error.message,
          place: '',
          curl: '',
          isNeverRight: error instanceof Unanswered,
        };
        return { problem, heard: [] };
      }
    },
  };
}

const callIn = ({ name: _name, screen: _screen, together: _together, ...call }: Step): Call => call;

const textsOf = (given: Call['params']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]));

const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
