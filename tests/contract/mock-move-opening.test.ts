import { beforeEach, describe, expect, it } from 'vitest';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './case-drafts.ts';
import { CASE, HOUR_MS, IMAGE, type MovesWorld, movesWorld } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const held = {
  status: 'Selected',
  assignedProviderId: PROVIDER,
  selectedAt: '2026-11-18T14:00:00.000Z',
} as const;
const open = (version: string, headers = {}) =>
  world.move('provider', 'openCase', undefined, { 'If-Match': version, ...headers });
const look = (person: 'provider' | 'provider2', imageId = IMAGE) =>
  world.move(person, 'recordImageOpened', undefined, {}, { imageId });

describe('the first opening of a case', () => {
  it('stops the release by itself and opens the actions of the reader', async () => {
    world.given();
    await world.move('provider', 'pickUpCase');
    await world.wait(HOUR_MS);
    const answer = await open('"v4"');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          version: 5,
          status: 'Selected',
          selectedAt: '2026-11-18T15:00:00.000Z',
          firstOpenedAt: '2026-11-18T16:00:00.000Z',
          allowedActions: ['release', 'open', 'return', 'requestWork', 'requestQaReview', 'signOut'],
        },
      },
    });
    await world.wait(48 * HOUR_MS);
    expect(world.stored()).toMatchObject({ status: 'Selected', version: 5 });
    expect(world.notices(PROVIDER)).toEqual([]);
  });

  it('is answered the same way again, whatever version is named, and changes nothing more', async () => {
    world.given(held);
    const first = await open('"v3"');
    await world.wait(HOUR_MS);
    const again = await open('"v3"');
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(world.stored().version).toBe(4);
    expect(world.trail()).toHaveLength(1);
  });

  it('is of the holder alone: the next one opens it anew', async () => {
    world.given(held);
    await open('"v3"');
    await world.move('provider', 'releaseCase', { reason: 'illness' }, { 'If-Match': '"v4"' });
    expect(world.facts()).toMatchObject({ firstOpenedAt: null });
  });
});

describe('the mark of an image that was opened', () => {
  it('stops the release by itself where the opening of the case failed, and its reader goes on', async () => {
    world.given();
    await world.move('provider', 'pickUpCase');
    expect((await open('"v3"')).status).toBe(412);
    expect((await look('provider')).status).toBe(200);
    await world.wait(48 * HOUR_MS);
    expect(world.stored()).toMatchObject({ status: 'Selected', assignedProviderId: PROVIDER });
    expect(world.notices(PROVIDER)).toEqual([]);
    // The reading has begun: the opening names no version any more, and changes nothing.
    const { body } = await open('"v3"');
    expect(body).toMatchObject({ data: { version: 4, firstOpenedAt: '2026-11-18T15:00:00.000Z' } });
  });

  it('opens the actions of the reader, who asks for a recut beside the slide, and of nobody else', async () => {
    world.given({ ...held, status: 'QAReview', qaProviderId: SECOND_PROVIDER });
    await look('provider2');
    expect(world.facts()).toMatchObject({ firstOpenedAt: null });
    world.given(held);
    const read = async () => (await world.move('provider', 'getCase')).body;
    expect(await read()).toMatchObject({ data: { allowedActions: ['release', 'open'] } });
    await look('provider');
    expect(await read()).toMatchObject({
      data: {
        version: 3,
        allowedActions: ['release', 'open', 'return', 'requestWork', 'requestQaReview', 'signOut'],
      },
    });
  });

  it('keeps its first moment and leaves the version of the case', async () => {
    world.given(held);
    const first = await look('provider');
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          caseId: CASE,
          version: 3,
          etag: '"v3"',
          imageId: IMAGE,
          imagesOpened: 1,
          imagesTotal: 2,
          openedAt: '2026-11-18T15:00:00.000Z',
        },
      },
    });
    await world.wait(HOUR_MS);
    const again = await look('provider');
    expect(again.body).toMatchObject({ data: { openedAt: '2026-11-18T15:00:00.000Z', imagesOpened: 1 } });
    expect(world.stored()).toMatchObject({ version: 3, openedImageIds: [IMAGE] });
    expect(world.api.world().caseEvents.by('case', CASE)).toMatchObject([
      { kind: 'image_opened', subject: IMAGE, by: { userId: PROVIDER } },
      { kind: 'image_opened', subject: IMAGE },
    ]);
  });

  it('is counted for each reader apart, and in the row for the holder only', async () => {
    world.given({ ...held, status: 'QAReview', qaProviderId: SECOND_PROVIDER });
    expect((await look('provider2')).body).toMatchObject({ data: { imagesOpened: 1 } });
    expect(world.stored().openedImageIds).toEqual([]);
    expect((await look('provider', 'img_demo-01-a-1-2')).body).toMatchObject({ data: { imagesOpened: 1 } });
    expect(world.stored().openedImageIds).toEqual(['img_demo-01-a-1-2']);
  });

  it('is noted of whoever reads a signed case a second time, and of nobody once their review is over', async () => {
    world.given({ ...held, status: 'SignOutCompleted', qaProviderId: SECOND_PROVIDER });
    expect((await look('provider2')).body).toMatchObject({ data: { imagesOpened: 1 } });
    const shown = async () => {
      const answer = await world.move('provider2', 'getViewerCase');
      return dataOf<ViewerCase>(answer).slides.flatMap(({ subsections }) =>
        subsections.flatMap(({ images }) => images.map(({ opened }) => opened)),
      );
    };
    expect(await shown()).toEqual([true, false]);
    world.given({ qaProviderId: null });
    expect(await look('provider2')).toMatchObject({ status: 404 });
  });

  it.each(['img_demo-02-a-1-1', 'img_none'])(
    'is refused for %s, which is not of the case',
    async (imageId) => {
      world.given(held);
      expect(await look('provider', imageId)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(world.facts()).toBeNull();
    },
  );

  it('comes back to a provider who takes the case again', async () => {
    world.given(held);
    await look('provider');
    await world.move('provider', 'releaseCase', { reason: 'illness' });
    expect(world.stored().openedImageIds).toEqual([]);
    await world.wait(HOUR_MS);
    await world.move('provider', 'pickUpCase', undefined, { 'If-Match': '"v4"' });
    expect(world.stored().openedImageIds).toEqual([IMAGE]);
  });
});
