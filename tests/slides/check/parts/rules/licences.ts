import { z } from 'zod';
import { dataOf, isSuccess, shortOf } from '../../calls.ts';
import { type CheckContext, newKey } from '../../context.ts';
import type { CallerName } from '../../creds.ts';
import { placeOf } from '../../facts.ts';
import { CHANGES_NOTHING } from '../../prober.ts';

const PICK_UP = 'pickUpCase';
const NAME = `${PICK_UP}: where a licence has ended or is missing`;

const Profile = z.object({
  provider: z.object({ licences: z.array(z.object({ region: z.string(), expiresOn: z.string() })) }),
});
const Rows = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      facilityRegion: z.string(),
      etag: z.string(),
      allowedActions: z.array(z.string()),
    }),
  ),
});

type Row = z.infer<typeof Rows>['items'][number];

const DAY_MS = 86_400_000;

/** Yesterday by the server's own clock: whatever its zone, a licence that ended before it has ended everywhere. */
const endedBefore = (date: string | null): string =>
  new Date((Number.isNaN(Date.parse(date ?? '')) ? Date.now() : Date.parse(date ?? '')) - DAY_MS)
    .toISOString()
    .slice(0, 10);

/** Nobody picks up a case of a state in which they have no licence any more, nor is offered to (domain 2.4). */
export async function checkLicences(context: CheckContext): Promise<void> {
  const { chosen, isReadOnly, ledger, people } = context;
  if (!chosen.some(({ id }) => id === PICK_UP)) return;
  if (isReadOnly) {
    ledger.miss('roles', NAME, CHANGES_NOTHING);
    return;
  }
  const providers = people.map(({ name }) => name).filter((name) => PROVIDERS.includes(name));
  const lists = new Map<CallerName, readonly Row[]>();
  for (const name of providers) lists.set(name, await availableTo(context, name));
  // Whom a list leaves a case out for may still know its id, as from a colleague.
  const all = new Map([...lists.values()].flat().map((row) => [row.id, row]));
  let isSeen = false;
  for (const [name, own] of lists) {
    const held = await regionsOf(context, name);
    const barred = held === null ? [] : [...all.values()].filter((row) => !held.has(row.facilityRegion));
    for (const row of barred.slice(0, MOST)) {
      isSeen = true;
      const offered = own.find(({ id }) => id === row.id)?.allowedActions.includes('pickUp') === true;
      await tryToPickUp(context, name, row, offered);
    }
  }
  if (!isSeen)
    ledger.miss('roles', NAME, 'no available case is of a state in which a provider has no licence');
}

const PROVIDERS: readonly CallerName[] = ['provider', 'provider2'];

/** How many cases of one provider are tried. */
const MOST = 3;

async function availableTo({ prober }: CheckContext, caller: CallerName): Promise<readonly Row[]> {
  const query = { view: 'available', pageSize: 100 };
  const { data } = Rows.safeParse(dataOf(await prober.ask({ operation: 'listCases', caller, query })));
  return data?.items ?? [];
}

/** The states in which a licence of the provider's own profile goes on; null where no profile is shown. */
async function regionsOf({ prober }: CheckContext, caller: CallerName): Promise<ReadonlySet<string> | null> {
  const own = await prober.ask({ operation: 'getMyProfile', caller });
  const { data } = Profile.safeParse(dataOf(own));
  if (data === undefined) return null;
  const ended = endedBefore(own.headers.get('date'));
  return new Set(
    data.provider.licences.filter(({ expiresOn }) => expiresOn >= ended).map(({ region }) => region),
  );
}

async function tryToPickUp(
  { ledger, prober }: CheckContext,
  caller: CallerName,
  { id, etag, facilityRegion }: Row,
  isOffered: boolean,
): Promise<void> {
  const headers = { 'If-Match': etag, 'Idempotency-Key': newKey() };
  const told = await prober.ask({ operation: PICK_UP, caller, params: { caseId: id }, headers });
  // Somebody was there before: nothing is said of the licence.
  if (!told.isSound || told.status === 412) return;
  const isRefused = told.status === 403 || told.status === 404;
  if (isRefused && !isOffered) ledger.pass('roles', NAME);
  else
    ledger.fail(
      'roles',
      NAME,
      prober.findingOf(told, {
        says: 'Without a licence that goes on, a case is neither offered nor picked up: 403 LICENCE_REQUIRED.',
        place: placeOf(PICK_UP, '/responses/403'),
        came: `${isSuccess(told) ? `${told.status}, let in` : shortOf(told)}${isOffered ? ', and it is offered in the list' : ''}`,
        reached: [`getMyProfile as ${caller}: no licence of ${facilityRegion} goes on`],
      }),
    );
}
