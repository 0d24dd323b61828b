import { machinesOf } from '#contracts/lint/state-machines.ts';
import type { Call, Told } from '../calls.ts';
import { isSuccess, shortOf } from '../calls.ts';
import { type CheckContext, newKey } from '../context.ts';
import { document, type OperationFacts, placeOf } from '../facts.ts';
import type { Change } from './attempts.ts';
import { versionOf } from './versions.ts';

/** One of two changes of one version that come together is made. */
export async function checkRace(context: CheckContext, { facts, call }: Change): Promise<void> {
  if (!(facts.needsVersion && ['PATCH', 'PUT'].includes(facts.operation.method))) return;
  const version = await versionOf(context, facts, call.params ?? {}, call.caller);
  if (version === null) return;
  const both = await Promise.all([1, 2].map(() => context.prober.ask(withNewKey(call, version))));
  judgeRace(context, facts, both, {
    says: 'A version can be changed once: the other of two is refused with 412 or 409.',
    status: 412,
    isRefused: ({ status }) => status === 409 || status === 412,
  });
}

function withNewKey(call: Call, version: string): Call {
  const key = call.headers?.['Idempotency-Key'] === undefined ? {} : { 'Idempotency-Key': newKey() };
  return { ...call, headers: { ...call.headers, ...key, 'If-Match': version } };
}

/** What keeps somebody from taking a case whether or not another one does. */
const GUARDS: readonly (string | undefined)[] = machinesOf(document).flatMap(({ transitions }) =>
  transitions
    .filter(({ operation }) => operation === 'pickUpCase')
    .flatMap(({ guards }) => guards.map(({ code }) => code)),
);

const mayNotTake = ({ status, code }: Told): boolean =>
  status === 404 || GUARDS.includes(code ?? '') || (status === 403 && code === null);

/** Two providers who take the same case at once: one has it, the other hears that it is gone. */
export async function checkPickupRace(context: CheckContext, facts: OperationFacts): Promise<void> {
  const { finds, ledger, people, prober } = context;
  const readers = people.filter(({ name }) => name === 'provider' || name === 'provider2');
  const name = 'pickUpCase: two at once';
  if (readers.length < 2) {
    ledger.miss('race', name, 'there is no second provider who could log in');
    return;
  }
  let why = 'no case that both may take was found';
  for (const { params } of finds
    .ways(facts.id, facts.names)
    .filter((way) => finds.about(way.params['caseId'] ?? '')['status'] === 'Available')) {
    const [reader] = readers;
    const version = await versionOf(context, facts, params, reader?.name ?? null);
    if (version === null) continue;
    const call: Call = { operation: facts.id, caller: null, params, headers: { 'Idempotency-Key': '' } };
    const both = await Promise.all(
      readers.map((me) => prober.ask({ ...withNewKey(call, version), caller: me.name })),
    );
    if (both.some(isSuccess) && !both.some(mayNotTake)) {
      judgeRace(context, facts, both, {
        says: 'Of two who take a case at once one has it; the other hears 409 CASE_ALREADY_PICKED_UP.',
        status: 409,
        isRefused: ({ status, code }) => status === 409 && code === 'CASE_ALREADY_PICKED_UP',
      });
      return;
    }
    why = `they were answered ${both.map(shortOf).join(' and ')}`;
  }
  ledger.miss('race', name, why);
}

/** What the contract says of whoever comes too late. */
interface Refusal {
  readonly says: string;
  readonly status: number;
  readonly isRefused: (told: Told) => boolean;
}

function judgeRace(
  { ledger, prober }: CheckContext,
  facts: OperationFacts,
  both: readonly Told[],
  { says, status: refusal, isRefused }: Refusal,
): void {
  const name = `${facts.id}: two at once`;
  const won = both.filter(isSuccess);
  const [first] = won;
  if (won.length === 0) {
    ledger.miss('race', name, `both were refused: ${both.map(({ status }) => status).join(' and ')}`);
    return;
  }
  const lost = both.filter((told) => !isSuccess(told));
  if (won.length === 1 && lost.every(isRefused)) ledger.pass('race', name);
  else if (first !== undefined && both.every(({ isSound }) => isSound))
    ledger.fail(
      'race',
      name,
      prober.findingOf(first, {
        says,
        place: placeOf(facts.id, `/responses/${refusal}`),
        came: `both at once were answered ${both.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).join(' and ')}`,
      }),
    );
}
