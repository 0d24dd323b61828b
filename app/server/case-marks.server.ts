import { sightOfPatch, sightOfRuler } from '#app/core/citing/sight.ts';
import type { CaseMarksAnswer, CitableMark } from '#app/core/resources/case-marks-answer.ts';
import { patchNamesIn } from '#app/core/viewing/patch-names-in.ts';
import type { Annotations, PatchMark } from '#contracts/generated/wire.ts';
import type { Api } from './api.server.ts';

/** More slides than a case has; an address of more is none of ours. */
const MOST_IMAGES = 200;

function citableOf(marks: Annotations): readonly CitableMark[] {
  // A patch is called by the number that the log gave it: its note is that of the patch before, until somebody changes it.
  const names = patchNamesIn(marks.patches.length === 0 ? [] : marks.log);
  const calledOf = ({ id, isPoint }: PatchMark) =>
    `${isPoint ? 'Point' : 'Patch'} ${names.nameOf(id)}`.trim();
  return [
    ...marks.rulers.map((ruler) => ({
      kind: 'ruler' as const,
      imageId: marks.imageId,
      markId: ruler.id,
      called: '',
      name: ruler.name,
      sight: sightOfRuler(ruler, marks),
    })),
    ...marks.patches.map((patch) => ({
      kind: 'patch' as const,
      imageId: marks.imageId,
      markId: patch.id,
      called: calledOf(patch),
      name: patch.note,
      sight: sightOfPatch(patch),
    })),
  ];
}

/** The marks of some images of a case. An image that cannot be read is named: its marks are not gone. */
export async function readCaseMarks(
  api: Api,
  caseId: string,
  imageIds: readonly string[],
): Promise<Pick<CaseMarksAnswer, 'marks' | 'unread'>> {
  const asked = [...new Set(imageIds)].slice(0, MOST_IMAGES);
  const answers = await Promise.all(
    asked.map(async (imageId) => ({
      imageId,
      answer: await api.getAnnotations({ params: { caseId, imageId } }),
    })),
  );
  return {
    marks: answers.flatMap(({ answer }) => (answer.ok ? citableOf(answer.value.data) : [])),
    // An image that the case has no more answers 404, as one would that is not the reader's.
    unread: answers.flatMap(({ answer, imageId }) => (answer.ok ? [] : [imageId])),
  };
}
