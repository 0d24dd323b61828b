import type { SlideOfTask } from '#app/core/tasks/slide-of-task.ts';
import type { CaseForm, CaseQuestion, StainRequest } from '#contracts/generated/wire.ts';

/** What of the case stands behind a task, for the people of its facility. */
export interface FacilityWork {
  readonly caseId: string;
  /** 'Haverly, Conrad'; empty where nobody entered a name. */
  readonly patient: string;
  /** The case is back at its facility, which mends its form. */
  readonly mayEditCase: boolean;
  readonly returnReasons: CaseForm['returnReasons'] | 'unread';
  /** What could not be read, and may thus be there though it is not shown. */
  readonly unread: readonly ('form' | 'questions' | 'order')[];
  /** The questions of this task, oldest first. */
  readonly questions: readonly CaseQuestion[];
  readonly order: StainRequest | null;
  /** Where the images of the task belong; null where nobody can say for sure. */
  readonly place: SlideOfTask | null;
  /** The case takes images for it now. */
  readonly mayAddImages: boolean;
  /** The images that may be taken off again, at this version of the case; null where its form cannot be read. */
  readonly removing: { readonly etag: string; readonly imageIds: CaseForm['removableImages'] } | null;
  /** The text of each label that the slides of the task get. */
  readonly labels: readonly string[];
}
