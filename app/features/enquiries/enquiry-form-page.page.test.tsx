import { afterEach, expect, it } from 'vitest';
import { unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Enquiry } from '#contracts/generated/wire.ts';
import { EnquiryFormPage } from './enquiry-form-page.tsx';

const enquiry: Enquiry = {
  id: 'enq_1',
  version: 1,
  etag: '"v1"',
  leadStatus: 'prospect',
  salutation: null,
  firstName: 'Juniper',
  lastName: 'Marrow',
  email: null,
  phone: '+16145550100',
  organisation: null,
  organisationKind: null,
  country: null,
  region: null,
  caseVolume: null,
  caseScope: null,
  service: null,
  leadSource: 'Conference',
  message: null,
  owner: null,
  nextContactDate: null,
  notes: [],
  converted: null,
  createdAt: '2026-11-20T15:00:00Z',
  allowedActions: ['edit'],
};

const show = (shown: Enquiry | null) =>
  mountPage(<EnquiryFormPage enquiry={shown} owners={[]} idempotencyKey="any" refused={null} />);

const sources = () => [...document.querySelectorAll<HTMLInputElement>('input[name=leadSource]')];

afterEach(unmount);

it('asks for the source of a new enquiry, and chooses none itself', async () => {
  await show(null);
  expect(sources().map(({ value }) => value)).toContain('Other');
  expect(sources().filter(({ checked }) => checked)).toEqual([]);
});

it('lets the source of an enquiry be changed and not be taken back', async () => {
  await show(enquiry);
  expect(sources().find(({ checked }) => checked)?.value).toBe('Conference');
  expect(document.querySelector('select[name=leadSource]')).toBeNull();
});
