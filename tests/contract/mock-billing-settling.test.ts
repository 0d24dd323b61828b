import { beforeEach, describe, expect, it } from 'vitest';
import { billingCalls } from './billing-desk.ts';
import { CANADIAN, settlingCalls } from './billing-settling.test-support.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut } from './report-desk.ts';

const OF_A = 'bil_dp-2026-000009-1';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const { readStored, move, create } = billingCalls(() => desk);
const { linesOf, settle } = settlingCalls(() => desk);

/** Code, units and state of what is charged for a specimen, or for the whole case (null). */
const chargedFor = (specimenID: string | null, caseId = CASE) =>
  linesOf(caseId)
    .filter((line) => line.specimenID === specimenID && line.status !== 'Void')
    .map(({ code, units, status }) => [code, units, status]);

const correct = async (line: string, changes: object) => {
  const body = { ...changes, changeReason: 'The container says more.' };
  expect((await move('updateBilling', body, { line })).status).toBe(200);
};
const annul = async (line: string) =>
  expect((await move('voidBilling', { reason: 'No charge agreed.' }, { line })).status).toBe(200);

/** Signs the case and waits for the release, which works its lines out again twice. */
async function release() {
  await saveText(desk, 0);
  expect((await signOut(desk)).status).toBe(200);
  desk.clock.now += 10 * 60_000;
  await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
}

/** The line of the case for its antibody cocktail. */
function cocktail() {
  const line = linesOf(CASE).find(({ code }) => code === '88344');
  if (line === undefined) throw new Error('the demo has changed');
  return line;
}

describe('lines that are worked out again', () => {
  it('do not bring back the code that Accounts corrected', async () => {
    await correct(OF_A, { code: '88307' });
    await release();
    expect(chargedFor('A')).toEqual([['88307', 1, 'Ready']]);
    expect(readStored(OF_A)).toMatchObject({ autoValue: { code: '88305', units: 1 } });
  });

  it('leave the one fee of a Canadian case under the code that Accounts typed in', async () => {
    const [fee] = linesOf(CANADIAN);
    expect(fee?.code).toBe('FEEON');
    await correct(fee?.id ?? '', { code: 'L866' });
    settle(CANADIAN);
    settle(CANADIAN);
    expect(chargedFor(null, CANADIAN)).toEqual([['L866', 1, 'Pending']]);
  });

  it('do not bring back a specimen or units that Accounts corrected', async () => {
    await correct(OF_A, { specimenID: 'B' });
    const { id, specimenID } = cocktail();
    desk.api.world().billings.change(id, (line) => ({ ...line, units: 2 }));
    await correct(id, { units: 1 });
    desk.api.world().billings.change(id, (line) => ({ ...line, status: 'Invoiced' }));
    settle();
    expect(chargedFor('A')).toEqual([]);
    expect(chargedFor('B').map(([code]) => code)).toEqual(['88305', '88305']);
    expect(chargedFor(specimenID)).toContainEqual(['88344', 1, 'Invoiced']);
    expect(linesOf(CASE).filter(({ code }) => code === '88344')).toHaveLength(1);
  });

  it('let a corrected line stand for its new code where the rules come to the same', async () => {
    const world = desk.api.world();
    // As the rules had it before the case was corrected.
    world.billings.change(OF_A, (line) => ({ ...line, code: '88304' }));
    await correct(OF_A, { code: '88305' });
    settle();
    expect(chargedFor('A')).toEqual([['88305', 1, 'Pending']]);
    expect(readStored(OF_A)).toMatchObject({ autoValue: { code: '88305' } });
  });

  it('do not charge what a person voided', async () => {
    await annul(OF_A);
    const [fee] = linesOf(CANADIAN);
    await annul(fee?.id ?? '');
    await release();
    settle(CANADIAN);
    expect(chargedFor('A')).toEqual([]);
    expect(chargedFor(null, CANADIAN)).toEqual([]);
    expect(linesOf(CASE).filter(({ specimenID }) => specimenID === 'A')).toHaveLength(1);
  });

  it('take a line that was added by hand for one that it replaces', async () => {
    const { id, specimenID } = cocktail();
    await annul(id);
    expect((await create({ code: '88344', specimenID })).status).toBe(201);
    settle();
    expect(chargedFor(specimenID).filter(([code]) => code === '88344')).toEqual([['88344', 1, 'Pending']]);
  });

  it('give a line again that was voided with its case, once the case is restored', () => {
    const { billings } = desk.api.world();
    billings.change(OF_A, (line) => ({ ...line, status: 'Void', voidedBy: 'voidWithCase' }));
    settle();
    expect(chargedFor('A')).toEqual([['88305', 1, 'Pending']]);
  });

  it('void an open line whose units others carry already, unless a person changed it', () => {
    const { id, specimenID } = cocktail();
    const { billings } = desk.api.world();
    const invoiced = billings.change(id, (line) => ({ ...line, status: 'Invoiced' }));
    const more = { ...invoiced, id: 'bil_more000001', status: 'Ready' as const, units: 2, version: 1 };
    billings.insert(more);
    settle();
    expect(readStored(more.id)).toMatchObject({
      status: 'Void',
      voidReason: 'Other lines stand for all that the rules give.',
    });
    const kept = { ...more, id: 'bil_kept000001', changeReason: 'Two cocktails.' };
    billings.insert(kept);
    settle();
    expect(chargedFor(specimenID).filter(([code]) => code === '88344')).toEqual([
      ['88344', 1, 'Invoiced'],
      ['88344', 2, 'Ready'],
    ]);
  });

  it('are of the component that the facility corrected, and stay open to Accounts', async () => {
    expect(readStored(OF_A)).toMatchObject({ component: 0, modifier: '26' });
    desk.setCase({ billingComponent: 2 });
    settle();
    expect(readStored(OF_A)).toMatchObject({ component: 2, modifier: null, amountCents: 7600 });
    await correct(OF_A, { units: 2 });
  });

  it('void a line that was denied and made ready again, once the rules give it no more', async () => {
    const { billings } = desk.api.world();
    billings.change(OF_A, (line) => ({ ...line, status: 'Denied' }));
    expect((await move('reopenBilling', { reason: 'It has come.' }, { line: OF_A })).status).toBe(200);
    settle();
    expect(readStored(OF_A)).toMatchObject({ status: 'Ready', changeReason: null, autoValue: null });
    const [first, ...others] = desk.stored().specimens;
    if (first === undefined) throw new Error('the demo has changed');
    desk.setCase({ specimens: [{ ...first, specimenType: 'Prostatectomy' }, ...others] });
    settle();
    expect(readStored(OF_A)).toMatchObject({ status: 'Void' });
    expect(chargedFor('A')).toEqual([['88309', 1, 'Pending']]);
  });

  it('keep the reason of a correction where the line is denied and made ready again', async () => {
    await correct(OF_A, { code: '88307' });
    desk.api.world().billings.change(OF_A, (line) => ({ ...line, status: 'Denied' }));
    await move('reopenBilling', { reason: 'It has come.' }, { line: OF_A });
    expect(readStored(OF_A)).toMatchObject({ changeReason: 'The container says more.' });
  });

  it('have none for an ordered slide whose only file was a wrong one that was taken off again', () => {
    const orderStain = (letter: string, stain: string, gone: boolean) =>
      desk.setCase({
        specimens: desk.stored().specimens.map((specimen) => {
          const [slide] = specimen.subsections;
          if (specimen.specimenID !== letter || slide === undefined) return specimen;
          const images = slide.images.map((image) => ({ ...image, imageId: `${image.imageId}-ihc`, gone }));
          const ordered = { ...slide, id: `${slide.id}-ihc`, slideType: 'IHC', isRequested: true };
          return { ...specimen, subsections: [...specimen.subsections, { ...ordered, stain, images }] };
        }),
      });
    orderStain('A', 'CD20', true);
    orderStain('B', 'CD3', false);
    settle();
    expect(chargedFor('A')).toEqual([['88305', 1, 'Pending']]);
    expect(chargedFor('B')).toContainEqual(['88342', 1, 'Pending']);
  });

  it('take pathologist, findings, debtor and day from the case where Accounts changed other fields only', async () => {
    desk.api.world().billings.change(OF_A, (line) => ({ ...line, providerId: null }));
    desk.setCase({ clinicalInfo: { ...desk.stored().clinicalInfo, icd10: ['R97.20'] } });
    settle();
    await correct(OF_A, { code: '88307', dateOfService: readStored(OF_A)?.dateOfService });
    await release();
    const reader = desk.stored().signerId;
    expect(reader).not.toBeNull();
    expect(readStored(OF_A)).toMatchObject({ code: '88307', providerId: reader, icd10: ['N40.0'] });
  });

  it('go on under the new code, with the note and payer of Accounts, where nobody changed what they bill', async () => {
    desk.api.world().billings.change(OF_A, (line) => ({ ...line, providerId: null }));
    await correct(OF_A, { notes: 'The plan was asked.', billTo: 'payer', payer: 'Cigna' });
    const [first, ...others] = desk.stored().specimens;
    if (first === undefined) throw new Error('the demo has changed');
    desk.setCase({ specimens: [{ ...first, specimenType: 'Prostatectomy' }, ...others] });
    await release();
    expect(chargedFor('A')).toEqual([['88309', 1, 'Ready']]);
    const reader = desk.stored().signerId;
    const kept = { notes: 'The plan was asked.', payer: 'Cigna', autoValue: { code: '88309' } };
    expect(readStored(OF_A)).toMatchObject({ ...kept, providerId: reader, icd10: ['N40.0'] });
  });

  it('are void where nobody changed what they bill and nothing new stands in their place', async () => {
    await correct(OF_A, { notes: 'The plan was asked.' });
    desk.setCase({ specimens: desk.stored().specimens.slice(1) });
    settle();
    expect(readStored(OF_A)).toMatchObject({ status: 'Void', notes: 'The plan was asked.' });
  });

  it('have a pathologist also where no rule gives them any more or a person added them before the pickup', async () => {
    desk.api.world().billings.change(OF_A, (line) => ({ ...line, providerId: null }));
    await correct(OF_A, { code: '88307' });
    const added = dataOf(await create({ code: '88313', specimenID: 'A' }));
    const own = linesOf(CASE).find(({ source }) => source === 'manual')?.id ?? '';
    desk.api.world().billings.change(own, (line) => ({ ...line, providerId: null }));
    expect(added).toMatchObject({ id: own });
    const [first, ...others] = desk.stored().specimens;
    if (first === undefined) throw new Error('the demo has changed');
    desk.setCase({ specimens: [{ ...first, specimenType: 'Prostatectomy' }, ...others] });
    await release();
    const reader = desk.stored().signerId;
    const filled = { status: 'Ready', providerId: reader };
    expect(readStored(OF_A)).toMatchObject({ ...filled, code: '88307', icd10: ['N40.0'] });
    expect(readStored(own)).toMatchObject({ ...filled, icd10: [] });
  });

  it('follow the rules in code and units where Accounts changed another field only', async () => {
    const { id } = cocktail();
    desk.api.world().billings.change(id, (line) => ({ ...line, units: 2 }));
    await correct(id, { billTo: 'payer', payer: 'Cigna' });
    settle();
    expect(readStored(id)).toMatchObject({ units: 1, payer: 'Cigna', autoValue: { units: 1 } });
    await correct(id, { units: 3 });
    settle();
    expect(readStored(id)).toMatchObject({ units: 3, payer: 'Cigna', autoValue: { units: 1 } });
  });

  it('tell Accounts nothing of how the rules remember', async () => {
    await correct(OF_A, { specimenID: 'B' });
    await annul(OF_A);
    const answer = dataOf(await move('getBilling', undefined, { line: OF_A }));
    expect(answer).not.toHaveProperty('voidedBy');
    expect(answer).not.toHaveProperty('autoSpecimenID');
    expect(answer).not.toHaveProperty('changedByHand');
  });
});

describe('the diagnosis codes of a line', () => {
  it('are those of the findings once there are some, unless a person corrected the line', async () => {
    const [corrected, ruled] = linesOf(CASE).filter(({ code }) => code === '88305');
    if (corrected === undefined || ruled === undefined) throw new Error('the demo has changed');
    desk.setCase({ clinicalInfo: { ...desk.stored().clinicalInfo, icd10: ['R97.20'] } });
    settle();
    expect(readStored(ruled.id)?.icd10).toEqual(['R97.20']);
    await correct(corrected.id, { icd10: ['C61'] });
    await release();
    expect(readStored(ruled.id)?.icd10).toEqual(['N40.0']);
    expect(readStored(corrected.id)?.icd10).toEqual(['C61']);
  });
});
