import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const view = { x: 1200, y: 880.5, scale: 0.5, rotation: 90 };
const ask = (id: 'getLastPlace' | 'keepLastPlace', body?: object, as: Person = 'provider') =>
  desk.client.ask(id, {
    params: { caseId: CASE },
    as: desk.tokens[as],
    ...(body === undefined ? {} : { body }),
  });
const keep = (body: object, as?: Person) => ask('keepLastPlace', body, as);
const place = async () => dataOf(await ask('getLastPlace'));
const imageId = () => desk.stored().openedImageIds[0] ?? '';

describe('where a reader was last', () => {
  it('is nowhere at first, and then the slide with its view and the field, each as it was kept last', async () => {
    expect(await place()).toEqual({ caseId: CASE, slide: null, field: null, keptAt: null });
    const slide = { imageId: imageId(), view };
    await keep({ slide });
    await keep({ field: 'diagnosis.B' });
    expect(await place()).toEqual({
      caseId: CASE,
      slide,
      field: 'diagnosis.B',
      keptAt: '2026-11-21T15:00:00.000Z',
    });
    await keep({ slide: { ...slide, view: null } });
    expect(await place()).toMatchObject({ slide: { view: null }, field: 'diagnosis.B' });
  });

  it('changes nothing of the case, and is in no trail', async () => {
    const { version } = desk.stored();
    const trail = desk.api.world().caseEvents.by('case', CASE).length;
    await keep({ field: 'comment' });
    expect(desk.stored().version).toBe(version);
    expect(desk.api.world().caseEvents.by('case', CASE)).toHaveLength(trail);
  });

  it('is on a slide of the case, and the name of a field is no text', async () => {
    expect(await keep({ slide: { imageId: 'img_of-another', view: null } })).toMatchObject({
      status: 422,
      body: { data: { 'slide.imageId': ['This image is not one of this case.'] } },
    });
    expect((await keep({ field: 'Abernethy, Royce' })).status).toBe(400);
    expect(await place()).toMatchObject({ slide: null, field: null });
  });

  it('is the business of the reader alone, and of the next reader nothing', async () => {
    await keep({ field: 'comment' });
    for (const [person, status] of [
      ['provider2', 404],
      ['facility', 404],
      ['admin', 403],
    ] as const)
      expect((await ask('getLastPlace', undefined, person)).status).toBe(status);
    desk.setCase({ assignedProviderId: SECOND_PROVIDER });
    expect(dataOf(await ask('getLastPlace', undefined, 'provider2'))).toMatchObject({ field: null });
    expect((await ask('getLastPlace')).status).toBe(404);
  });
});
