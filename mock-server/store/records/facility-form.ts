import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';

/** What was kept before facilities had lists of holidays has none. */
export const FacilityFormRecord = zFacilityForm.extend({
  holidays: zFacilityForm.shape.holidays.default(null),
});
