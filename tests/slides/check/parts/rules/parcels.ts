import { dataOf, isSuccess, shortOf } from '../../calls.ts';
import { type CheckContext, NOBODY } from '../../context.ts';
import type { CallerName } from '../../creds.ts';
import { factsFor, placeOf } from '../../facts.ts';
import { valueAt } from '../../judge.ts';

const LOOK_UP = 'lookUpNumber';
const NAME = `${LOOK_UP}: the case of a parcel`;

/** How many cases are read in search of one that was sent by mail. */
const MOST = { smoke: 40, full: 400 } as const;

/** Whoever has a parcel in the hand finds by its number the case that was sent with it, however the number is typed. */
export async function checkParcels(context: CheckContext): Promise<void> {
  const { chosen, ledger, people, prober } = context;
  if (!chosen.some(({ id }) => id === LOOK_UP)) return;
  const caller = people.find(({ name }) => name === 'lab' || name === 'admin')?.name;
  const parcel = caller === undefined ? null : await findParcel(context, caller);
  if (caller === undefined || parcel === null) {
    const why = caller === undefined ? NOBODY : 'nobody was shown a case that was sent by mail';
    ledger.miss('readback', NAME, why);
    return;
  }
  const { caseId, number } = parcel;
  const body = { number: ` ${number.toLowerCase()} ` };
  const told = await prober.ask({ operation: LOOK_UP, caller, body });
  if (!told.isSound) return;
  const items = valueAt(dataOf(told), 'items');
  const isFound =
    Array.isArray(items) &&
    items.some((one) => valueAt(one, 'kind') === 'case' && valueAt(one, 'id') === caseId);
  if (isFound) ledger.pass('readback', NAME);
  else
    ledger.fail(
      'readback',
      NAME,
      prober.findingOf(told, {
        says: 'A parcel is found by its tracking number, whatever its letter case and the spaces around it.',
        place: placeOf(LOOK_UP),
        came: isSuccess(told) ? `${caseId} is not among what has the number` : shortOf(told),
        reached: [`getCaseForm as ${caller}: ${caseId} was sent with parcel ${number}`],
      }),
    );
}

interface Parcel {
  readonly caseId: string;
  readonly number: string;
}

async function findParcel(
  { finds, isSmoke, prober }: CheckContext,
  caller: CallerName,
): Promise<Parcel | null> {
  const ways = finds.ways('getCaseForm', factsFor('getCaseForm').names);
  for (const { params } of ways.slice(0, isSmoke ? MOST.smoke : MOST.full)) {
    const { caseId = '' } = params;
    // Nothing is on its way for a draft.
    if (finds.about(caseId)['status'] === 'Draft') continue;
    const told = await prober.ask({ operation: 'getCaseForm', caller, params });
    const number = valueAt(dataOf(told), 'delivery.trackingNumber');
    const isSent = valueAt(dataOf(told), 'status') !== 'Draft';
    if (isSuccess(told) && isSent && typeof number === 'string') return { caseId, number };
  }
  return null;
}
