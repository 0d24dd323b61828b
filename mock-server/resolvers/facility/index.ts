import type { ResolverTable } from '../../http/call.ts';
import { getCurrentFacilityUser } from './current-facility-user.ts';
import { exportFacilities, getFacilityAccount, listFacilities } from './facilities.ts';
import { createFacilityAccount, updateFacilityAccount } from './facility-account.ts';
import { createFacilityNp, deactivateFacilityNp, updateFacilityNp } from './facility-nps.ts';
import { listFacilityNps, listFacilityUsers } from './facility-people.ts';

export const facilityResolvers = {
  exportFacilities,
  getCurrentFacilityUser,
  getFacilityAccount,
  listFacilities,
  createFacilityAccount,
  updateFacilityAccount,
  createFacilityNp,
  deactivateFacilityNp,
  updateFacilityNp,
  listFacilityNps,
  listFacilityUsers,
} satisfies ResolverTable;
