import { type Mutant, spoiling, withData, withRows } from './mutant.ts';

const withActions =
  (change: (actions: readonly unknown[]) => readonly unknown[]) =>
  (thing: Readonly<Record<string, unknown>>) => {
    const actions = thing['allowedActions'];
    return Array.isArray(actions) ? { ...thing, allowedActions: change(actions) } : thing;
  };

/** Servers that offer something else than what may be done. */
export const OFFER_MUTANTS: readonly Mutant[] = [
  {
    name: 'nothing offered',
    wrong: 'offers nobody anything to do with a case, and lets them do it',
    part: 'state',
    operations: ['getCase', 'releaseCase', 'openCase'],
    spoil: spoiling(['getCase'], 200, { body: withData(withActions(() => [])) }),
  },
  {
    name: 'nothing offered in the pool',
    wrong: 'offers nobody to pick up a case of the pool, and lets them do it',
    part: 'state',
    operations: ['listCases', 'pickUpCase'],
    spoil: spoiling(['listCases'], 200, {
      body: withRows((rows) =>
        rows.map(withActions((actions) => actions.filter((action) => action !== 'pickUp'))),
      ),
    }),
  },
  {
    name: 'refused move offered',
    wrong: 'offers everybody to release a case, also where nobody holds it',
    part: 'state',
    operations: ['getCase', 'releaseCase'],
    spoil: spoiling(['getCase'], 200, {
      body: withData(withActions((actions) => [...new Set([...actions, 'release'])])),
    }),
  },
  {
    name: 'nothing offered in a list',
    wrong: 'offers nothing in the list of accounts, and something on the page of each of them',
    part: 'readback',
    operations: ['listAccounts', 'getAccount'],
    spoil: spoiling(['listAccounts'], 200, { body: withRows((rows) => rows.map(withActions(() => []))) }),
  },
];
