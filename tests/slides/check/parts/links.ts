import { type Call, isSuccess, type Told } from '../calls.ts';
import { allowedFor, type CheckContext } from '../context.ts';
import { FACTS, placeOf, responseOf } from '../facts.ts';
import { valueAt } from '../judge.ts';

/**
 * Reads what the links of an answer lead to: an id that it gives is the id of a thing that is there. In this contract
 * only changes have links, and what they lead to has none, so that each way along them ends after one step.
 */
export async function followLinks(context: CheckContext, told: Told): Promise<void> {
  const { operation } = told.call;
  const links = Object.entries(responseOf(operation, told.status)?.links ?? {});
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
    if (next.isSound) judge(context, told, link, next);
  }
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

function judge({ ledger, prober }: CheckContext, told: Told, link: string, next: Told): void {
  const name = `${told.call.operation}: ${link}`;
  if (isSuccess(next)) ledger.pass('links', name);
  else if (next.status === 404)
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
