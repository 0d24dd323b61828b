import { beforeEach, describe, expect, it } from 'vitest';
import { addendum, amendCase, amendment } from './amending.ts';
import { CASE, type Desk, dataOf, openSignedDesk } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openSignedDesk();
});

const amend = (body: unknown) => amendCase(desk, body);

describe('an addendum', () => {
  it('is begun without a signature, and the signed report stays as it is', async () => {
    const before = desk.api.world().reportVersions.find(`${CASE}.v1`);
    const answer = await amend({ kind: 'Addendum', reason: 'A stain came in.' });
    expect(answer.status).toBe(201);
    expect(dataOf(answer)).toMatchObject({
      postSignOut: 'AddendumInProgress',
      reportState: 'Final',
      reportVersion: 1,
      signedAt: null,
    });
    expect(desk.api.world().openAmendments.find(CASE)).toMatchObject({ kind: 'Addendum', text: null });
    const shown = await desk.client.ask('getPrimaryDiagnosis', {
      params: { caseId: CASE },
      as: desk.tokens.provider,
    });
    expect(dataOf(shown).openAmendment).toMatchObject({ kind: 'Addendum', reason: 'A stain came in.' });
    expect(desk.api.world().reportVersions.by('case', CASE)).toEqual([before]);
  });

  it('that is signed is the next version, and the first one is unchanged', async () => {
    const before = desk.api.world().reportVersions.find(`${CASE}.v1`);
    await amend({ kind: 'Addendum', reason: 'A stain came in.' });
    const answer = await amend(addendum);
    expect(dataOf(answer)).toMatchObject({ postSignOut: 'None', reportState: 'Addended', reportVersion: 2 });
    const world = desk.api.world();
    expect(world.reportVersions.find(`${CASE}.v1`)).toEqual(before);
    expect(world.reportVersions.find(`${CASE}.v2`)?.content).toMatchObject({
      heading: 'ADDENDUM',
      addenda: [{ kind: 'Addendum', version: 2, text: addendum.text, cause: null }],
      diagnoses: before?.content.diagnoses,
    });
    expect(world.openAmendments.find(CASE)).toBeNull();
  });

  it('keeps another amendment waiting, and waits for one itself', async () => {
    for (const [kind, other, text] of [
      ['Addendum', amendment, 'Sign the addendum in progress first.'],
      ['Amendment', addendum, 'Sign the amendment in progress first.'],
    ] as const) {
      desk.setCase({ postSignOut: 'None' });
      expect(await amend({ kind, reason: 'A stain came in.' })).toMatchObject({ status: 201 });
      const refused = { status: 409, code: 'AMENDMENT_OPEN', body: { error: text } };
      expect(await amend(other)).toMatchObject(refused);
      expect(desk.stored().postSignOut).toBe(`${kind}InProgress`);
    }
  });

  it('wants a text', async () => {
    expect(await amend({ ...addendum, text: ' ' })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { text: ['Write the text of the addendum.'] } },
    });
    expect(desk.stored().reportState).toBe('Final');
  });

  it('with a gap of a template in it is kept and not signed', async () => {
    const text = 'FISH: {result}.';
    expect(await amend({ kind: 'Addendum', reason: addendum.reason, text })).toMatchObject({ status: 201 });
    expect(await amend({ ...addendum, text })).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { text: ['Fill in {result} in the addendum.'] } },
    });
    expect(await amend(addendum)).toMatchObject({ status: 201 });
  });
});
