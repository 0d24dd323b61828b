import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { withImages } from '../moves.ts';
import { IN_HAND } from './case-machine.rows.ts';
import { HELD_CASE, type MatrixWorld } from './matrix-world.ts';

type Status = CaseRecord['status'];

const reportStateIn = (status: Status): CaseRecord['reportState'] =>
  status === 'SignOutCompleted' ? 'Final' : IN_HAND.includes(status) ? 'Draft' : 'None';

const LATER = '2099-01-01T00:00:00.000Z';

/** The case in a state of its life cycle, in the hands that the state has. */
export function putInto({ putCase, world }: MatrixWorld, status: Status): CaseRecord {
  const isInHand = IN_HAND.includes(status);
  const { unreleased } = world();
  if (unreleased.find(HELD_CASE) !== null) unreleased.remove(HELD_CASE);
  // Signed a moment ago, so that the signer may still take the report back.
  if (status === 'SignOutCompleted') unreleased.insert({ id: HELD_CASE, at: LATER });
  return putCase(HELD_CASE, {
    status,
    version: 3,
    postSignOut: 'None',
    reportState: reportStateIn(status),
    facilityId: 'fac_demo-1',
    assignedProviderId: isInHand ? PROVIDER : null,
    selectedAt: isInHand ? '2026-11-18T14:00:00.000Z' : null,
    signerId: status === 'SignOutCompleted' ? PROVIDER : null,
    qaProviderId: status === 'QAReview' ? SECOND_PROVIDER : null,
  });
}

/** Every slide there, readable at a known scale, and opened by its reader. */
export function makeReadable({ putCase, world }: MatrixWorld): void {
  const aCase = world().cases.find(HELD_CASE);
  if (aCase === null) throw new Error('the demo world has changed');
  const slides = aCase.specimens.flatMap(({ subsections }) => subsections);
  const images = slides.flatMap((slide) => slide.images.map(({ imageId }) => imageId));
  putCase(HELD_CASE, { ...withImages(aCase), openedImageIds: images });
}
