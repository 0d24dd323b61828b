import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseIntake } from '#contracts/generated/wire.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, IMAGE, type MovesWorld, movesWorld, withImages } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const intake = async () =>
  dataOf<CaseIntake>(
    await world.client.ask('getCaseIntake', { params: { caseId: CASE }, as: await world.tokenOf('admin') }),
  );
const texts = ({ findings }: CaseIntake) => findings.map(({ about, blocks, text }) => [about, blocks, text]);
const upload = (uploadId: string) => ({
  uploadId,
  checksum: 'c'.repeat(64),
  sizeBytes: 1,
  addedAt: '2026-11-18T14:00:00.000Z',
  readable: true,
  notShown: null,
  hasScale: true,
});

describe('what the intake found', () => {
  it('is nothing where everything is in place', async () => {
    world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const { isReady, findings, images } = await intake();
    expect([isReady, findings]).toEqual([true, []]);
    expect(images.length).toBeGreaterThan(0);
    expect(images[0]).toMatchObject({ imageId: IMAGE, label: 'matches', hasScale: true, usedIn: [] });
  });

  it('tells image by image what keeps the case out of the pool, and what was confirmed by hand', async () => {
    const given = world.given({
      status: 'Submitted',
      gross: null,
      ...withImages(world.stored(), ({ imageId }) =>
        imageId === IMAGE ? { fileName: 'XYZ26-99999_A1.svs' } : {},
      ),
    });
    const [slide] = given.specimens[0]?.subsections ?? [];
    const found = await intake();
    expect(texts(found)).toEqual([
      ['labels', true, `The label of slide ${slide?.displayId} does not match.`],
      ['gross', true, 'Gross description is missing.'],
    ]);
    expect([found.isReady, found.images[0]?.label, found.images[0]?.labelCheckedAt]).toEqual([
      false,
      'differs',
      null,
    ]);
    world.given({ status: 'Submitted', gross: 'A tan shave of skin.' });
    await world.move('admin', 'releaseToPool', { labelChecks: [{ imageId: IMAGE, confirmed: true }] });
    expect((await intake()).images[0]).toMatchObject({ labelCheckedAt: '2026-11-18T15:00:00.000Z' });
  });

  it('names doubts that block nothing: an image used twice, a birth after the collection, one number twice', async () => {
    const other = world.api.world().cases.find('cas_dp-2026-000004');
    if (other === null) throw new Error('the demo world has changed');
    const given = world.given({ status: 'Submitted', ...withImages(world.stored()) });
    const [specimen] = given.specimens;
    const [slide] = specimen?.subsections ?? [];
    world.given({
      ...withImages(given, ({ imageId }) => (imageId === IMAGE ? { upload: upload('upl_one') } : {})),
      patientInfo: { ...given.patientInfo, birthDate: '2026-11-30' },
    });
    const twice = withImages(other, () => ({ upload: upload('upl_two') }));
    const number = { facilityId: given.facilityId, caseRecordId: given.caseRecordId };
    world.given({ ...twice, ...number, version: other.version }, other.id);
    const { isReady, ...found } = await intake();
    expect(isReady).toBe(true);
    const doubts = texts({ isReady, ...found });
    expect(doubts[0]).toEqual([
      'duplicate_image',
      false,
      `An image of slide ${slide?.displayId} is used in case ${other.caseID} too.`,
    ]);
    expect(doubts).toContainEqual([
      'birth_date',
      false,
      `The date of birth is after the collection date of specimen A.`,
    ]);
    expect(doubts.at(-1)).toEqual([
      'accession',
      false,
      `Case ${other.caseID} has the same accession number.`,
    ]);
    expect(found.images[0]?.usedIn).toEqual([other.caseID]);
  });
});
