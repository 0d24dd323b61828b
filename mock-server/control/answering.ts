import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { callerOf } from '../access/guard.ts';
import { callerBehind } from '../http/authentication.ts';
import { dispatch, requestIdOf, responseOf } from '../http/dispatch.ts';
import type { Outgoing } from '../http/implement.ts';
import type { Heard } from '../http/incoming.ts';
import { answerKept } from '../http/kept-answer.ts';
import { type Route, routeOf, withoutPrefix } from '../http/router.ts';
import type { World } from '../world.ts';
import { bodyForJournal, curlOf } from './curl.ts';
import { changedAnswer, changedRequest, changedResponse } from './fault-changes.ts';
import { suffer } from './fault-effects.ts';
import type { Strike } from './faults.ts';
import type { Sandbox, SandboxParts } from './sandbox.ts';

/** The parts of a sandbox that a call passes. */
interface Passed extends Pick<Sandbox, 'faults' | 'barriers' | 'log' | 'clock' | 'coverage'> {
  readonly parts: SandboxParts;
  readonly world: () => World;
  /** What a folder keeps may be of real people, and then no journal repeats it. */
  readonly repeatsBodies: boolean;
}

/** Takes a call past the faults to its resolver and back, and writes down what became of it. */
export async function answerIn(passed: Passed, request: Request, asked: string): Promise<Response> {
  const { parts, clock, faults } = passed;
  const path = withoutPrefix(asked);
  const route = routeOf(request.method, path);
  const at = clock.now();
  const { id, role, params } = callOf(passed.world(), request, route, at);
  const strikes = faults.striking({ operationId: id, path, params, role });
  const entry = entryOf(request, id, at);
  const journal = journalOf(passed, request, entry, strikes);
  try {
    const signal = AbortSignal.any([request.signal, parts.closing]);
    const early = await suffer(strikes, { signal, operationId: id });
    const arriving = { request: changedRequest(request, strikes), route, path, heard: journal.heard };
    const outgoing = early ?? (await answerRoute(passed, arriving));
    if (id !== null && early === null)
      for (const seen of [passed.coverage, parts.seen]) seen?.answered(id, outgoing.status, role);
    const spoilt = changedAnswer(outgoing, strikes);
    journal.write(spoilt.status);
    const date = parts.isWatched ? { Date: new Date(clock.now()).toUTCString() } : {};
    const dated = { ...spoilt, headers: { ...spoilt.headers, ...date } };
    return changedResponse(responseOf(dated, entry, path), strikes);
  } catch (error) {
    journal.write(null);
    throw error;
  }
}

interface ArrivingCall {
  readonly request: Request;
  readonly route: Route;
  readonly path: string;
  readonly heard: Heard;
}

async function answerRoute({ parts, barriers, clock, world }: Passed, call: ArrivingCall): Promise<Outgoing> {
  const { request, route, path, heard } = call;
  if (route.kind !== 'operation')
    return dispatch(route, request, () => Promise.reject(new Error('only operations arrive anywhere')));
  await barriers.pass(route.id);
  const [library, here] = [await parts.slides, world()];
  const { report } = parts;
  const kept = await answerKept(
    { world: here, operationId: route.id, method: request.method, report },
    () => {
      const at = clock.now();
      parts.scheduler.catchUp(here, at);
      const surroundings = { ...parts.around(request), world: here, now: at, slides: library };
      return dispatch(route, request, () => Promise.resolve({ path, report, surroundings, heard }));
    },
  );
  parts.bringOut(here);
  return kept;
}

/** Who calls what, as faults and coverage know it; where no token is asked for, none is read. */
function callOf(world: World, request: Request, route: Route, nowMs: number) {
  if (route.kind !== 'operation') return { id: null, role: 'public', params: {} } as const;
  const caller =
    operations[route.id].auth === 'none'
      ? null
      : callerBehind(world, request.headers.get('authorization'), nowMs);
  return { id: route.id, role: callerOf(caller), params: route.params };
}

function entryOf(request: Request, id: OperationId | null, nowMs: number) {
  return {
    at: new Date(nowMs).toISOString(),
    requestId: requestIdOf(request),
    operationId: id,
    method: request.method,
    path: id === null ? null : operations[id].path,
  };
}

function journalOf(
  { log, parts, repeatsBodies }: Passed,
  request: Request,
  entry: ReturnType<typeof entryOf>,
  strikes: readonly Strike[],
) {
  let body: string | null = null;
  const fault = strikes.map((strike) => strike.fault.kind).join(' ') || null;
  return {
    heard: (text: string): void => {
      if (parts.isWatched && repeatsBodies) body = bodyForJournal(text);
    },
    write: (status: number | null): void =>
      log.write({ ...entry, status, fault, curl: parts.isWatched ? curlOf(request, body) : '' }),
  };
}
