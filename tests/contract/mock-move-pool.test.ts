import { beforeEach, describe, expect, it } from 'vitest';
import { zAnnotationsEnvelope } from '#contracts/generated/schemas/annotations-envelope.ts';
import { zViewerCaseEnvelope } from '#contracts/generated/schemas/viewer-case-envelope.ts';
import { annotationsIdOf } from '#mock-server/resolvers/viewer/annotations-id.ts';
import { changeFacts } from '#mock-server/rules/cases/case-facts.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { key } from './mock-client.ts';
import { CASE, IMAGE, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

/** Submitted, with everything in place unless `changes` spoil it. */
const submit = (changes: Partial<CaseRecord> = {}): CaseRecord =>
  world.given({ status: 'Submitted', availableAt: null, dueAt: null, ...changes });
const toPool = (body: unknown = {}, headers = {}) => world.move('admin', 'releaseToPool', body, headers);
const imagesOf = ({ specimens }: CaseRecord) =>
  specimens.flatMap(({ subsections }) => subsections.flatMap(({ images }) => images));

describe('letting a case into the pool', () => {
  it('starts its clock by the calendar of its facility and tells nobody yet', async () => {
    submit(withImages(world.stored()));
    const answer = await toPool();
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'Available', version: 4, allowedActions: ['cancel', 'assign', 'hold'] } },
    });
    // Wednesday 10:00 in New York and two working days.
    expect(world.stored()).toMatchObject({
      status: 'Available',
      availableAt: '2026-11-18T15:00:00.000Z',
      dueAt: '2026-11-20T15:00:00.000Z',
    });
    expect(world.trail()).toEqual([
      { kind: 'transition', role: 'Admin', from: 'Submitted', to: 'Available', reason: null, version: 4 },
    ]);
    expect(world.notices(PROVIDER)).toEqual([]);
  });

  it('tells every provider who may take a STAT case at once, in the product and by mail', async () => {
    world.changeUser(SECOND_PROVIDER, { licences: [] });
    const submitted = submit({ priority: 'STAT', ...withImages(world.stored()) });
    changeRequisition(world.api.world(), submitted, ({ clinical }) => ({
      clinical: { ...clinical, statReason: 'Surgery waits.', statCallbackPhone: '+1 555 010 0180' },
    }));
    await toPool();
    expect(world.notices(PROVIDER)).toEqual(['stat_available: STAT case DP-2026-000001 is available.']);
    expect([SECOND_PROVIDER, 'usr_demo000003'].flatMap(world.notices)).toEqual([]);
    const all = world.api.world().mails.by('to', 'provider@example.org');
    const mails = all.filter(({ text }) => text.includes('STAT'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain(world.stored().caseRecordId);
    // 19 November 00:00 in New York.
    expect(world.stored().dueAt).toBe('2026-11-19T05:00:00.000Z');
  });

  it.each([
    [
      'an image is missing',
      () => withImages(world.stored(), ({ imageId }) => ({ gone: imageId === IMAGE })),
      { images: ['Slide A1 has only 1 of its 2 images so far.'] },
    ],
    [
      'the label is another case’s',
      () => withImages(world.stored(), ({ fileName }) => ({ fileName: fileName.replace('PMD26', 'XYZ26') })),
      { labels: ['The label of slide A1 does not match.'] },
    ],
    ['gross is missing', () => ({ gross: null }), { gross: ['Gross description is required.'] }],
  ])('is refused while %s', async (_, spoil, data) => {
    submit(withImages(world.stored()));
    world.given({ status: 'Submitted', ...spoil() });
    const answer = await toPool();
    expect(answer).toMatchObject({ status: 409, code: 'INTAKE_INCOMPLETE', body: { data } });
    expect(world.stored()).toMatchObject({ status: 'Submitted', version: 3 });
  });

  it('takes labels that were compared by eye and scales that were entered', async () => {
    submit(withImages(world.stored(), () => ({ fileName: 'XYZ26-00001.svs', slideId: 'tcga-cr-7395' })));
    const imageIds = imagesOf(world.stored()).map(({ imageId }) => imageId);
    const scales = imageIds.map((imageId) => ({ imageId, mppX: 0.25, mppY: 0.25, reason: 'Scanner log.' }));
    const labelChecks = imageIds.map((imageId) => ({ imageId, confirmed: true }));
    expect(await toPool({ scales })).toMatchObject({ code: 'INTAKE_INCOMPLETE' });
    expect(world.facts()?.scales ?? []).toEqual([]);
    expect((await toPool({ scales, labelChecks })).status).toBe(200);
    expect(world.facts()).toMatchObject({
      labelChecks: [{ imageId: IMAGE, byUserId: 'usr_demo000006' }, {}],
      scales: [{ imageId: IMAGE, mppX: 0.25 }, {}],
    });
  });

  it('gives whoever opens the slides the scale that was entered, with its reason', async () => {
    submit(withImages(world.stored(), () => ({ slideId: 'tcga-cr-7395' })));
    const scaleRead = async () => {
      const asked = { params: { caseId: CASE, imageId: IMAGE }, as: await world.tokenOf('admin') };
      const seen = await world.client.ask('getViewerCase', asked);
      const marks = await world.client.ask('getAnnotations', asked);
      const { slides } = zViewerCaseEnvelope.parse(seen.body).data;
      const [image] = slides.flatMap(({ subsections }) => subsections.flatMap(({ images }) => images));
      return [image?.enteredScale, zAnnotationsEnvelope.parse(marks.body).data.scaleByHand];
    };
    expect(await scaleRead()).toEqual([null, null]);
    const imageIds = imagesOf(world.stored()).map(({ imageId }) => imageId);
    const entered = (mpp: number) =>
      imageIds.map((imageId) => ({ imageId, mppX: mpp, mppY: mpp, reason: 'Scanner log.' }));
    await toPool({ scales: entered(0.5) });
    const scale = { mppX: 0.5, mppY: 0.5, reason: 'Scanner log.' };
    expect(await scaleRead()).toEqual([
      { ...scale, enteredAt: '2026-11-18T15:00:00.000Z' },
      { ...scale, state: 'manual', source: 'laboratory' },
    ]);
    world.given({ status: 'Submitted' });
    await toPool({ scales: entered(0.4) });
    expect(await scaleRead()).toMatchObject([{ mppX: 0.4 }, { mppX: 0.4 }]);
    // One that was taken while smaller ones were.
    const small = (world.facts()?.scales ?? []).map((one) => ({ ...one, mppX: 0.015, mppY: 0.015 }));
    changeFacts(world.api.world(), CASE, () => ({ scales: small }));
    expect(await scaleRead()).toEqual([null, null]);
    world.given({ status: 'Submitted' });
    expect(await toPool()).toMatchObject({ code: 'INTAKE_INCOMPLETE', body: { data: { scale: [{}] } } });
  });

  it('asks for no scale of a picture, takes none, and tells readers of none that was entered before', async () => {
    submit(
      withImages(world.stored(), ({ imageId, fileName }) => ({
        slideId: 'tcga-cr-7395',
        ...(imageId === IMAGE ? { fileName: fileName.replace(/\.\w+$/, '.jpg') } : {}),
      })),
    );
    const [, scan] = imagesOf(world.stored());
    const entered = (imageId = IMAGE) => ({ imageId, mppX: 0.5, mppY: 0.5, reason: 'Scanner log.' });
    const both = await toPool({ scales: [entered(scan?.imageId), entered()] });
    expect(both).toMatchObject({
      status: 422,
      body: { data: { 'scales.1.imageId': ['This image is a picture, which has no scale.'] } },
    });
    changeFacts(world.api.world(), CASE, () => ({
      scales: [{ ...entered(), byUserId: 'usr_demo000006', at: '2026-11-18T14:00:00.000Z' }],
    }));
    expect((await toPool({ scales: [entered(scan?.imageId)] })).status).toBe(200);
    const asked = { params: { caseId: CASE, imageId: IMAGE }, as: await world.tokenOf('admin') };
    const scaleRead = async () => {
      const marks = await world.client.ask('getAnnotations', asked);
      return zAnnotationsEnvelope.parse(marks.body).data.scaleByHand;
    };
    expect(await scaleRead()).toBeNull();
    const set = {
      state: 'manual',
      mppX: 0.5,
      mppY: 0.5,
      source: 'reader',
      reason: 'Stage micrometer.',
    } as const;
    const saved = { version: 1, savedAt: '2026-11-18T14:00:00.000Z', checksum: null };
    const marked = { imageId: IMAGE, ...saved, rulers: [], patches: [], log: [], scaleByHand: set };
    world.api.world().annotations.insert({ id: annotationsIdOf(CASE, IMAGE), annotations: marked });
    expect(await scaleRead()).toBeNull();
    const seen = await world.client.ask('getViewerCase', asked);
    const { slides } = zViewerCaseEnvelope.parse(seen.body).data;
    const images = slides.flatMap(({ subsections }) => subsections.flatMap((one) => one.images));
    expect(images.map(({ enteredScale }) => enteredScale?.mppX ?? null)).toEqual([null, 0.5]);
  });

  it('wants images of this case, the present version, and a body of the right form', async () => {
    submit();
    const foreign = { labelChecks: [{ imageId: 'img_demo-02-a-1-1', confirmed: true }] };
    expect(await toPool(foreign)).toMatchObject({
      status: 422,
      body: { data: { 'labelChecks.0.imageId': ['This image is not of the case.'] } },
    });
    expect(await toPool(foreign, { 'If-Match': '"v2"' })).toMatchObject({ status: 412 });
    expect(await toPool({}, { 'If-Match': undefined })).toMatchObject({ status: 428 });
    expect(await toPool({ labelChecks: [{ imageId: IMAGE, confirmed: false }] })).toMatchObject({
      status: 400,
    });
    expect(world.stored().version).toBe(3);
  });

  it('answers the same key with the same answer and moves once', async () => {
    submit(withImages(world.stored()));
    const same = { 'Idempotency-Key': key() };
    const first = await toPool({}, same);
    const again = await toPool({}, same);
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(world.stored().version).toBe(4);
  });
});
