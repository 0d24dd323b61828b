import { type Access, type AccessCaller, access } from '#contracts/generated/access.ts';
import { callFor } from '../bodies.ts';
import { isAbsent } from '../calls.ts';
import { type CheckContext, newKey, nothingFor } from '../context.ts';
import { CALLERS } from '../creds.ts';
import { CHOICES, type OperationFacts, placeOf } from '../facts.ts';
import { isLink } from '../scout.ts';

/** A thing that is not there is answered as not found, or with the refusal that the caller hears of every stranger's. */
export async function checkAbsent(context: CheckContext): Promise<void> {
  const { chosen, finds, ledger, people, prober } = context;
  const reads = chosen.filter(
    (facts) =>
      facts.operation.method === 'GET' &&
      facts.operation.auth === 'bearer' &&
      !isLink(facts) &&
      facts.names.some((name) => !CHOICES.has(name)),
  );
  for (const facts of reads)
    for (const { name: caller } of people) {
      const wanted = refusalFor(facts, CALLERS[caller]);
      const name = `${facts.id}: what is not there, by ${caller}`;
      const call = callFor(facts, finds, { params: nothingFor(facts), caller, key: newKey() });
      const told = await prober.ask(call);
      if (!told.isSound) continue;
      const isRefused = told.status === 403 && (told.code ?? wanted) === wanted;
      if (told.status === 429) ledger.miss('negative', name, '429 came before it');
      else if (isAbsent(told) || isRefused) ledger.pass('negative', name);
      else
        ledger.fail(
          'negative',
          name,
          prober.findingOf(told, {
            says: `What is not there is answered with ${wanted}.`,
            place: placeOf(facts.id, '/responses/404'),
            came: `${told.status} ${told.code ?? ''}`.trim(),
          }),
        );
    }
}

function refusalFor({ id }: OperationFacts, who: AccessCaller): string {
  const { rows }: Access = access[id];
  const strangers = rows.filter(
    (row) => row.who.includes(who) && (row.is === null || row.is.includes('none')),
  );
  const codes = new Set<string>(strangers.map(({ gets }) => gets));
  const [only = 'NOT_FOUND'] = codes;
  return codes.size > 1 || only === 'allowed' ? 'NOT_FOUND' : only;
}
