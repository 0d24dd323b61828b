import { beforeEach, describe, expect, it } from 'vitest';
import { billingCalls } from './billing-desk.ts';
import { CASE, type Desk, openDesk, saveText, signOut } from './report-desk.ts';

const OF_A = 'bil_dp-2026-000009-1';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { move } = billingCalls(() => desk);

const correct = async (line: string, changes: object) => {
  const body = { ...changes, changeReason: 'The container says more.' };
  expect((await move('updateBilling', body, { line })).status).toBe(200);
};

/** Signs the case and waits for the release. */
async function release() {
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  desk.clock.now += 10 * 60_000;
  await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
}

const codesOfReport = () => desk.api.world().reportVersions.find(`${CASE}.v1`)?.content.codes ?? [];

describe('the billing copy of a report', () => {
  it('is under the code that Accounts typed in', async () => {
    await correct(OF_A, { code: '88307' });
    await release();
    const codes = codesOfReport();
    const levels = codes.filter(({ code }) => code === '88305' || code === '88307');
    expect(levels.map(({ code }) => code)).toEqual(['88307', ...Array.from({ length: 5 }, () => '88305')]);
  });

  it('has the specimen and the units that Accounts typed in, too', async () => {
    const world = desk.api.world();
    await correct(OF_A, { specimenID: 'B', units: 3 });
    const cocktail = world.billings.by('case', CASE).find(({ code }) => code === '88344');
    const { id, units, specimenID } = cocktail ?? expect.fail('the demo has changed');
    await correct(id, { notes: 'The plan was asked.' });
    world.billings.change(id, (line) => ({ ...line, units: units + 4 }));
    await release();
    const codes = codesOfReport();
    const of = (wanted: string) =>
      codes.flatMap((line) => (line.code === wanted ? [[line.specimenID, line.units]] : []));
    expect(of('88305').slice(0, 2)).toEqual([
      ['B', 3],
      ['B', 1],
    ]);
    // What nobody corrected there is as the rules have it.
    expect(of('88344')).toEqual([[specimenID, units]]);
  });
});
