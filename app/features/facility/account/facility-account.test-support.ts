import { wholeFacility } from '#app/core/registration/facility-form.test-support.ts';
import type { FacilityAccount } from '#contracts/generated/wire.ts';

/** A facility's account that lacks nothing but a laboratory director and a billing contact. */
export const invented: FacilityAccount = {
  id: 'fac_1',
  version: 2,
  etag: '"v2"',
  accountId: null,
  active: true,
  createdAt: '2026-01-01T12:00:00Z',
  signed: { signedName: 'Ada Lee', signedAt: '2026-01-02T12:00:00Z' },
  allowedActions: ['edit', 'addNp'],
  form: {
    ...wholeFacility,
    cliaCertificate: { kind: 'waiver', expiresOn: '2026-12-21' },
    labDirector: null,
    billingContact: null,
  },
};
