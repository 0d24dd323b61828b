import type { Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { regionOfFacility } from '../../store/records/facility-of-form.ts';

export const getCurrentFacilityUser: Resolver<'getCurrentFacilityUser'> = {
  resolve: ({ caller: { user }, world }) => {
    const facility = world.facilities.find(user.facilityId ?? '');
    if (facility === null || (user.role !== 'MedicalFacility' && user.role !== 'Facility_NP'))
      throw refuse('NOT_FOUND');
    const { id, name, type: facilityType, country, labArrangement, timeZone } = facility;
    const region = regionOfFacility(facility);
    return {
      etag: `"v${user.version}"`,
      data: {
        userId: user.id,
        email: user.email,
        displayName: user.displayName,
        role: user.role,
        status: user.status,
        rights: user.rights,
        facility: { id, name, facilityType, country, region, labArrangement, timeZone },
      },
    };
  },
};
