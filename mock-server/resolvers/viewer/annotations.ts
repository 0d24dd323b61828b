import { isPlausible, OF_LABORATORY, PLAUSIBLE_MPP } from '#app/core/slides/scale.ts';
import type { Annotations, AnnotationsInput } from '#contracts/generated/wire.ts';
import type { Answer, Call, Resolver } from '../../http/call.ts';
import { refuseFields } from '../../http/field-texts.ts';
import { refuse } from '../../http/refusal.ts';
import { caseOf } from '../../rules/cases/case-of.ts';
import { replacedImagesOf } from '../../rules/cases/replaced-images.ts';
import { isOriginalClosedTo } from '../../rules/tasks/qa-state.ts';
import { etagOf, requireVersion } from '../../rules/versions.ts';
import type { CaseRecord } from '../../store/records/records.ts';
import { presentImages } from '../cases/case-forms.ts';
import { isDiagnosisOpen } from '../diagnosis/diagnosis-form.ts';
import { annotationsIdOf } from './annotations-id.ts';
import { withScaleByHand } from './marks-scale.ts';

type MarksCall = Call<'getAnnotations'> | Call<'putAnnotations'>;

/** The case, where it has the image, or has it as the former one of a slide that was scanned again. */
function requireMarkedCase(call: MarksCall): CaseRecord {
  const aCase = caseOf(call);
  // A mark is a word of the first reader's, and a second reader who reads blinded writes first.
  if (isOriginalClosedTo(call.world, aCase.id, call.caller.user.id)) throw refuse('NOT_FOUND');
  const former = replacedImagesOf(call.world, aCase).map(({ image }) => image);
  const images = [...presentImages(aCase.specimens), ...former];
  if (!images.some(({ imageId }) => imageId === call.input.params.imageId)) throw refuse('NOT_FOUND');
  return aCase;
}

const recordIdOf = ({ input: { params } }: MarksCall): string =>
  annotationsIdOf(params.caseId, params.imageId);

function presentMarks(call: MarksCall, aCase: CaseRecord): Annotations {
  const unmarked = {
    version: 0,
    savedAt: null,
    checksum: null,
    rulers: [],
    patches: [],
    log: [],
    scaleByHand: null,
  };
  const kept = call.world.annotations.find(recordIdOf(call));
  const { imageId } = call.input.params;
  return withScaleByHand(call, aCase, kept?.annotations ?? { imageId, ...unmarked });
}

export const getAnnotations: Resolver<'getAnnotations'> = {
  see: (call) => void requireMarkedCase(call),
  resolve: (call) => {
    const data = presentMarks(call, requireMarkedCase(call));
    return { etag: etagOf(data), data };
  },
};

export const putAnnotations: Resolver<'putAnnotations'> = {
  see: (call) => void requireMarkedCase(call),
  resolve: (call) =>
    // The case's own lock, because a release at the same moment takes away the right to save.
    call.world.lock(`case ${call.input.params.caseId}`, (): Answer<'putAnnotations'> => {
      const { input, now } = call;
      const { imageId } = input.params;
      const aCase = requireMarkedCase(call);
      // A text that is locked for a review could not follow a mark that it cites.
      if (!isDiagnosisOpen(call.world, aCase)) throw refuse('MARKS_FROZEN');
      const present = presentMarks(call, aCase);
      requireVersion(input.headers['If-Match'], present);
      const saved = { imageId, version: present.version + 1, savedAt: new Date(now).toISOString() };
      const { scaleByHand: set = null, ...marks } = input.body;
      // The laboratory may enter another one: what a client gives back of it is no word of the reader's.
      const scaleByHand = set?.source === OF_LABORATORY ? null : set;
      refuseFields(findBrokenFields({ ...marks, scaleByHand }, imageId));
      keep(call, { ...marks, scaleByHand, ...saved });
      return { etag: etagOf(saved), data: saved };
    }),
};

function keep(call: MarksCall, annotations: Annotations): void {
  const { annotations: store } = call.world;
  const id = recordIdOf(call);
  if (store.find(id) === null) store.insert({ id, annotations });
  else store.change(id, () => ({ id, annotations }));
}

const BEYOND_SCANNERS = `Enter from ${PLAUSIBLE_MPP.finest} to ${PLAUSIBLE_MPP.coarsest} micrometres per pixel.`;

/** A mark lies on the image it is saved with, an id names one mark, ruler or patch, and a scale is one that scanners have. */
function findBrokenFields(
  { rulers, patches, scaleByHand }: Pick<AnnotationsInput, 'rulers' | 'patches' | 'scaleByHand'>,
  imageId: string,
): Record<string, string[]> {
  const marks = [
    ...rulers.map((mark, index) => ({ mark, path: `rulers.${index}` })),
    ...patches.map((mark, index) => ({ mark, path: `patches.${index}` })),
  ];
  const seen = new Set<string>();
  const broken: Record<string, string[]> = {};
  for (const axis of ['mppX', 'mppY'] as const) {
    const mpp = scaleByHand?.[axis] ?? null;
    if (mpp !== null && !isPlausible(mpp)) broken[`scaleByHand.${axis}`] = [BEYOND_SCANNERS];
  }
  for (const { mark, path } of marks) {
    if (mark.imageId !== imageId) broken[`${path}.imageId`] = ['This mark belongs to another image.'];
    if (seen.has(mark.id)) broken[`${path}.id`] = ['Another mark has this id.'];
    seen.add(mark.id);
  }
  return broken;
}
