import type { Answer, Call, Resolver } from '../../http/call.ts';
import { wrongField } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { changeFacts, factsOf } from '../../rules/cases/case-facts.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { isPicture } from '../../rules/cases/image-facts.ts';
import { requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { presentImages } from '../cases/case-forms.ts';
import { findingsOf } from './intake.ts';
import { requireCaseMove } from './known-case.ts';
import { moveCase } from './moved.ts';
import { enterPool } from './pool.ts';

type ToPool = Call<'releaseToPool'>;

export const releaseToPool: Resolver<'releaseToPool'> = {
  resolve: (call) =>
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'releaseToPool'> => {
      const { world, input } = call;
      const aCase = caseOf(call);
      const { to } = requireCaseMove(call, 'releaseToPool', aCase);
      requireVersion(input.headers['If-Match'], aCase);
      requireImagesOf(aCase, input.body);
      requireNoPictures(aCase, call);
      const facts = { ...factsOf(world, aCase.id), ...confirmedBy(call) };
      const findings = findingsOf(call, aCase, facts);
      // Judged last: what is amiss depends on what the body confirms, at the version that its sender saw.
      if (Object.keys(findings).length > 0) throw refuse('INTAKE_INCOMPLETE', { fields: findings });
      changeFacts(world, aCase.id, () => confirmedBy(call));
      return moveCase(call, enterPool(call, aCase.id, to));
    }),
};

function requireImagesOf(
  aCase: CaseRecord,
  { labelChecks = [], scales = [] }: ToPool['input']['body'],
): void {
  const known = presentImages(aCase.specimens).map(({ imageId }) => imageId);
  for (const [list, entries] of Object.entries({ labelChecks, scales }))
    for (const [index, { imageId }] of entries.entries())
      if (!known.includes(imageId))
        throw wrongField(`${list}.${index}.imageId`, 'This image is not of the case.');
}

/** A picture of a camera is measured in pixels, whatever somebody thinks that its pixels are. */
function requireNoPictures(aCase: CaseRecord, call: ToPool): void {
  const pictures = presentImages(aCase.specimens).filter((image) => isPicture(image, call));
  for (const [index, scale] of (call.input.body.scales ?? []).entries())
    if (pictures.some(({ imageId }) => imageId === scale.imageId))
      throw wrongField(`scales.${index}.imageId`, 'This image is a picture, which has no scale.');
}

/** What the body confirms by hand, beside what was confirmed before. */
function confirmedBy({ world, now, caller, input }: ToPool) {
  const { labelChecks = [], scales = [] } = input.body;
  const before = factsOf(world, input.params.caseId);
  const by = { byUserId: caller.user.id, at: new Date(now).toISOString() };
  return {
    labelChecks: [
      ...before.labelChecks,
      ...labelChecks.map(({ imageId, note = null }) => ({ ...by, imageId, note })),
    ],
    scales: [
      ...before.scales,
      ...scales.map(({ imageId, mppX, mppY, reason }) => ({ ...by, imageId, mppX, mppY, reason })),
    ],
  };
}
