import { afterEach, expect, it } from 'vitest';
import { aWholeCase } from '#app/core/cases/whole-case.test-support.ts';
import { found, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import type { Case, CaseForm, NameAlert, RecordedReceipt } from '#contracts/generated/wire.ts';
import { ReceiptPage } from './receipt-page.tsx';

/** Two slides of the first specimen. */
const withSlides = ([specimen]: Case['slides']): Case['slides'] =>
  specimen === undefined ? [] : [{ ...specimen, subsections: ['A1', 'A2'].map(slideOf) }];

const slideOf = (name: string): Case['slides'][number]['subsections'][number] => ({
  id: `sub_${name}`,
  block: null,
  displayId: name,
  facilityId: null,
  slideType: 'H&E',
  stain: null,
  slideCount: 1,
  isRequested: false,
  requireRescan: false,
  requireRescanReason: null,
  images: [],
});

const LAST: RecordedReceipt = {
  receivedAt: '2026-11-20T14:55:00Z',
  recordedBy: { userId: 'usr_1', displayName: 'Lee Lab' },
  trackingNumber: null,
  blocksReceived: null,
  blocksAnnounced: null,
  slides: [
    { subsectionId: 'sub_A1', received: 1, missing: 0, condition: 'faded', note: null },
    { subsectionId: 'sub_A2', received: 0, missing: 1, condition: null, note: null },
  ],
  leftovers: ['S26-1 A9'],
};

const ANNOUNCED: CaseForm['delivery'] = {
  slideDelivery: 'Mail_the_Slides',
  carrier: 'Invented Express',
  trackingNumber: 'DC0000131',
  shippedOn: '2026-11-19',
  slidesSent: 2,
  blocksSent: 3,
};

const valueOf = (name: string) => found<HTMLInputElement>(`form [name="${name}"]`).value;

const NEAR: NameAlert = {
  caseId: 'cas_2',
  caseID: 'DP-2',
  caseRecordId: 'S26-2002',
  status: 'Submitted',
  sentAt: '2026-11-20T14:00:00Z',
  likeness: 'near',
  patient: { lastName: 'Haverley', firstName: 'Konrad', birthDate: '1951-03-10' },
};

const show = (
  status: Case['status'],
  last: RecordedReceipt | null = null,
  more: Partial<Parameters<typeof ReceiptPage>[0]> = {},
) =>
  mountPage(
    <ReceiptPage
      ofCase={aWholeCase({ status, slides: withSlides(aWholeCase().slides) })}
      last={last}
      announced={ANNOUNCED}
      nearNames={null}
      part="count"
      idempotencyKey={'"key"'}
      outcome={undefined}
      scans={null}
      {...more}
    />,
  );

afterEach(unmount);

it('slides are counted while the case waits for them', async () => {
  await show('Submitted');
  expect(found('form')).toBeDefined();
  expect(textOf()).toContain('Record receipt');
  expect(textOf()).not.toContain('Slides are counted before');
  expect(textOf()).toContain('3 announced');
  expect(textOf()).toContain('Announced: Invented Express, DC0000131');
});

it.each(['Returned', 'Available', 'Selected'] as const)(
  'nothing is filled in for a case that is %s, which would be refused',
  async (status) => {
    await show(status);
    expect(document.querySelector('form')).toBeNull();
    expect(textOf()).toContain('Slides are counted before the intake check.');
  },
);

it('a second parcel is counted in sight of the first: what was recorded is shown and stands in the fields', async () => {
  await show('Submitted', LAST);
  expect(textOf()).toContain('counted last by Lee Lab');
  expect(textOf()).toContain('Slide A1: 1 received, faded');
  expect(textOf()).toContain('Slide A2: 0 received, 1 missing');
  const names = ['slides[0].received', 'slides[0].condition', 'slides[1].received', 'leftovers', 'etag'];
  expect(names.map(valueOf)).toEqual(['1', 'faded', '0', 'S26-1 A9', aWholeCase().etag]);
});

it('what was counted is shown when nothing can be counted any more, with what belongs to no slide', async () => {
  await show('Available', LAST);
  expect(textOf()).toContain('Slide A2: 0 received, 1 missing');
  expect(textOf()).toContain('What else was in the parcel:S26-1 A9');
});

it('slides that come for a withdrawn case are kept together, and its page tells of it', async () => {
  await show('Cancelled');
  expect(document.querySelector('form')).toBeNull();
  expect(textOf()).toContain('This case was withdrawn, and its slides are not counted any more.');
  expect(textOf()).not.toContain('Slides are counted before');
  expect(found('a[href="/case-details/cas_1"]').textContent).toBe('Open the case');
});

it.each(['count', 'scans'] as const)(
  'whoever is at the part “%s” is told of a patient with a like name, by the numbers on the slides',
  async (part) => {
    await show('Submitted', null, { part, nearNames: [NEAR] });
    expect(textOf(found('[role=note]'))).toContain(
      'DP-2 (accession S26-2002): Haverley, Konrad, born 03/10/1951, nearly the same name, sent out 11/20/2026 02:00 PM UTC',
    );
    await show('Submitted', null, { part, nearNames: [] });
    expect(document.querySelector('[role=note]')).toBeNull();
  },
);

it('a parcel that comes though its facility uploads images by now is not counted without asking', async () => {
  const text = 'no parcel of it is awaited. Keep what came together, and ask the facility where it goes.';
  await show('Submitted', null, { announced: { ...ANNOUNCED, slideDelivery: 'Upload_the_Slide_Images' } });
  expect(textOf()).toContain(text);
  await show('Submitted');
  expect(textOf()).not.toContain(text);
});
