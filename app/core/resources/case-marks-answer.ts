import { z } from 'zod';
import { zMarkSight } from '#contracts/generated/schemas/mark-sight.ts';

const CitableMark = z.object({
  kind: z.enum(['ruler', 'patch']),
  imageId: z.string(),
  markId: z.string(),
  /** What the viewer calls a patch, such as Patch 2; empty for a ruler, which is called by its length. */
  called: z.string(),
  /** A ruler's name or a patch's note; empty where it has none. */
  name: z.string(),
  sight: zMarkSight,
});
export type CitableMark = z.infer<typeof CitableMark>;

/** What `/resources/case-marks/:caseId?image=…` says: the marks of these images as they are saved with the case. */
export const CaseMarksAnswer = z.object({
  /** Whose session answered, and of which case. */
  userId: z.string(),
  caseId: z.string(),
  marks: z.array(CitableMark),
  /** Images whose marks could not be read: nothing is known of them, and nothing of them is gone. */
  unread: z.array(z.string()),
});
export type CaseMarksAnswer = z.infer<typeof CaseMarksAnswer>;
