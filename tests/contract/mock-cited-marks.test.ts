import { beforeEach, describe, expect, it } from 'vitest';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { slideOf } from '#mock-server/resolvers/diagnosis/cited-marks.ts';
import { changeFacts } from '#mock-server/rules/cases/case-facts.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { pdfText } from '#tests/support/pdf-pages.ts';
import type { Answered } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  openDesk,
  review,
  saveText,
  signOut,
  wholeText,
} from './report-desk.ts';

let desk: Desk;
let imageId = '';

beforeEach(async () => {
  desk = await openDesk();
  imageId = desk.stored().openedImageIds[0] ?? '';
});

/** The first image as people read it. */
const SLIDE = 'A1';
const SCALE = { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api', reason: null };

const ruler = (micrometres: number) => ({
  id: 'ruler-1',
  imageId,
  checksum: null,
  mode: 'straight',
  from: { x: 1000, y: 900 },
  to: { x: 1000 + micrometres * 4, y: 900 },
  scale: SCALE,
  name: '',
  author: null,
  lengthMicrometres: micrometres,
});

const draw = (version: number, rulers: readonly unknown[], more: object = {}): Promise<Answered> =>
  desk.client.ask('putAnnotations', {
    params: { caseId: CASE, imageId },
    headers: { 'If-Match': `"v${version}"` },
    body: { checksum: null, rulers, patches: [], log: [], ...more },
    as: desk.tokens.provider,
  });

const cited = (value = '413.1 μm') => ({
  number: 1,
  kind: 'ruler',
  imageId,
  markId: 'ruler-1',
  seen: { ...SEEN, checksum: null, value },
});

/** The whole text with a length in the diagnosis of specimen A. */
const textWith = (value: string, marks: readonly unknown[] = [cited(value)]) => ({
  ...wholeText,
  diagnoses: wholeText.diagnoses.map((one) =>
    one.specimenID === 'A' ? { ...one, text: `${one.text} ${value} [mark 1] wide.` } : one,
  ),
  citedMarks: marks,
});

const read = async () =>
  dataOf(
    await desk.client.ask('getPrimaryDiagnosis', { params: { caseId: CASE }, as: desk.tokens.provider }),
  );

const gaps = (data: Record<string, unknown>) =>
  (data['checklist'] as readonly { rule: string; text: string | null }[])
    .filter(({ rule, text }) => rule === 'cited_marks' && text !== null)
    .map(({ text }) => text);

describe('a mark that a text cites', () => {
  it('has its slide and its standing, follows each change, and blocks the signature until it is looked at', async () => {
    await draw(0, [ruler(413.1)]);
    const saved = dataOf(await saveText(desk, 0, textWith('413.1 μm')));
    expect(saved['citedMarks']).toMatchObject([
      { number: 1, standing: 'seen', slide: SLIDE, now: { value: '413.1 μm' } },
    ]);
    expect(gaps(saved)).toEqual([]);

    await draw(1, [ruler(420)]);
    const moved = await read();
    expect(moved['citedMarks']).toMatchObject([{ standing: 'changed', now: { value: '420.0 μm' } }]);
    expect(gaps(moved)).toHaveLength(2);
    const refused = await signOut(desk);
    expect(refused).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(dataOf(refused)).toMatchObject({
      cited_marks: [
        'Mark 1 was 413.1 μm and is 420.0 μm. Look at it.',
        'The text says 413.1 μm where mark 1 measures 420.0 μm.',
      ],
    });

    const seen = { ...cited('420.0 μm'), seen: { ...cited('420.0 μm').seen, to: { x: 2680, y: 900 } } };
    expect(gaps(dataOf(await saveText(desk, 1, textWith('420.0 μm', [seen]))))).toEqual([]);
    expect(await signOut(desk, { diagnosisVersion: 2 })).toMatchObject({ status: 200 });
  });

  it('says that it was deleted, that its scale was corrected, and that its slide was replaced', async () => {
    await draw(0, [ruler(413.1)]);
    await saveText(desk, 0, textWith('413.1 μm'));
    await draw(1, [ruler(413.1)], {
      scaleByHand: { ...SCALE, state: 'manual', mppX: 0.5, reason: 'Measured' },
    });
    expect((await read())['citedMarks']).toMatchObject([{ standing: 'scale_corrected' }]);
    await draw(2, []);
    expect((await read())['citedMarks']).toMatchObject([{ standing: 'deleted', now: null }]);
    await draw(3, [ruler(413.1)]);
    expect((await read())['citedMarks']).toMatchObject([{ standing: 'seen' }]);
    desk.setCase({
      specimens: desk
        .stored()
        .specimens.map((specimen) => ({
          ...specimen,
          subsections: specimen.subsections.map((one) => ({
            ...one,
            images: one.images.map((image) => (image.imageId === imageId ? { ...image, gone: true } : image)),
          })),
        })),
    });
    const replaced = await read();
    expect(replaced['citedMarks']).toMatchObject([{ standing: 'slide_replaced', slide: null }]);
    expect(gaps(replaced)).toEqual([
      'The slide of mark 1 was replaced. Take it out of the text, or make its length plain words.',
    ]);
    const at = '2026-11-20T14:55:00.000Z';
    desk.api
      .world()
      .rescans.insert({
        id: 'req_wrong_slide',
        caseId: CASE,
        version: 2,
        status: 'Fulfilled',
        subsection: 'sub_of_the_image',
        imageId,
        reason: 'wrong_slide',
        note: null,
        requestedBy: { userId: 'usr_demo000006', displayName: 'Dr. Imara Vellacott' },
        requestedAt: at,
        dueAt: at,
        taskId: null,
        newImageId: null,
        closedAt: at,
        declineReason: null,
      });
    expect(gaps(await read())).toEqual([
      'Mark 1 was made on an image that showed another slide. Take it out of the text.',
    ]);
  });

  it('is measured by hand under the scale of the laboratory, and by another one no more', async () => {
    const entered = {
      imageId,
      byUserId: 'usr_demo000006',
      at: '2026-11-20T14:55:00.000Z',
      reason: 'Scanner log.',
    };
    changeFacts(desk.api.world(), CASE, () => ({ scales: [{ ...entered, mppX: 0.5, mppY: 0.5 }] }));
    const scale = {
      ...SCALE,
      state: 'manual',
      mppX: 0.5,
      mppY: 0.5,
      source: 'laboratory',
      reason: 'Scanner log.',
    };
    const byHand = { ...cited('826.2 μm'), seen: { ...cited('826.2 μm').seen, basis: 'manual' } };
    await draw(0, [{ ...ruler(413.1), scale, lengthMicrometres: 826.2 }], { scaleByHand: scale });
    const saved = dataOf(await saveText(desk, 0, textWith('826.2 μm', [byHand])));
    expect(saved['citedMarks']).toMatchObject([{ standing: 'seen', now: { basis: 'manual' } }]);
    expect(gaps(saved)).toEqual([]);
    changeFacts(desk.api.world(), CASE, () => ({ scales: [{ ...entered, mppX: 0.4, mppY: 0.4 }] }));
    expect((await read())['citedMarks']).toMatchObject([{ standing: 'scale_corrected' }]);
  });

  it('names the image where its block shows several, and not the ones that were replaced', () => {
    const twice = (isGone: boolean) => {
      const aCase = desk.stored();
      const specimens = aCase.specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((part) => ({
          ...part,
          images: part.images.flatMap((image) => [
            { ...image, gone: isGone },
            { ...image, imageId: `${image.imageId}-2` },
          ]),
        })),
      }));
      return { ...aCase, specimens };
    };
    const namesIn = (aCase: ReturnType<typeof twice>) =>
      [imageId, `${imageId}-2`, 'img_none'].map((id) => slideOf(aCase, id));
    expect(namesIn(twice(false))).toEqual(['A1 · 1', 'A1 · 2', null]);
    expect(namesIn(twice(true))).toEqual(['A1', 'A1', null]);
  });

  it('is frozen in the signed report as it was seen', async () => {
    await draw(0, [ruler(413.1)]);
    await saveText(desk, 0, textWith('413.1 μm', [cited(), { ...cited(), number: 2, markId: 'not-cited' }]));
    expect(await signOut(desk)).toMatchObject({ status: 200 });
    expect(await draw(1, [ruler(420)])).toMatchObject({ status: 409, code: 'MARKS_FROZEN' });
    const report = dataOf(
      await desk.client.ask('getFinalReport', { params: { caseId: CASE }, as: desk.tokens.provider }),
    );
    expect(report['citedMarks']).toEqual([
      { number: 1, kind: 'ruler', imageId, markId: 'ruler-1', slide: SLIDE, sight: cited().seen },
    ]);
    expect(JSON.stringify(report['diagnoses'])).toContain('413.1 μm [mark 1] wide.');
  });

  it('stands in a signed report without a length where its scale is assumed, on its list and in the file', async () => {
    const scale = { ...SCALE, state: 'assumed', source: null };
    await draw(0, [{ ...ruler(413.1), scale }]);
    const byGuess = { ...cited(), seen: { ...cited().seen, basis: 'assumed' } };
    const withLength = dataOf(await saveText(desk, 0, textWith('413.1 μm', [byGuess])));
    expect(gaps(withLength)).toEqual([
      expect.stringMatching(/^413\.1 μm of mark 1: The slide names no scale/),
    ]);
    expect(gaps(dataOf(await saveText(desk, 1, textWith('It is', [byGuess]))))).toEqual([]);
    expect(await signOut(desk, { diagnosisVersion: 2 })).toMatchObject({ status: 200 });
    const asked = { params: { caseId: CASE }, as: desk.tokens.provider };
    const report = dataOf(await desk.client.ask('getFinalReport', asked));
    expect(report['citedMarks']).toMatchObject([{ number: 1, sight: { basis: 'assumed', value: null } }]);
    const pdf = await pdfText((await desk.client.ask('getFinalReportPdf', asked)).bytes);
    expect(pdf).toContain('Mark 1: no length on an assumed scale');
    expect(JSON.stringify(report) + pdf).not.toContain('413.1');
  });

  it('stays as the reviewer finds it while the text is locked for a review, and opens with the text', async () => {
    await draw(0, [ruler(413.1)]);
    await saveText(desk, 0, textWith('413.1 μm'));
    const taskId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
    const frozen = { status: 409, code: 'MARKS_FROZEN' };
    expect(await draw(1, [ruler(420)])).toMatchObject(frozen);
    await review(desk, taskId, { agreement: 'Agree' });
    expect(await draw(1, [])).toMatchObject(frozen);
    expect(await signOut(desk)).toMatchObject({ status: 200 });
  });

  it('is open once the reviewer has seen a minor disagreement, as the text is', async () => {
    await draw(0, [ruler(413.1)]);
    await saveText(desk, 0, textWith('413.1 μm'));
    const taskId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
    await review(desk, taskId, {
      agreement: 'MinorDisagreement',
      comment: 'Measure it once more.',
      categories: ['interpretive'],
    });
    expect(await draw(1, [ruler(420)])).toMatchObject({ status: 200 });
  });

  it('is open to whoever writes the text alone: not to a reviewer who looks once more, nor to the facility', async () => {
    const isOpenTo = async (as: string) =>
      dataOf(await desk.client.ask('getViewerCase', { params: { caseId: CASE }, as }))['marksOpen'];
    const { provider, provider2, facility, admin } = desk.tokens;
    await saveText(desk, 0, wholeText);
    const taskId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
    await review(desk, taskId, {
      agreement: 'MinorDisagreement',
      comment: 'Measure it once more.',
      categories: ['interpretive'],
    });
    expect([await isOpenTo(provider), await isOpenTo(admin)]).toEqual([true, true]);
    expect([await isOpenTo(provider2), await isOpenTo(facility)]).toEqual([false, false]);
  });

  it('is refused on a slide of another case, and where two have one number', async () => {
    const elsewhere = await saveText(desk, 0, textWith('1.0 μm', [{ ...cited(), imageId: 'img_elsewhere' }]));
    expect(elsewhere).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(elsewhere)).toEqual({ 'citedMarks.0.imageId': ['The case has no such image.'] });
    const twice = await saveText(desk, 0, textWith('1.0 μm', [cited(), cited()]));
    expect(dataOf(twice)).toEqual({ 'citedMarks.1.number': ['Mark 1 is given twice.'] });
  });

  it('is nothing that a facility is told with a preliminary text', async () => {
    await draw(0, [ruler(413.1)]);
    await saveText(desk, 0, { ...textWith('413.1 μm'), sharePreliminary: true });
    const shared = await desk.client.ask('getPrimaryDiagnosis', {
      params: { caseId: CASE },
      as: desk.tokens.facility,
    });
    expect(dataOf(shared)).toMatchObject({ citedMarks: [], reportState: 'Preliminary' });
  });
});
