import type { MakeCollection } from '../collections.ts';
import { AnnotationsRecord, CaseRecord } from '../records.ts';

/** Cases with their specimens, slides and images, and the marks on those. */
export const caseStore = (make: MakeCollection) => ({
  cases: make('cases', CaseRecord, {
    blob: ({ specimens }) =>
      specimens.flatMap(({ subsections }) =>
        subsections.flatMap(({ images }) => images.map(({ blobId }) => blobId)),
      ),
    provider: ({ assignedProviderId }) => (assignedProviderId === null ? [] : [assignedProviderId]),
    facility: ({ facilityId }) => [facilityId],
    status: ({ status }) => [status],
  }),
  annotations: make('annotations', AnnotationsRecord, {}),
});
