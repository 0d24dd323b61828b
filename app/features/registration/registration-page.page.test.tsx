import { expect, it } from 'vitest';
import { textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Registration } from '#contracts/generated/wire.ts';
import { OTHER_FORM } from '#tests/contract/registration-forms.ts';
import { RegistrationPage } from './registration-page.tsx';

const rejected: Registration = {
  id: 'reg_1',
  kind: 'other',
  status: 'Rejected',
  version: 1,
  etag: '"v1"',
  form: { ...OTHER_FORM, country: 'US', organisationKind: null, leadSource: null },
  reason: 'Sent twice.',
  signed: null,
  createdAt: '2026-11-01T00:00:00Z',
  submittedAt: null,
  reviewedAt: null,
  createdBy: null,
  reviewedBy: null,
  outcome: { userId: null, facilityId: null, accountId: null, enquiryId: null },
  allowedActions: [],
};

it.each([
  ['was handed in', '2026-11-02T00:00:00Z', true],
  ['was never handed in', null, false],
])('whoever rejects one that %s reads whether its person is told of it', async (_, submittedAt, isTold) => {
  await mountPage(
    <RegistrationPage
      registration={{ ...rejected, submittedAt }}
      documents={[]}
      facilities={[]}
      today="2026-11-21"
      idempotencyKey={'"key"'}
      outcome={{ intent: 'reject', refused: null }}
    />,
  );
  expect(textOf()).toContain('The registration is rejected');
  expect(textOf().includes('the person is told why')).toBe(isTold);
});
