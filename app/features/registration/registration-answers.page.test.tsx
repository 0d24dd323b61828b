import { afterEach, expect, it } from 'vitest';
import { mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { zProviderForm } from '#contracts/generated/schemas/provider-form.ts';
import type { Registration } from '#contracts/generated/wire.ts';
import { blankProviderForm } from '#mock-server/resolvers/registration/registration-blanks.ts';
import { PROVIDER_FORM } from '#tests/contract/registration-forms.ts';
import { RegistrationAnswers } from './registration-answers.tsx';

afterEach(unmount);

const show = (registration: Pick<Registration, 'kind' | 'form'>, facilityName: string | null = null) =>
  mount(<RegistrationAnswers registration={registration} facilityName={facilityName} />);

it('a provider’s answers stand under the questions that the provider read, and no name of the wire does', async () => {
  const form = zProviderForm.parse({ ...blankProviderForm(PROVIDER_FORM), ...PROVIDER_FORM });
  await show({ kind: 'providers', form });
  const terms = [...document.querySelectorAll('dt')].map(textOf);
  expect(terms).toContain('The connection goes through a private network');
  expect(terms.filter((term) => /\d, |Vpn/.test(term))).toEqual([]);
});

it('the form of an operator’s own says duty and dates as people read them', async () => {
  await show({
    kind: 'operator-staff',
    form: {
      salutation: null,
      firstName: 'Ada',
      lastName: 'Invented',
      email: 'ada@example.org',
      phone: '+12125550100',
      staffRole: 'Accounts',
      ownerGroup: null,
      rights: null,
      startDate: '2027-03-01',
    },
  });
  expect(textOf()).toContain('Staff roleAccounts and Billing');
  expect(textOf()).toContain('Start date03/01/2027');
  expect(textOf()).not.toMatch(/\d{4}-\d\d-\d\d/);
});

it('the form of a user names the facility, the role and the numbers as readers know them', async () => {
  await show(
    {
      kind: 'users',
      form: {
        salutation: null,
        firstName: 'Ada',
        lastName: 'Invented',
        email: 'ada@example.org',
        phone: '+12125550100',
        userType: 'Facility_NP',
        ownerGroup: null,
        facilityId: 'fac_demo-1',
        role: 'Facility_NP',
        npi: '1234567893',
        rights: null,
        startDate: null,
      },
    },
    'Riverbend Surgical Pathology Laboratory',
  );
  expect(textOf()).toContain('FacilityRiverbend Surgical Pathology Laboratory');
  expect(textOf()).toContain('RoleFacility nurse practitioner');
  expect(textOf()).toContain('NPI1234567893');
});
