import { beforeEach, describe, expect, it } from 'vitest';
import type { SpecimenRecord } from '#mock-server/store/records/records.ts';
import { type Desk, dataOf, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

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
