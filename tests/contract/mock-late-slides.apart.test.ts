import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseListItem, CaseMessage, SubsectionSaved } from '#contracts/generated/wire.ts';
import type { UploadFound } from '#mock-server/resolvers/case-drafts/upload-lookup.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, START } from './mock-work.test-support.ts';

const uploads = new Map<string, UploadFound>();
vi.mock('#mock-server/resolvers/case-drafts/upload-lookup.ts', () => ({
  readyUpload: (_: unknown, id: string) => uploads.get(id) ?? null,
  hasRunningUploads: () => false,
}));

const WHY = 'A second section of the block was found.';
const LATE = {
  block: 'A1',
  displayId: 'A9',
  facilityId: 'MNY26-9 A9',
  slideType: 'HE',
  stain: null,
  slideCount: 1,
  reason: WHY,
};
let desk: Desk;

beforeEach(async () => {
  uploads.clear();
  desk = await openDesk();
});

const specimen = () => {
  const [first] = desk.stored().specimens;
  if (first === undefined) throw new Error('the demo world has changed');
  return first;
};
const addSlides = (changes: object = {}, as: Person = 'facility') =>
  desk.as(as, 'addSubsection', {
    params: { caseId: CASE, specimenId: specimen().id },
    body: { ...LATE, ...changes },
  });
const added = async (): Promise<string> => dataOf<SubsectionSaved>(await addSlides()).subsection.id;

function addImage(subsectionId: string, changes: Partial<UploadFound> = {}, id = 'upl_a') {
  uploads.set(id, {
    uploadId: id,
    userId: 'usr_demo000004',
    blobId: `blob-${id}`,
    fileName: 'found later.svs',
    checksum: id.charCodeAt(4).toString(16).padStart(64, '0'),
    sizeBytes: 4096,
    notShown: null,
    hasScale: true,
    companions: [],
    ...changes,
  });
  return desk.as('facility', 'addImage', {
    params: { caseId: CASE, specimenId: specimen().id, subsectionId },
    body: { uploadId: id },
  });
}
const thread = async (person: Person) =>
  dataOf<{ items: CaseMessage[] }>(
    await desk.as(person, 'listCaseMessages', { params: { caseId: CASE } }),
  ).items.map(({ side, text }) => `${side}: ${text}`);
const rowOfReader = async () =>
  dataOf<{ items: CaseListItem[] }>(
    await desk.as('provider', 'listCases', { query: { view: 'mine', pageSize: 100 } }),
  ).items.find(({ id }) => id === CASE);

describe('slides that a facility adds after it has sent the case out', () => {
  it('come to the reader as new, with the reason in the messages, and move no state', async () => {
    const before = specimen().totalNumberSlides;
    desk.time.now = START + 60_000;
    const slides = await added();
    expect(desk.stored().status).toBe('Selected');
    expect(specimen().totalNumberSlides).toBe(before + 1);
    const told = `facility: Slide A9 was added to specimen ${specimen().specimenID}: ${WHY}`;
    expect([await thread('facility'), await thread('provider')]).toEqual([[told], [told]]);
    expect(desk.noticesOf(PROVIDER)).toEqual(['case_message: There is a message about case DP-2026-000009.']);
    expect((await addImage(slides)).status).toBe(201);
    expect(await rowOfReader()).toMatchObject({ status: 'Selected', newImages: 1 });
    const trail = desk.api.world().caseEvents.by('case', CASE);
    expect(trail.slice(-3)).toMatchObject([
      { kind: 'case_changed', role: 'MedicalFacility', reason: null },
      { kind: 'message_sent', role: 'MedicalFacility', reason: null },
      { kind: 'case_changed', role: 'MedicalFacility', reason: null },
    ]);
    expect(JSON.stringify(trail)).not.toContain('second section');
  });

  it.each<[CaseRecord['status'], number]>([
    ['Submitted', 201],
    ['Available', 201],
    ['Selected', 201],
    ['AdditionalWorkRequested', 201],
    ['QAReview', 409],
    ['SignOutCompleted', 409],
    ['Cancelled', 409],
  ])('are taken while the report is open: %s answers %i', async (status, expected) => {
    const isFree = status === 'Submitted' || status === 'Available';
    desk.changeCase({ status, ...(isFree ? { assignedProviderId: null, selectedAt: null } : {}) });
    expect((await addSlides()).status).toBe(expected);
    if (expected === 201) expect(desk.stored().status).toBe(status);
    expect((await addSlides({ displayId: 'A10' }, 'admin')).status).toBe(status === 'Submitted' ? 201 : 409);
  });

  it('are refused as a whole with the rules of the form, and without a reason', async () => {
    const before = desk.stored();
    const refused = async (changes: object) =>
      ((await addSlides(changes)).body as { data: Record<string, string[]> }).data;
    expect(await refused({ reason: '  ' })).toEqual({ reason: ['Say why the slides are added now'] });
    const bare = { block: null, displayId: null, facilityId: null, slideType: null, slideCount: null };
    expect(Object.keys(await refused(bare)).toSorted()).toEqual([
      'block',
      'displayId',
      'facilityId',
      'slideCount',
      'slideType',
    ]);
    expect(await refused({ slideType: 'IHC' })).toEqual({ stain: ['Stain is required for this slide type'] });
    const taken = specimen().subsections[0]?.displayId ?? '';
    expect(await refused({ displayId: taken })).toEqual({ displayId: [`Slide ${taken} is entered twice`] });
    expect(desk.stored()).toEqual(before);
    expect(await thread('provider')).toEqual([]);
  });

  it('take as many images as they have slides, and other slides none', async () => {
    const slides = await added();
    expect((await addImage(slides)).status).toBe(201);
    expect(await addImage(slides, {}, 'upl_b')).toMatchObject({ status: 409, code: 'CASE_STATE' });
    const [first] = specimen().subsections;
    expect(first?.images.length).toBe(first?.slideCount);
    expect(await addImage(first?.id ?? '', {}, 'upl_c')).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('take no image that nobody can look at, or whose label names another case', async () => {
    const slides = await added();
    expect(await addImage(slides, { notShown: 'The file is cut off.' })).toMatchObject({
      status: 422,
      body: { data: { uploadId: ['The file is cut off.'] } },
    });
    expect(await addImage(slides, { fileName: 'OTH26-00001 A1.svs' })).toMatchObject({
      status: 422,
      body: { data: { uploadId: [expect.stringContaining('names another case')] } },
    });
    expect(specimen().subsections.at(-1)?.images).toEqual([]);
  });

  it('stay as they were added: only a draft is changed', async () => {
    const params = { caseId: CASE, specimenId: specimen().id, subsectionId: await added() };
    const { version } = desk.stored();
    for (const id of ['updateSubsection', 'deleteSubsection'] as const) {
      const body = id === 'updateSubsection' ? { body: { block: 'B1' } } : {};
      expect(await desk.as('facility', id, { params, version, ...body })).toMatchObject({
        status: 409,
        code: 'CASE_STATE',
      });
    }
  });
});
