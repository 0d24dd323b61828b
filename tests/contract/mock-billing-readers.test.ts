import { expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { billingCalls } from './billing-desk.ts';
import { dataOf, openDesk, saveText, signOut, THIRD_PROVIDER } from './report-desk.ts';

it('a line made by hand has the signer although another reader had the case then, unless somebody typed whom', async () => {
  const desk = await openDesk();
  const { readStored, move, create } = billingCalls(() => desk);
  const add = async (changes: object) =>
    String(dataOf(await create({ code: '88313', specimenID: 'A', ...changes }))['id']);
  desk.setCase({ assignedProviderId: SECOND_PROVIDER });
  const added = await add({});
  const noted = await add({ specimenID: 'B' });
  const typed = await add({ specimenID: 'C', providerId: SECOND_PROVIDER });
  const chosen = await add({ specimenID: 'D' });
  expect(readStored(added)?.providerId).toBe(SECOND_PROVIDER);
  const correct = async (line: string, changes: object) => {
    const body = { ...changes, changeReason: 'The plan was asked.' };
    expect((await move('updateBilling', body, { line })).status).toBe(200);
  };
  await correct(noted, { notes: 'Covered.', providerId: SECOND_PROVIDER });
  await correct(chosen, { providerId: THIRD_PROVIDER });
  desk.setCase({ assignedProviderId: PROVIDER });
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  const providers = [added, noted, typed, chosen].map((line) => readStored(line)?.providerId);
  expect(providers).toEqual([PROVIDER, PROVIDER, SECOND_PROVIDER, THIRD_PROVIDER]);
});
