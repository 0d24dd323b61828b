import { beforeEach, expect, it } from 'vitest';
import { type Answered } from './mock-client.ts';
import { CASE, type Desk, openDesk } from './mock-work.test-support.ts';

let desk: Desk;

/** A facility that names its blocks and numbers their slides in its own way. */
beforeEach(async () => {
  desk = await openDesk();
  desk.changeCase({
    specimens: desk
      .stored()
      .specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((slide, at) => ({
          ...slide,
          block: `${specimen.specimenID}1`,
          displayId: String(at + 1),
        })),
      })),
  });
});

const order = (block: string, version: number): Promise<Answered> =>
  desk.as('provider', 'createStainRequest', {
    params: { caseId: CASE },
    version,
    body: { orders: [{ kind: 'ihc', specimenID: 'A', block, stain: 'CD20' }] },
  });

it('what the facility calls a block can be ordered from, and is known when it is ordered again', async () => {
  expect((await order('A1', 3)).status).toBe(201);
  expect(await order('A1', 4)).toMatchObject({ status: 409, code: 'DUPLICATE_ORDER' });
});

it('the number of a slide is no block of its own', async () => {
  expect(await order('1', 3)).toMatchObject({
    status: 422,
    body: { data: { 'orders.0.block': ['Specimen A has no block 1.'] } },
  });
});
