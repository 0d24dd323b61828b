import { afterEach, expect, it } from 'vitest';
import { namesOfReader, registrationReasons } from '#app/core/access/refused-moves.ts';
import { aListState } from '#app/ui/lists/list-state.test-support.ts';
import { click, eventually, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { zFacilityForm } from '#contracts/generated/schemas/facility-form.ts';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import type { Registration } from '#contracts/generated/wire.ts';
import {
  blankFacilityForm,
  blankProviderForm,
} from '#mock-server/resolvers/registration/registration-blanks.ts';
import { FACILITY_FORM, PROVIDER_FORM } from '#tests/contract/registration-forms.ts';
import { RegistrationPart, Registrations } from './registration-pages.tsx';

const registration: Registration = {
  id: 'reg_1',
  kind: 'other',
  version: 2,
  etag: '"v2"',
  status: 'UnderReview',
  createdAt: '2026-11-20T15:00:00Z',
  createdBy: null,
  submittedAt: '2026-11-21T15:00:00Z',
  reviewedAt: null,
  reviewedBy: null,
  reason: null,
  signed: null,
  form: {
    organisation: 'Ada Lab',
    organisationKind: 'Other',
    contactName: 'Ada Invented',
    email: 'ada@example.org',
    phone: '+12125550100',
    country: 'US',
    region: null,
    interest: 'Second opinions',
    leadSource: 'Website',
  },
  outcome: { userId: null, facilityId: null, accountId: 'acc_1', enquiryId: 'enq_1' },
  allowedActions: ['approve', 'return', 'reject'],
};

afterEach(unmount);

it('a facility for whose cases nobody can have a licence is told to whoever decides', async () => {
  const show = async (country: 'US' | 'Canada' | 'Other') => {
    const form = zFacilityForm.parse({
      ...blankFacilityForm(FACILITY_FORM),
      address: { ...FACILITY_FORM.address, country },
    });
    await mountPage(
      <RegistrationPart
        registration={{ ...registration, kind: 'facilities', form }}
        documents={[]}
        answers={<p>The answers</p>}
        idempotencyKey={'"key"'}
        outcome={undefined}
      />,
    );
    return textOf();
  };
  expect(await show('Other')).toContain('no pathologist can have a licence for its cases');
  for (const country of ['US', 'Canada'] as const) expect(await show(country)).not.toContain('licence for');
});

it('a registration is read as a whole with its documents, and sent back only with a reason', async () => {
  const file = {
    name: 'proof.pdf',
    contentType: 'application/pdf',
    bytes: 10,
    uploadedAt: '2026-11-21T15:00:00Z',
  };
  const element = (
    <RegistrationPart
      registration={registration}
      documents={[
        {
          id: 'doc_1',
          version: 1,
          etag: '"v1"',
          kind: 'proof_of_address',
          region: null,
          issuedOn: '2026-11-02',
          file,
          uploadedBy: { userId: 'usr_demo000001', displayName: 'Ada Invented' },
        },
      ]}
      answers={<p>The answers</p>}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  await mountPage(element);
  expect(textOf()).toContain('Proof of address, dated 11/02/2026');
  expect(textOf(found('h1'))).toBe('Other registration of Ada Invented, Ada Lab');
  expect(textOf()).toContain('The answers');
  const address = '/files/registration/other/reg_1/doc_1';
  expect(named('Download proof.pdf').getAttribute('href')).toBe(address);
  expect(named('Preview proof.pdf in a new tab').getAttribute('href')).toBe(`${address}?inline`);
  expect(named('Open the account').getAttribute('href')).toBe('/accountDetail/acc_1');
  expect(named('Open the enquiry').getAttribute('href')).toBe('/enquiries-detail/enq_1');
  expect(() => named('Start the review')).toThrow();
  await click(named('Send back'));
  await eventually(() => expect(textOf(found('#return'))).toContain('Reason is required'));
  expect(posts).toEqual([]);
  await click(named('Approve'));
  await eventually(() => expect(posts).toHaveLength(1));
  expect(posts[0]).toMatchObject({ intent: 'approve', etag: '"v2"' });
});

it('a registration that the reader may not decide says who does', async () => {
  const opened = {
    ...registration,
    createdBy: { userId: 'usr_demo000012', displayName: 'Ada Invented' },
    allowedActions: [],
  };
  const element = (
    <RegistrationPart
      registration={opened}
      documents={[]}
      answers={null}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />
  );
  await mountPage(element);
  expect(textOf()).toContain('Opened byAda Invented');
  expect(textOf()).toContain('a relationship manager who did not open it, decides this registration');
  expect(() => named('Approve')).toThrow();
});

it('of somebody whose account is closed is the reader’s to reject, and says why nothing else can be done', async () => {
  const barred: Registration = { ...registration, status: 'UnderReview', allowedActions: ['edit', 'reject'] };
  await mountPage(
    <RegistrationPart
      registration={barred}
      reasons={registrationReasons(barred, namesOfReader('Admin', null))}
      documents={[]}
      answers={null}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );
  expect(textOf()).not.toContain('decides this registration');
  expect(textOf()).toContain('The account of this person is deactivated. Readmit it first');
});

const linkOf = (name: string) => named(name).getAttribute('href');

it.each([
  [['edit', 'submit'], '/other-registration/edit/reg_1'],
  [['approve', 'edit'], '/other-registration/edit/reg_1'],
  [['approve', 'return'], null],
] as const)('S2.5-08 leads to the form of a registration that allows %j: %s', async (allowed, place) => {
  const open = { ...registration, allowedActions: [...allowed] };
  await mountPage(
    <RegistrationPart
      registration={open}
      documents={[]}
      answers={null}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );
  if (place === null) expect(() => named('Open the form')).toThrow();
  else expect(linkOf('Open the form')).toBe(place);
  expect(textOf()).not.toContain('There is nothing for you to do here.');
});

it('S2.7-04 S2.7-05 the list leads to the new registrations that the reader may open, and to those alone', async () => {
  const list = aListState({ sort: 'submittedAt', asOf: '2026-11-21T12:00:00Z' });
  await mountPage(
    <Registrations items={[]} list={list} opened={['providers', 'facilities', 'users', 'other']} />,
  );
  expect(linkOf('New provider registration')).toBe('/provider-registration');
  expect(linkOf('New medical facility registration')).toBe('/facility-registration');
  expect(linkOf('New user registration')).toBe('/user-registration');
  expect(linkOf('New other registration')).toBe('/other-registration');
  expect(() => named('New operator staff registration')).toThrow();
});

it.each([
  ['Ada Invented', false],
  ['Somebody Else', true],
])(
  'who decides reads that %s signed, and is told where that is another name: %s',
  async (signedName, isTold) => {
    const signed = { signedName, signedAt: '2026-11-21T15:00:00Z' };
    const blank = blankProviderForm(PROVIDER_FORM);
    const form = zProviderForm.parse({ ...blank, ...PROVIDER_FORM, firstName: 'Ada', lastName: 'Invented' });
    await mountPage(
      <RegistrationPart
        registration={{ ...registration, kind: 'providers', signed, form }}
        documents={[]}
        answers={null}
        idempotencyKey={'"key"'}
        outcome={undefined}
      />,
    );
    expect(textOf()).toContain(`Signed by${signedName}, `);
    expect(textOf().includes('which is not the name of the person in the form')).toBe(isTold);
  },
);

const FORMS = {
  providers: zProviderForm.parse({ ...blankProviderForm(PROVIDER_FORM), ...PROVIDER_FORM }),
  facilities: zFacilityForm.parse({ ...blankFacilityForm(FACILITY_FORM), ...FACILITY_FORM }),
};

it.each([
  ['providers', 'Provider registration of Maren Quillfeather'],
  ['facilities', 'Medical facility registration of Anselm Pike, Pikestaff Dermatology LLC'],
] as const)('a registration of %s is named by who applies', async (kind, title) => {
  const form = FORMS[kind];
  await mountPage(
    <RegistrationPart
      registration={{ ...registration, kind, form }}
      documents={[]}
      answers={null}
      idempotencyKey={'"key"'}
      outcome={undefined}
    />,
  );
  expect(textOf(found('h1'))).toBe(title);
});

it('who decides what was handed in again reads why it was sent back before', async () => {
  const show = (reason: string | null) =>
    mountPage(
      <RegistrationPart
        registration={{ ...registration, reason }}
        documents={[]}
        answers={null}
        idempotencyKey={'"key"'}
        outcome={undefined}
      />,
    );
  await show('The NPI is wrong.');
  expect(textOf()).toContain('Why it was sent back beforeThe NPI is wrong.');
  await show(null);
  expect(textOf()).not.toContain('sent back before');
});
