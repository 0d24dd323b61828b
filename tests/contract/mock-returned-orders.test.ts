import { beforeEach, describe, expect, it } from 'vitest';
import { zSubsectionFormInput } from '#contracts/generated/schemas/subsection-form-input.ts';
import type { CaseForm, CaseIntake, StainRequest } from '#contracts/generated/wire.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const params = { caseId: CASE };

let desk: Desk;
let ordered: StainRequest;

/** A reader ordered a stain and then gave the case back, because its slides are those of somebody else. */
beforeEach(async () => {
  desk = await openDesk();
  const made = await desk.as('provider', 'createStainRequest', {
    params,
    version: desk.stored().version,
    body: { orders: [{ kind: 'ihc', specimenID: 'A', block: 'A1', stain: 'CD20' }] },
  });
  ordered = dataOf<{ requests: [StainRequest] }>(made).requests[0];
  const wrong = { kind: 'wrong_slides', reasons: [{ text: 'Slide A1 is of another case.' }] };
  const version = desk.stored().version;
  expect((await desk.as('provider', 'returnCase', { params, version, body: wrong })).status).toBe(200);
});

/** The ordered slides as the form of the case has them. */
async function orderedRow() {
  const { specimens } = dataOf<CaseForm>(await desk.as('facility', 'getCaseForm', { params }));
  const [specimen] = specimens;
  const slide = specimen?.subsections.find(({ id }) => id === ordered.subsection);
  if (specimen === undefined || slide === undefined) throw new Error('the ordered slides are gone');
  return { place: { ...params, specimenId: specimen.id, subsectionId: slide.id }, slide };
}

const saveRow = async (changes: object) => {
  const { place, slide } = await orderedRow();
  return desk.as('facility', 'updateSubsection', {
    params: place,
    version: desk.stored().version,
    body: { ...zSubsectionFormInput.parse(slide), ...changes },
  });
};

const forgetBlock = () =>
  desk.changeCase({
    specimens: desk
      .stored()
      .specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map(({ block: _block, ...slide }) => slide),
      })),
  });

async function decline(): Promise<void> {
  const declined = await desk.as('facility', 'declineStainRequest', {
    params: { ...params, requestId: ordered.id },
    version: ordered.version,
    body: { reason: 'block_exhausted' },
  });
  expect(declined.status).toBe(200);
}

describe('a returned case with slides that a reader ordered', () => {
  it.each([
    ['that carry their block', () => undefined],
    ['whose number alone names the block', forgetBlock],
  ])('takes the label of slides %s with the rest of their row', async (_, given) => {
    given();
    expect((await orderedRow()).slide).toMatchObject({ block: 'A1', displayId: 'A1-R1', facilityId: null });
    expect((await saveRow({ facilityId: 'PMD26-00131 A1 CD20' })).status).toBe(200);
    expect((await orderedRow()).slide.facilityId).toBe('PMD26-00131 A1 CD20');
    expect((await saveRow({ block: 'A2' })).status).toBe(422);
  });

  it.each([
    ['is still open', () => Promise.resolve()],
    ['was declined', decline],
  ])('waits for no image of an order that %s, and asks no label of it', async (_, given) => {
    await given();
    const ticked = { labelsChecked: true };
    const facility = { params, version: desk.stored().version };
    expect((await desk.as('facility', 'updateCase', { ...facility, body: ticked })).status).toBe(200);
    const body = { answers: [{ number: 1, answer: 'The right slide is there now.' }] };
    const sent = await desk.as('facility', 'sendOutCase', { params, version: desk.stored().version, body });
    expect(sent.status).toBe(200);
    const { findings } = dataOf<CaseIntake>(await desk.as('admin', 'getCaseIntake', { params }));
    // What is left is for an eye to settle, as after every return: scales and labels of the slides that are there.
    expect(findings.filter(({ about }) => !['scale', 'labels'].includes(about))).toEqual([]);
  });
});
