import { expect, it } from 'vitest';
import { found, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { LicenceRenewal } from '#contracts/generated/wire.ts';
import { NOW, profile } from './about-me.test-support.tsx';
import { Licences } from './licences.tsx';

const person = { userId: profile.userId, displayName: profile.displayName };

const sentBack: LicenceRenewal = {
  id: 'lic_1',
  version: 2,
  etag: '"v2"',
  status: 'Returned',
  provider: person,
  region: 'OH',
  number: 'INV-OH',
  issuedOn: '2026-11-01',
  expiresOn: '2028-12-31',
  replaces: null,
  file: { name: 'paper.pdf', contentType: 'application/pdf', bytes: 9, uploadedAt: NOW },
  submittedAt: NOW,
  submittedBy: person,
  reviewedAt: NOW,
  reviewedBy: null,
  reason: 'A page is missing.',
  taskId: null,
  allowedActions: [],
};

async function renewalsSaid(renewals: readonly LicenceRenewal[]): Promise<string> {
  await mountPage(
    <Licences
      profile={profile}
      renewals={renewals}
      asOf={NOW}
      idempotencyKey={'"key"'}
      outcome={undefined}
      tellUnsaved={() => undefined}
    />,
  );
  return textOf(found('[aria-label=Renewals]'));
}

it('a renewal that was sent back says why and asks to be handed in again, until it is', async () => {
  const said = await renewalsSaid([sentBack]);
  expect(said).toContain('OH until 12/31/2028: Sent back');
  expect(said).toContain('Reason: A page is missing.Hand it in again below.');
  const waiting: LicenceRenewal = { ...sentBack, id: 'lic_2', status: 'Submitted', reason: null };
  expect(await renewalsSaid([waiting, sentBack])).not.toContain('Hand it in again');
  expect(await renewalsSaid([{ ...waiting, region: 'CO' }, sentBack])).toContain('Hand it in again');
});
