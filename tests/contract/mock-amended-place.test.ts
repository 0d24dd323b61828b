import { beforeEach, describe, expect, it } from 'vitest';
import { addendum, amendCase, amendment } from './amending.ts';
import { CASE, type Desk, openSignedDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openSignedDesk();
});

const correct = (...changes: readonly (readonly [field: string, was: string, is: string])[]) =>
  amendCase(desk, {
    ...amendment,
    changes: changes.map(([field, was, is]) => ({ field, specimenID: 'A', was, is })),
  });

const codesOf = (version: number) =>
  desk.api.world().reportVersions.find(`${CASE}.v${version}`)?.content.codes ?? expect.fail('no version');

describe('the place of a specimen that an amendment corrects', () => {
  it('is that of the case from then on, where lists and the viewer read it', async () => {
    const [before] = desk.stored().specimens;
    const answer = await correct(
      ['bodysite', 'Prostate', 'Seminal vesicle'],
      ['laterality', 'Right', 'Left'],
    );
    expect(answer.status).toBe(201);
    const [after, ...others] = desk.stored().specimens;
    expect(after).toEqual({ ...before, bodysite: 'Seminal vesicle', laterality: 'Left' });
    expect(others.map(({ bodysite }) => bodysite)).not.toContain('Seminal vesicle');
  });

  it('is kept by the value of the reference list, as the form of a case has it', async () => {
    await correct(['specimenType', 'Biopsy - Core Needle', 'Biopsy - Shave'], ['subsite', '', 'Apex']);
    expect(desk.stored().specimens[0]).toMatchObject({ specimenType: 'Biopsy_Shave', subsite: 'Apex' });
    const form = await desk.client.ask('getCaseForm', { params: { caseId: CASE }, as: desk.tokens.facility });
    expect(form.status).toBe(200);
  });

  it('gives its codes to the very version that corrects it, and the next addendum changes none', async () => {
    const before = codesOf(1);
    await correct(['specimenType', 'Biopsy - Core Needle', 'Resection - Total Organ']);
    const corrected = codesOf(2);
    expect(corrected).not.toEqual(before);
    const lines = () =>
      desk.api
        .world()
        .billings.by('case', CASE)
        .map(({ code, specimenID, status }) => [specimenID, code, status]);
    const billed = lines();
    expect((await amendCase(desk, addendum)).status).toBe(201);
    expect(codesOf(3)).toEqual(corrected);
    expect(lines()).toEqual(billed);
  });

  it.each([
    ['laterality', 'left one', 'Choose a side of the list for specimen A.'],
    ['bodysite', 'x'.repeat(81), 'Site of specimen A: use at most 80 characters.'],
    ['specimenType', 'x'.repeat(81), 'Kind of specimen of specimen A: use at most 80 characters.'],
  ])('is not %s %j, which no case can hold', async (field, is, text) => {
    const before = desk.stored().specimens;
    expect(await correct([field, '', is])).toMatchObject({
      status: 422,
      body: { data: { changes: [text] } },
    });
    expect(desk.stored().specimens).toEqual(before);
  });
});
