import { sightOfPatch, sightOfRuler } from '#app/core/citing/sight.ts';
import type { CaseMarksAnswer, CitableMark } from '#app/core/resources/case-marks-answer.ts';
import type { Annotations } from '#contracts/generated/wire.ts';
import type { Api } from './api.server.ts';

/** More slides than a case has; an address of more is none of ours. */
const MOST_IMAGES = 200;

const citableOf = (marks: Annotations): readonly CitableMark[] => [
  ...marks.rulers.map((ruler) => ({
    kind: 'ruler' as const,
    imageId: marks.imageId,
    markId: ruler.id,
    name: ruler.name,
    sight: sightOfRuler(ruler, marks),
  })),
  ...marks.patches.map((patch) => ({
    kind: 'patch' as const,
    imageId: marks.imageId,
    markId: patch.id,
    name: patch.note,
    sight: sightOfPatch(patch),
  })),
];

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
