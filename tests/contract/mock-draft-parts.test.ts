import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseForm, SlideReceipt, SpecimenSaved, SubsectionSaved } from '#contracts/generated/wire.ts';
import type { MockApi } from '#mock-server/server.ts';
import { SLIDES, SPECIMEN } from '#tests/support/complete-case.ts';
import { type Draft, type DraftDesk, type Drafts, dataOf, draftDesk } from './case-drafts.ts';
import { key, type MockClient } from './mock-client.ts';

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let time: DraftDesk['time'];
let caseId: string;

beforeEach(async () => {
  ({ api, client, drafts, facility, time } = await draftDesk());
  caseId = await drafts.create(facility);
});

const readStored = () => api.world().cases.find(caseId);
const addSpecimen = async (body: object = {}) =>
  dataOf<SpecimenSaved>(await drafts.ask('addSpecimen', facility, { caseId }, body));
const letters = () => readStored()?.specimens.map(({ specimenID }) => specimenID);

describe('specimens', () => {
  it('are added empty or filled, each with the next free letter, and raise the version of the case', async () => {
    const first = await addSpecimen();
    expect(first).toMatchObject({ version: 2, specimen: { specimenID: 'A', totalNumberSlides: null } });
    expect(await addSpecimen(SPECIMEN)).toMatchObject({
      version: 3,
      specimen: { ...SPECIMEN, specimenID: 'B', subsections: [] },
    });
    expect(readStored()).toMatchObject({ version: 3, specimens: [{ id: first.specimen.id }, {}] });
  });

  it('are added once for one key', async () => {
    const headers = { 'Idempotency-Key': key() };
    const add = () => client.ask('addSpecimen', { params: { caseId }, headers, body: {}, as: facility });
    const [first, again] = [await add(), await add()];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(letters()).toEqual(['A']);
  });

  it('are 60 at most', async () => {
    const { specimen } = await addSpecimen();
    api
      .world()
      .cases.change(caseId, (record) => ({
        ...record,
        specimens: Array.from({ length: 60 }, (_, at) => ({
          ...specimen,
          id: `spc_${at}`,
          specimenID: `X${at}`,
          totalNumberSlides: 0,
          subsections: [],
        })),
      }));
    expect(await drafts.ask('addSpecimen', facility, { caseId }, {})).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { specimens: ['A case has 60 specimens at most.'] } },
    });
  });

  it('change only in what is sent; null empties a field', async () => {
    const { specimen } = await addSpecimen(SPECIMEN);
    const params = { caseId, specimenId: specimen.id };
    const body = { laterality: 'Right', subsite: null, totalNumberSlides: null };
    const answer = await drafts.ask('updateSpecimen', facility, params, body);
    expect(dataOf<SpecimenSaved>(answer).specimen).toEqual({ ...specimen, ...body });
    const half = { specimenCollectionDate: '2026-13-01' };
    expect((await drafts.ask('updateSpecimen', facility, params, half)).status).toBe(400);
  });

  it('go with their slides; the letters of others with slides stay', async () => {
    const draft = await drafts.addParts(facility, caseId);
    await addSpecimen();
    const last = await drafts.addParts(facility, caseId);
    expect(letters()).toEqual(['A', 'B', 'C']);
    await drafts.ask('deleteSpecimen', facility, { caseId, specimenId: draft.specimenId });
    expect(readStored()?.specimens.map(({ id, specimenID }) => [id === last.specimenId, specimenID])).toEqual(
      [
        [false, 'A'],
        [true, 'C'],
      ],
    );
    const params = { caseId, specimenId: draft.specimenId };
    expect((await drafts.ask('deleteSpecimen', facility, params)).status).toBe(404);
  });

  it('stay while a provider has ordered slides of them', async () => {
    const { specimenId } = await order();
    expect(await drafts.ask('deleteSpecimen', facility, { caseId, specimenId })).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
    });
  });
});

/** A draft whose slides a provider ordered. */
async function order(): Promise<Draft> {
  const draft = await drafts.addParts(facility, caseId);
  api
    .world()
    .cases.change(caseId, (record) => ({
      ...record,
      specimens: record.specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((slides) => ({ ...slides, isRequested: true })),
      })),
    }));
  return draft;
}

describe('slides', () => {
  it('are added to a specimen, changed and taken out again', async () => {
    const draft = await drafts.addParts(facility, caseId);
    expect(readStored()?.specimens[0]?.subsections).toMatchObject([{ id: draft.subsectionId, ...SLIDES }]);
    const body = { slideCount: null, stain: ' <b>PAS</b> ' };
    const answer = await drafts.ask('updateSubsection', facility, { ...draft }, body);
    expect(dataOf<SubsectionSaved>(answer)).toMatchObject({
      specimenId: draft.specimenId,
      subsection: { ...SLIDES, slideCount: null, stain: 'PAS' },
    });
    expect((await drafts.ask('deleteSubsection', facility, { ...draft })).status).toBe(200);
    expect(readStored()?.specimens[0]?.subsections).toEqual([]);
    expect((await drafts.ask('updateSubsection', facility, { ...draft }, body)).status).toBe(404);
  });

  it('that were ordered keep block and stain, and are not found where slides are taken out', async () => {
    const draft = await order();
    const refused = await drafts.ask('updateSubsection', facility, { ...draft }, { stain: 'PAS' });
    expect(refused).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { stain: ['Slides that were ordered keep block and stain.'] } },
    });
    const names = { displayId: 'A1-2', facilityId: 'EX26-00131 A1-2' };
    expect((await drafts.ask('updateSubsection', facility, { ...draft }, names)).status).toBe(200);
    expect((await drafts.ask('deleteSubsection', facility, { ...draft })).status).toBe(404);
  });
});

describe('the version of the case', () => {
  it.each([
    ['updateSpecimen', {}],
    ['deleteSpecimen', undefined],
    ['updateSubsection', {}],
    ['deleteSubsection', undefined],
  ] as const)('is wanted by %s, and must be the present one', async (id, body) => {
    const draft = await drafts.addParts(facility, caseId);
    const before = readStored();
    const ask = (headers: Record<string, string>) =>
      client.ask(id, {
        params: { ...draft },
        headers,
        as: facility,
        ...(body === undefined ? {} : { body }),
      });
    expect(await ask({})).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    expect(await ask({ 'If-Match': '"v1"' })).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(readStored()).toEqual(before);
  });
});

describe('the receipt of mailed slides', () => {
  const received = '2026-11-21T11:00:00Z';
  let admin: string;
  let draft: Draft;
  beforeEach(async () => {
    admin = await client.logIn('admin');
    draft = await drafts.complete(facility);
    caseId = draft.caseId;
    await drafts.ask('sendOutCase', facility, { caseId }, {});
  });
  const record = (slides: readonly object[], more: object = {}, as = admin) =>
    drafts.ask('submitSpecimenForm', as, { caseId }, { receivedAt: received, slides, ...more });

  it('counts every listed slide as come or missing, and a new one takes its place', async () => {
    const slides = { subsectionId: draft.subsectionId, received: 1, missing: 1, condition: 'faded' };
    const answer = await record([slides], { leftovers: ['One slide without a label'] });
    expect(answer.status).toBe(201);
    expect(dataOf<SlideReceipt>(answer)).toMatchObject({
      slidesListed: 2,
      slidesReceived: 1,
      slidesMissing: 1,
      blocksReceived: null,
      recordedBy: { userId: 'usr_demo000006' },
      leftovers: ['One slide without a label'],
      version: readStored()?.version,
    });
    await record([{ ...slides, received: 2, missing: 0 }], { blocksReceived: 1 });
    expect(api.world().requisitions.find(caseId)?.receipt).toMatchObject({
      blocksReceived: 1,
      slides: [{ received: 2, missing: 0 }],
    });
  });

  it('is shown to staff with what belongs to no slide, stays received when it was, and is replaced in its sight only', async () => {
    const [name, another] = ['S26-1 A9', 'S26-1 A10'];
    const shown = async (as: string) =>
      dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as })).receipt;
    expect(await shown(admin)).toBeNull();
    const slides = { subsectionId: draft.subsectionId, received: 1, missing: 1 };
    const count = (body: object, headers = {}) =>
      drafts.ask('submitSpecimenForm', admin, { caseId }, { slides: [slides], ...body }, headers);
    const first = drafts.version(caseId);
    expect((await count({ leftovers: [name] })).status).toBe(201);
    const last = await shown(admin);
    expect(last).toEqual({
      receivedAt: new Date(time.now).toISOString(),
      recordedBy: { userId: 'usr_demo000006', displayName: 'Perpetua Holm' },
      trackingNumber: null,
      blocksReceived: null,
      blocksAnnounced: null,
      slides: [{ ...slides, condition: null, note: null }],
      leftovers: [name],
    });
    expect(await shown(facility)).toBeNull();

    time.now += 24 * 3_600_000;
    admin = await client.logIn('admin');
    const whole = { slides: [{ ...slides, received: 2, missing: 0 }], leftovers: [name, another] };
    expect(await count(whole, { 'If-Match': first })).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect(await shown(admin)).toEqual(last);
    expect((await count(whole)).status).toBe(201);
    expect(await shown(admin)).toMatchObject({
      receivedAt: last?.receivedAt,
      slides: [{ received: 2, missing: 0 }],
      leftovers: [name, another],
    });
  });

  it('counts no slide that a reader has ordered, which comes with the answer to the order', async () => {
    const [own] = readStored()?.specimens[0]?.subsections ?? [];
    if (own === undefined) throw new Error('The case has no slide.');
    const ordered = { ...own, id: 'sub_ordered', displayId: 'A1-R1', isRequested: true };
    api
      .world()
      .cases.change(caseId, (record) => ({
        ...record,
        specimens: record.specimens.map((one) => ({ ...one, subsections: [...one.subsections, ordered] })),
      }));
    const slides = { subsectionId: draft.subsectionId, received: 2, missing: 0 };
    expect(dataOf<SlideReceipt>(await record([slides]))).toMatchObject({
      slidesListed: 2,
      slidesReceived: 2,
    });
  });

  it('is refused while a slide is not accounted for, or is of another case', async () => {
    const slides = { subsectionId: draft.subsectionId, received: 1, missing: 0 };
    expect(await record([slides])).toMatchObject({
      status: 422,
      code: 'SLIDES_UNMATCHED',
      body: { data: { slides: ['Slide A1: 2 listed, 1 received, 0 missing'] } },
    });
    const whole = { ...slides, received: 2 };
    for (const wrong of [
      [whole, whole],
      [whole, { ...slides, subsectionId: 'sub_other' }],
      [{ ...whole, imageIds: ['img_other'] }],
    ])
      expect(await record(wrong)).toMatchObject({ code: 'SLIDES_UNMATCHED' });
    expect(api.world().requisitions.find(caseId)?.receipt).toBeNull();
  });

  it('is for Lab_Operations and admins without a duty, while the case is Submitted', async () => {
    const slides = { subsectionId: draft.subsectionId, received: 2, missing: 0 };
    const duty = (staffRole: 'Accounts' | 'Lab_Operations') =>
      api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
    duty('Accounts');
    expect(await record([slides])).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    duty('Lab_Operations');
    expect((await record([slides])).status).toBe(201);
    api.world().cases.change(caseId, (aCase) => ({ ...aCase, status: 'Available' }));
    expect(await record([slides])).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });
});
