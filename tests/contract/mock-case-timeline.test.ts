import { beforeEach, describe, expect, it } from 'vitest';
import type { Case, CaseListItem, CaseTimeline } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, START, writeDiagnosis } from './mock-work.test-support.ts';

const HOUR_MS = 3_600_000;
const params = { caseId: CASE };
const QUESTION = { questions: [{ about: 'other', text: 'What was the last PSA?' }] };
let desk: Desk;

/** Friday morning: sent at 5, available at 6, taken at 8, and it is 9 in New York. */
const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();
beforeEach(async () => {
  desk = await openDesk();
  desk.changeCase({
    sentAt: at(-4),
    availableAt: at(-3),
    selectedAt: at(-1),
    dueAt: at(48),
    priority: 'Routine',
  });
});

const timeline = async (person: Person = 'facility') =>
  dataOf<CaseTimeline>(await desk.as(person, 'getCaseTimeline', { params }));
const later = (hours: number) => {
  desk.time.now = START + hours * HOUR_MS;
};
const version = () => desk.stored().version;
const ask = async () =>
  dataOf<{ questions: { id: string }[] }>(
    await desk.as('provider', 'askForInformation', { params, version: version(), body: QUESTION }),
  ).questions[0]?.id ?? '';
const answer = (requestId: string) =>
  desk.as('facility', 'answerQuestion', {
    params: { ...params, requestId },
    version: 1,
    body: { answer: 'It was 4.' },
  });

describe('the timeline of a case', () => {
  it('has every wait with its owner, and both clocks agree with it', async () => {
    later(1);
    const question = await ask();
    later(3);
    await answer(question);
    later(4);
    const { waits, turnaround } = await timeline();
    const told = waits.map(({ owner, reasons, workingHours, countsInNet }) => [
      owner,
      reasons.join(),
      workingHours,
      countsInNet,
    ]);
    expect(told).toEqual([
      ['operator', 'intake', 1, false],
      ['pool', 'no_reader_yet', 2, true],
      ['pathologist', 'reading', 2, true],
      ['facility', 'question', 2, false],
      ['pathologist', 'reading', 1, true],
    ]);
    expect(turnaround).toMatchObject({ grossHours: 7, netHours: 5, isRunning: true, grossDays: 0.29 });
    expect(waits.at(-1)).toMatchObject({ to: null, person: { userId: PROVIDER } });
  });

  it('counts no hour of a weekend', async () => {
    later(24 * 3);
    const { turnaround } = await timeline();
    // Friday from 6 in the morning to midnight, and Monday until 9.
    expect(turnaround).toMatchObject({ grossHours: 27, netHours: 27 });
  });

  it('tells facility and reader alike, nobody else, and of a second reader no name', async () => {
    desk.changeCase({ status: 'QAReview', qaProviderId: 'usr_demo000002' });
    const { waits } = await timeline('np');
    expect(waits.at(-1)).toMatchObject({ owner: 'second_reader', person: null });
    expect((await timeline('provider')).waits).toEqual(waits);
    expect(await desk.as('provider2', 'getCaseTimeline', { params })).toMatchObject({ status: 404 });
  });

  it('has no waits for a draft and keeps holds beside them', async () => {
    await desk.as('admin', 'holdCase', { params, version: version(), body: { reason: 'legal' } });
    expect((await timeline()).holds).toMatchObject([{ reason: 'legal', from: at(0), to: null }]);
    desk.changeCase({ status: 'Draft', sentAt: null, availableAt: null, selectedAt: null });
    expect(await timeline()).toMatchObject({ waits: [], turnaround: null });
  });
});

const MAJOR = { agreement: 'MajorDisagreement', categories: ['interpretive'], comment: 'I see no tumour.' };

describe('a second review that disagrees', () => {
  it('gives the case back to its reader, and its facility has one review that goes on', async () => {
    writeDiagnosis(
      desk,
      desk
        .stored()
        .specimens.map(({ specimenID }) => ({ specimenID, text: 'PROSTATE, NEEDLE BIOPSY: benign.' })),
    );
    const asked = await desk.as('provider', 'requestQaReview', {
      params,
      version: version(),
      body: { kind: 'Prospective' },
    });
    const ofTask = { params: { taskId: dataOf<{ taskId: string }>(asked).taskId } };
    later(1);
    await desk.as('provider2', 'startTask', { ...ofTask, version: 1 });
    expect(
      await desk.as('provider2', 'submitQaResult', { ...ofTask, version: 2, body: MAJOR }),
    ).toMatchObject({ status: 200 });
    later(3);
    expect(desk.stored().status).toBe('Selected');
    const ends = async (person: Person) =>
      (await timeline(person)).waits
        .slice(3)
        .map(({ owner, reasons, status, workingHours, person: who, to }) => [
          owner,
          reasons.join(),
          status,
          workingHours,
          who?.userId,
          to,
        ]);
    expect(await ends('provider')).toEqual([
      ['second_reader', 'second_review', 'QAReview', 1, undefined, at(1)],
      ['pathologist', 'reading', 'Selected', 2, PROVIDER, null],
    ]);
    const told = [['second_reader', 'second_review', 'QAReview', 3, undefined, null]];
    expect(await ends('facility')).toEqual(told);
    expect(await ends('np')).toEqual(told);
    const rows = await desk.as('facility', 'listCases', { query: { view: 'send-out', pageSize: 100 } });
    const row = dataOf<{ items: CaseListItem[] }>(rows).items.find(({ id }) => id === CASE);
    expect(row?.waits.slice(3)).toEqual([
      { owner: 'second_reader', reasons: ['second_review'], workingHours: 3, isOpen: true },
    ]);
  });
});

describe('a case and its row', () => {
  const whole = async (person: Person) => dataOf<Case>(await desk.as(person, 'getCase', { params }));
  const row = async (person: Person, view: string) =>
    dataOf<{ items: CaseListItem[] }>(
      await desk.as(person, 'listCases', { query: { view, pageSize: 100 } }),
    ).items.find(({ id }) => id === CASE);

  it('name the pathologist, the clocks and what is open, to the facility too', async () => {
    later(1);
    await ask();
    later(2);
    const standing = {
      provider: { userId: PROVIDER },
      sentAt: at(-4),
      signedAt: null,
      reportState: 'None',
      postSignOut: 'None',
      openRequests: 1,
      waitingSince: at(1),
      turnaround: { grossHours: 5, netHours: 4, isRunning: true },
    };
    expect(await whole('facility')).toMatchObject({ ...standing, holds: [] });
    expect(await row('facility', 'send-out')).toMatchObject(standing);
    expect(await row('provider', 'mine')).toMatchObject(standing);
    expect(await row('admin', 'all')).toMatchObject({ ...standing, onHold: false, nameAlert: false });
  });

  it('tell the waits of its timeline with their owners, except where nobody may know the case', async () => {
    later(1);
    await ask();
    later(3);
    const waits = [
      { owner: 'operator', reasons: ['intake'], workingHours: 1, isOpen: false },
      { owner: 'pool', reasons: ['no_reader_yet'], workingHours: 2, isOpen: false },
      { owner: 'pathologist', reasons: ['reading'], workingHours: 2, isOpen: false },
      { owner: 'facility', reasons: ['question'], workingHours: 2, isOpen: true },
    ];
    expect((await row('facility', 'send-out'))?.waits).toEqual(waits);
    expect((await row('provider', 'mine'))?.waits).toEqual(waits);
    expect((await row('admin', 'all'))?.waits).toEqual(waits);
    desk.changeCase({ status: 'Available', assignedProviderId: null, selectedAt: null });
    expect((await row('provider', 'available'))?.waits).toEqual([]);
    desk.changeCase({ status: 'Draft', sentAt: null, availableAt: null });
    expect((await row('facility', 'send-out'))?.waits).toEqual([]);
  });

  it('carry the NEW mark until what came is opened', async () => {
    expect(await row('provider', 'mine')).toMatchObject({ newImages: 0, newSince: null, waitingSince: null });
    const [slide] = desk.stored().specimens[0]?.subsections ?? [];
    desk.addImages(slide?.id ?? '', ['img_new-1', 'img_new-2']);
    const upload = (addedAt: string) => ({
      uploadId: 'upl_1',
      checksum: 'a'.repeat(64),
      sizeBytes: 1,
      addedAt,
      readable: true,
      notShown: null,
      hasScale: true,
    });
    const { specimens } = desk.stored();
    desk.changeCase({
      specimens: specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((one) => ({
          ...one,
          images: one.images.map((image) =>
            image.imageId.startsWith('img_new')
              ? { ...image, upload: upload(image.imageId === 'img_new-1' ? at(2) : at(1)) }
              : image,
          ),
        })),
      })),
    });
    later(3);
    expect(await row('provider', 'mine')).toMatchObject({ newImages: 2, newSince: at(1) });
    await desk.as('provider', 'recordImageOpened', { params: { ...params, imageId: 'img_new-2' } });
    expect(await row('provider', 'mine')).toMatchObject({ newImages: 1, newSince: at(2) });
  });

  it('stops both clocks at the signature', async () => {
    desk.changeCase({
      status: 'SignOutCompleted',
      signedAt: at(1),
      signerId: PROVIDER,
      reportState: 'Final',
    });
    later(100);
    expect(await row('facility', 'send-out')).toMatchObject({
      signedAt: at(1),
      reportState: 'Final',
      turnaround: { grossHours: 4, netHours: 4, isRunning: false },
    });
  });
});
