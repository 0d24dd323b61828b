import { beforeEach, describe, expect, it } from 'vitest';
import type { SpecimenRecord } from '#mock-server/store/records/records.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

type Slide = SpecimenRecord['subsections'][number];

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
});

/** Gives specimen A a second slide, before its own or after it. */
const addSlide = (changes: Partial<Slide>, isFirst: boolean): void => {
  const specimens = desk.stored().specimens.map((one): SpecimenRecord => {
    const [own] = one.subsections;
    if (one.specimenID !== 'A' || own === undefined) return one;
    const added = { ...own, id: 'sub_second', displayId: 'A1-2', ...changes };
    return { ...one, subsections: isFirst ? [added, ...one.subsections] : [...one.subsections, added] };
  });
  desk.setCase({ specimens });
};

const uploadedAt = (at: number): Slide['images'][number] => ({
  imageId: 'img_arrived',
  blobId: 'blob-arrived',
  fileName: 'arrived.svs',
  gone: false,
  upload: {
    uploadId: 'upl_arrived',
    checksum: 'b'.repeat(64),
    sizeBytes: 4096,
    addedAt: new Date(at).toISOString(),
    readable: true,
    notShown: null,
    hasScale: true,
  },
});

describe.each([true, false])('a specimen of two slides, of which the odd one is the first: %j', (isFirst) => {
  it('is not signed while one waits for its image', async () => {
    addSlide({ images: [], slideCount: 1, addedAt: '2026-11-21T14:00:00.000Z' }, isFirst);
    expect(dataOf(await signOut(desk))).toEqual({
      images_opened: ['Specimen A waits for the image of a slide that was added.'],
    });
  });

  it('is not signed while one waits for its rescan', async () => {
    addSlide({ requireRescan: true }, isFirst);
    expect(dataOf(await signOut(desk))).toEqual({ open_requests: ['Specimen A waits for a rescan.'] });
  });
});

it('an image that came after the case was taken is told as a new slide until it is opened, also a rescan', async () => {
  const { selectedAt, openedImageIds, specimens } = desk.stored();
  const taken = Date.parse(selectedAt ?? '');
  const withArrival = (at: number): SpecimenRecord[] =>
    specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slide) =>
        specimen.specimenID === 'A' ? { ...slide, images: [...slide.images, uploadedAt(at)] } : slide,
      ),
    }));
  desk.setCase({ specimens: withArrival(taken + 1) });
  expect(dataOf(await signOut(desk))).toEqual({ open_requests: ['1 new slide was not opened.'] });
  desk.setCase({ specimens: withArrival(taken) });
  expect(dataOf(await signOut(desk))).toEqual({ images_opened: ['1 slide was not opened.'] });
  desk.setCase({ specimens: withArrival(taken + 1), openedImageIds: [...openedImageIds, 'img_arrived'] });
  expect((await signOut(desk)).status).toBe(200);
});

it('a gap of a template in any text is told by the checklist, and neither signed nor sent to a review', async () => {
  const fill = (gap: string, where: string) => `Fill in ${gap} in ${where}.`;
  const saved = await saveText(desk, 1, {
    ...wholeText,
    diagnoses: wholeText.diagnoses.map((one) => ({ ...one, text: `${one.text} {grade}` })),
    comment: 'A {tumor type}.',
    microscopic: '{pattern}',
    intraoperative: { result: '{result}', correlation: '{fit}' },
  });
  const told = [
    ...wholeText.diagnoses.map(({ specimenID }) =>
      fill('{grade}', `the diagnosis of specimen ${specimenID}`),
    ),
    fill('{pattern}', 'the microscopic description'),
    fill('{tumor type}', 'the comment'),
    fill('{result}', 'the intraoperative consultation'),
    fill('{fit}', 'the intraoperative consultation'),
  ];
  const failing = (dataOf(saved)['checklist'] as readonly { rule: string; text: string | null }[]).flatMap(
    ({ rule, text }) => (rule === 'diagnosis_text' && text !== null ? [text] : []),
  );
  expect(failing).toEqual(told);
  const refused = await signOut(desk, { diagnosisVersion: 2 });
  expect(refused).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
  expect(dataOf(refused)).toEqual({ diagnosis_text: told });
  const asked = await desk.client.ask('requestQaReview', {
    params: { caseId: CASE },
    headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
    body: { kind: 'Prospective' },
    as: desk.tokens.provider,
  });
  expect(asked).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
  expect(desk.stored().status).toBe('Selected');
});

it('a text with a gap of a template is not shared with the facility', async () => {
  const [first, ...others] = wholeText.diagnoses;
  const diagnoses = [{ ...first, text: `${first?.text ?? ''} {grade}` }, ...others];
  const shared = { diagnoses, comment: 'A {type}.', sharePreliminary: true };
  const answer = await saveText(desk, 1, { ...wholeText, ...shared });
  expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
  expect(dataOf(answer)).toEqual({
    'diagnoses.A': ['Fill in {grade} in the diagnosis of specimen A.'],
    comment: ['Fill in {type} in the comment.'],
  });
  expect(desk.stored().reportState).toBe('Draft');
});

it.each([
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  [['B'], ['B']],
])('resections with cancers of the specimens %j want the synoptic reports of %j', async (found, asked) => {
  const specimens = desk.stored().specimens.map((one) => ({ ...one, specimenType: 'Excision' }));
  desk.setCase({ specimens });
  const findings = found.map((specimenID) => ({ code: 'C61', specimenID }));
  await saveText(desk, 1, { ...wholeText, findings });
  expect(dataOf(await signOut(desk, { diagnosisVersion: 2 }))).toEqual({
    synoptic: asked.map(
      (id) => `Fill in the synoptic report of specimen ${id} or say why it does not apply.`,
    ),
  });
});
