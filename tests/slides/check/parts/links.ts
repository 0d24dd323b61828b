import { type Call, isSuccess, type Told } from '../calls.ts';
import { allowedFor, type CheckContext, randomFor } from '../context.ts';
import { FACTS, placeOf, responseOf } from '../facts.ts';
import { valueAt } from '../judge.ts';

/** Reads what the links of an answer lead to: an id that it gives is the id of a thing that is there. */
export async function followLinks(
  context: CheckContext,
  told: Told,
  isNew = false,
): Promise<readonly Told[]> {
  const { operation } = told.call;
  const links = Object.entries(responseOf(operation, told.status)?.links ?? {});
  const heard: Told[] = [];
  for (const [link, { operationId, parameters = {} }] of links) {
    const facts = [...FACTS.values()].find(({ id }) => id === operationId);
    if (facts?.operation.method !== 'GET') continue;
    const params = Object.fromEntries(
      facts.names.map((name) => [
        name,
        valueOf(parameters[name] ?? '', told) ?? told.call.params?.[name] ?? '',
      ]),
    );
    if (Object.values(params).includes('')) continue;
    const way = { params, seenBy: new Set([told.call.caller]) };
    // Whoever may not read it is told so, which is no fault of the link.
    if (told.call.caller !== null && !allowedFor(context, facts, way).includes(told.call.caller)) continue;
    const call: Call = { operation: facts.id, caller: told.call.caller, params };
    const next = await context.prober.ask(call);
    if (next.isSound) judge(context, told, link, next, isNew);
    heard.push(next);
  }
  return heard;
}

/** `$response.body#/data/id` in an answer. */
function valueOf(expression: string, { body, call }: Told): string | null {
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
  if (pointer !== undefined) {
    const value = valueAt(body, pointer.replaceAll('/', '.'));
    return typeof value === 'string' ? value : null;
  }
  return call.params?.[/^\$request\.path\.(\w+)$/.exec(expression)?.[1] ?? ''] ?? null;
}

function judge({ ledger, prober }: CheckContext, told: Told, link: string, next: Told, isNew: boolean): void {
  const name = `${told.call.operation}: ${link}`;
  if (isSuccess(next)) ledger.pass('links', name);
  else if (next.status === 404 && (isNew || next.code === null))
    ledger.fail('links', name, {
      ...prober.findingOf(next, {
        says: `Its link ${link} leads to a thing that is there.`,
        place: placeOf(told.call.operation, `/responses/${told.status}/links/${link}`),
        came: `${next.status} ${next.code ?? ''}`,
        reached: [`${told.call.operation} as ${told.call.caller ?? 'nobody'}`],
      }),
      operation: told.call.operation,
    });
  else ledger.miss('links', name, `answered ${next.status} ${next.code ?? ''}`);
}

const MOST_STEPS = 8;

/** Walks from list to thing to thing, along the links of the contract, another way for each seed. */
export async function checkLinks(context: CheckContext): Promise<void> {
  const { chosen, finds, isSmoke, people, prober } = context;
  const starts = chosen.filter(
    ({ id, operation }) =>
      operation.method === 'GET' && Object.keys(responseOf(id, 200)?.links ?? {}).length > 0,
  );
  const walks = starts.flatMap((facts) =>
    Array.from({ length: isSmoke ? 1 : 10 }, (_, at) => ({
      facts,
      random: randomFor(context, 'links', `${facts.id} ${at}`),
    })),
  );
  for (const { facts, random } of people.length === 0 ? [] : walks) {
    const caller = people[Math.floor(random() * people.length)]?.name ?? null;
    const ways = finds
      .ways(facts.id, facts.names)
      .filter(({ seenBy }) => seenBy.has(caller) || facts.names.length === 0);
    const params = ways[Math.floor(random() * ways.length)]?.params;
    if (params === undefined) continue;
    let told: Told | undefined = await prober.ask({ operation: facts.id, caller, params });
    for (let step = 0; step < MOST_STEPS && told !== undefined && isSuccess(told); step += 1) {
      const heard: readonly Told[] = await followLinks(context, told);
      told = heard[Math.floor(random() * heard.length)];
    }
  }
}
