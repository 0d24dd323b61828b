import { describe, expect, it } from 'vitest';
import { click, eventually, fill, found, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import type { FacilityMember } from '#contracts/generated/wire.ts';
import { EditFacilityPage } from './edit-facility-page.tsx';
import { invented as account } from './facility-account.test-support.ts';
import { FacilityAccountScreen } from './facility-account-screen.tsx';
import { facilityQuestions } from './facility-questions.ts';

const shown = {
  account,
  people: null,
  peopleInAll: 0,
  status: 'Active',
  isSaved: false,
  today: '2026-11-21',
};

describe('S2.5-12 S2.7-06 a facility’s account', () => {
  it('says what is recorded, what is missing, and which certificate soon ends', async () => {
    await mountPage(<FacilityAccountScreen {...shown} />);
    expect(textOf()).toContain('Address1 Road, Town, OH, 43004, United States');
    expect(textOf()).toContain('Laboratory directorNot recorded');
    expect(textOf()).toContain('until 12/21/2026Ends in 30 days');
    expect(named('Edit facility account').getAttribute('href')).toBe('/edit-facility-account-detail');
    expect(named('Nurse practitioners').getAttribute('href')).toBe('/FacilityNP');
  });

  it('says that not all of its people are shown where a page of the API does not hold them', async () => {
    await mountPage(<FacilityAccountScreen {...shown} people={[]} peopleInAll={101} />);
    expect(textOf()).toContain('The first 0 of 101 are shown.');
  });

  it('leads to the operator, who alone opens a closed account again, where one of its people has one', async () => {
    const former: FacilityMember = {
      userId: 'usr_demo000002',
      version: 3,
      etag: '"v3"',
      firstName: 'Linnet',
      lastName: 'Farraday',
      email: 'np@example.org',
      phone: null,
      role: 'Facility_NP',
      status: 'Deactivated',
      npi: null,
      rights: { view: true, edit: true, assign: false, pickup: true },
      startDate: null,
      lastLoginAt: '2026-11-20T16:02:10Z',
      allowedActions: [],
    };
    await mountPage(<FacilityAccountScreen {...shown} people={[former]} peopleInAll={1} />);
    expect(named('Ask the operator').getAttribute('href')).toBe('/account-detail?part=ask');
    await mountPage(
      <FacilityAccountScreen {...shown} people={[{ ...former, status: 'Active' }]} peopleInAll={1} />,
    );
    expect(() => named('Ask the operator')).toThrow();
  });

  it('names the time zone as people read it', async () => {
    await mountPage(<FacilityAccountScreen {...shown} />);
    expect(textOf()).toContain('Time zoneAmerica/New York');
  });

  it('S4.1-03 tells a provisional user what is waited for, and offers nothing that the API does not allow', async () => {
    await mountPage(
      <FacilityAccountScreen
        {...shown}
        status="provisionally active"
        account={{ ...account, active: false, allowedActions: [] }}
      />,
    );
    expect(textOf()).toContain('Your account is provisionally active.');
    expect(textOf()).toContain('This facility is suspended, since the operator deactivated its account.');
    expect(() => named('Edit facility account')).toThrow();
    expect(() => named('Nurse practitioners')).toThrow();
  });

  it('is changed by a form that holds to the rules before it is sent', async () => {
    await mountPage(
      <EditFacilityPage
        account={account}
        refused={null}
        idempotencyKey={'"key"'}
        today="2026-11-21"
        timeZones={['America/New_York']}
      />,
    );
    const taxId = found<HTMLInputElement>('input[name=taxId]');
    await fill(taxId, '1');
    await click(named('Save facility account'));
    await eventually(() => expect(textOf()).toContain('Tax ID must have 9 digits'));
    expect(posts).toEqual([]);
    await fill(taxId, '00-7654321');
    await click(named('Save facility account'));
    await eventually(() =>
      expect(posts).toMatchObject([
        { etag: '"v2"', idempotencyKey: '"key"', taxId: '00-7654321', legalName: 'Example Inc.' },
      ]),
    );
  });

  it('shows its holidays, and takes another one', async () => {
    const form = { ...account.form, holidays: ['2026-11-26'] };
    await mountPage(<FacilityAccountScreen {...shown} account={{ ...account, form }} />);
    expect(textOf()).toContain('Holidays11/26/2026');
    await mountPage(
      <EditFacilityPage
        account={{ ...account, form }}
        refused={null}
        idempotencyKey={'"key"'}
        today="2026-11-21"
        timeZones={['America/New_York']}
      />,
    );
    await click(named('Add holiday'));
    await eventually(() => found('input[name="holidays[1].day"]'));
    await fill(found<HTMLInputElement>('input[name="holidays[1].day"]'), '2026-12-25');
    await click(named('Save facility account'));
    await eventually(() =>
      expect(posts).toMatchObject([{ 'holidays[0].day': '2026-11-26', 'holidays[1].day': '2026-12-25' }]),
    );
  });

  it('keeps in its form whatever it holds, also where nobody asks for it any more', async () => {
    const labDirector = { name: 'Cy Invented', degree: 'MD', licence: '35.001' };
    const contractLab = { name: 'Invented Lab', clia: null };
    const form = { ...account.form, labArrangement: 'No Lab', labDirector, contractLab } as const;
    await mountPage(
      <EditFacilityPage
        account={{ ...account, form: { ...form, provincialLabLicence: 'L1' } }}
        refused={null}
        idempotencyKey={'"key"'}
        today="2026-11-21"
        timeZones={['America/New_York']}
      />,
    );
    await click(named('Save facility account'));
    await eventually(() =>
      expect(posts).toMatchObject([
        {
          'labDirector.name': 'Cy Invented',
          'contractLab.name': 'Invented Lab',
          provincialLabLicence: 'L1',
          clia: '00D1234567',
          'cliaCertificate.kind': 'waiver',
        },
      ]),
    );
  });

  it('asks every question of a form that has an answer to each', async () => {
    const form = {
      ...account.form,
      labArrangement: 'Contract Lab',
      contractLab: { name: 'Invented Lab', clia: null },
      provincialLabLicence: 'L1',
      labDirector: { name: 'Cy Invented', degree: 'MD', licence: '35.001' },
      billingContact: {
        name: 'Bo',
        email: 'bo@example.org',
        phone: '614',
        sameAsFacility: false,
        address: null,
      },
    } as const;
    await mountPage(
      <EditFacilityPage
        account={{ ...account, form }}
        refused={null}
        idempotencyKey={'"key"'}
        today="2026-11-21"
        timeZones={['America/New_York']}
      />,
    );
    const controls = document.querySelectorAll<HTMLInputElement>('form :is(input, select)');
    const shown = new Set([...controls].map(({ name }) => name));
    const unasked = facilityQuestions.filter(({ name }) => !shown.has(name)).map(({ name }) => name);
    expect(unasked).toEqual(['holidays', 'volumes', 'scanners']);
    expect(textOf()).toContain('State or province of the billing contact');
  });
});
