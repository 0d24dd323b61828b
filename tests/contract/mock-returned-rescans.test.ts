import { beforeEach, expect, it } from 'vitest';
import type { RescanRequest } from '#contracts/generated/wire.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const SLIDE = 'sub_dp-2026-000009-a1';

let desk: Desk;
let rescan: RescanRequest;

/** A reader asked for another scan of a slide and then gave the case back. */
beforeEach(async () => {
  desk = await openDesk();
  const asked = await desk.as('provider', 'createRescanRequest', {
    params: { caseId: CASE, subsectionId: SLIDE },
    version: desk.stored().version,
    body: { imageId: 'img_demo-09-a-1-1', reason: 'out_of_focus' },
  });
  rescan = dataOf(asked);
  const returned = await desk.as('provider', 'returnCase', {
    params: { caseId: CASE },
    version: desk.stored().version,
    body: { kind: 'wrong_slides', reasons: [{ text: 'Slide A1 is of another case.' }] },
  });
  expect(returned.status).toBe(200);
});

it.each(['deleteSubsection', 'deleteSpecimen'] as const)(
  'slides that have to be scanned again are not taken away by %s before that request has ended',
  async (id) => {
    const remove = () =>
      desk.as('facility', id, {
        params: {
          caseId: CASE,
          specimenId: desk.stored().specimens[0]?.id ?? '',
          ...(id === 'deleteSubsection' ? { subsectionId: SLIDE } : {}),
        },
        version: desk.stored().version,
      });
    const before = desk.stored();
    expect(await remove()).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
      body: { error: 'These slides have to be scanned again. Answer or decline that request first.' },
    });
    expect(desk.stored()).toEqual(before);
    const declined = await desk.as('facility', 'resolveRescanRequest', {
      params: { caseId: CASE, subsectionId: SLIDE, requestId: rescan.id },
      version: rescan.version,
      body: { outcome: 'Declined', reason: 'The slide is of another case.' },
    });
    expect(declined.status).toBe(200);
    expect((await remove()).status).toBe(200);
  },
);
