import { isActive } from '#app/core/cases/pickup.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { mayCall } from '#app/core/people/rights.ts';
import { type Access, type AccessCaller, type AccessRow, access } from '#contracts/generated/access.ts';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { ErrorCode } from '#contracts/generated/wire.ts';
import type { Caller } from '../http/authentication.ts';
import { refuse } from '../http/refusal.ts';
import { recordEvent } from '../rules/trail/case-events.ts';
import { type Asking, type Standing, standings } from './relations.ts';

/** As whom x-access knows somebody. */
export function callerOf(caller: Caller | null): AccessCaller {
  if (caller === null) return 'public';
  const { user, viewer } = caller;
  if (viewer.role === 'Provider') return isActive(user.status) ? 'Provider' : 'ProvisionalProvider';
  return viewer.role === 'Admin' ? (user.staffRole ?? 'Admin') : viewer.role;
}

const isAbout =
  (caller: AccessCaller, { relation, state }: Standing) =>
  ({ who, is, when }: AccessRow): boolean =>
    who.includes(caller) &&
    (is === null || is.includes(relation)) &&
    (when === null || (state !== null && when.includes(state)));

/** What x-access answers to a caller in that standing. Throws where no row does, which the contract's rules exclude. */
export function answerOf(id: OperationId, caller: AccessCaller, standing: Standing): AccessRow['gets'] {
  const { rows }: Access = access[id];
  const row = rows.find(isAbout(caller, standing));
  if (row === undefined) throw new Error(`${id}: x-access says nothing of ${caller} as ${standing.relation}`);
  return row.gets;
}

const textsOf = (params: unknown): Asking['params'] =>
  Object.fromEntries(Object.entries(fieldsOf(params)).map(([name, value]) => [name, String(value)]));

type Called = Omit<Asking, 'caller' | 'params' | 'query'> & {
  readonly caller: Caller | null;
  readonly input: { readonly params: unknown; readonly query: unknown };
};

/**
 * What keeps the caller from the operation by who they are and what the thing is to them; null where nothing does. A
 * thing that is not there is answered like a stranger's, and as not found where even that would let in.
 */
export function refusalOf(id: OperationId, call: Called): ErrorCode | null {
  const word = callerOf(call.caller);
  const { thing, rows }: Access = access[id];
  if (call.caller === null) return word === 'public' ? null : 'UNAUTHENTICATED';
  const asking = {
    ...call,
    caller: call.caller,
    params: textsOf(call.input.params),
    query: fieldsOf(call.input.query),
  };
  const standing = standings[thing](asking);
  if (standing !== null) {
    const gets = answerOf(id, word, standing);
    return gets === 'allowed' ? null : gets;
  }
  const strangers = rows.filter(({ who, is }) => who.includes(word) && (is === null || is.includes('none')));
  const codes = new Set(strangers.map(({ gets }) => gets));
  const [only = 'NOT_FOUND'] = codes;
  return codes.size > 1 || only === 'allowed' ? 'NOT_FOUND' : only;
}

/**
 * Whether neither x-access nor the caller's rights keep them from an operation on this thing: no button is shown that
 * would be refused.
 */
export const mayAsk = (
  id: OperationId,
  { world, now, caller }: Pick<Asking, 'world' | 'now' | 'caller'>,
  params: Asking['params'],
): boolean =>
  mayCall(caller.viewer, id) && refusalOf(id, { world, now, caller, input: { params, query: {} } }) === null;

/** An attempt at a case that is not theirs leaves a line in its trail. */
function recordAttempt(call: Called): void {
  const { caseId = '' } = textsOf(call.input.params);
  const aCase = call.world.cases.find(caseId);
  if (aCase !== null) recordEvent(call, aCase, { kind: 'access_refused' });
}

/** Throws what x-access answers: first what hides the thing, then, once its parts are found, what forbids. */
export function requireAccess(id: OperationId, call: Called, see: () => void): void {
  const code = refusalOf(id, call);
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN_OWNER') recordAttempt(call);
  if (code === 'NOT_FOUND') throw refuse(code);
  see();
  if (code !== null) throw refuse(code);
}
