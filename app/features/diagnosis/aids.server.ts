import type { Api } from '#app/server/api.server.ts';
import { readEveryPage } from '#app/server/lists/every-page.server.ts';
import type { WritingAids } from './writing-aids.ts';

/** Templates and lists. A page without them is a page to write on all the same, so that a failure stops nothing. */
export async function readAids(api: Api): Promise<WritingAids> {
  const [templates, lists] = await Promise.all([
    readEveryPage((query) => api.listTextTemplates({ query })),
    api.listReferenceData(),
  ]);
  const reference = lists.ok ? lists.value.data : null;
  return {
    templates: templates.ok ? templates.value.items : [],
    codes: (reference?.icd10Codes ?? []).map(({ value, label }) => ({ value, label: `${value} ${label}` })),
    stains: [...(reference?.specialStains ?? []), ...(reference?.ihcMarkers ?? [])].map(({ label }) => label),
    bodySites: (reference?.bodySites ?? []).map(({ value, label, subsites }) => ({ value, label, subsites })),
  };
}
