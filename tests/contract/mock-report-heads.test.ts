import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { ONBOARDING_PROVIDER } from '#mock-server/seeds/staff.ts';
import { dataOf, type PeopleMock, peopleMock } from './people.test-support.ts';

let mock: PeopleMock;
beforeEach(() => {
  mock = peopleMock();
});

const ADDRESS = {
  line1: '5 Made-up Road',
  line2: null,
  city: 'Columbus',
  region: 'OH',
  postalCode: '43004',
  country: 'US',
};
const KOELN = { ...ADDRESS, city: 'Köln', region: null, postalCode: '50667', country: 'Other' };
const TORONTO = { ...ADDRESS, city: 'Toronto', region: 'ON', postalCode: 'M5G 1X5', country: 'Canada' };
const site = (kind: string, name: string) => ({
  name,
  kind,
  address: ADDRESS,
  clia: '36D1234567',
  vpn: false,
});
const signer = () => mock.api.world().signers.find(ONBOARDING_PROVIDER);

describe('what a signature says of a provider', () => {
  it('follows the provider’s own profile, and a site keeps its code', async () => {
    mock.api.world().signers.remove(ONBOARDING_PROVIDER);
    const as = await mock.enter('onboarding');
    const save = (body: object) =>
      mock.send('updateMyProfile', { body, version: mock.user(ONBOARDING_PROVIDER).version, as });
    const provider = { readingSites: [site('home', 'Desk'), site('lab', 'Bench')] };
    expect((await save({ timeZone: 'America/Denver', provider })).status).toBe(200);
    expect(signer()).toMatchObject({
      degrees: 'MD',
      npi: '1400000034',
      timeZone: 'America/Denver',
      licenceNumbers: { CO: 'DEMO-CO-1000', OH: 'DEMO-OH-1001' },
      readingSites: [
        { code: 'HOME-OH-1', name: 'Desk', place: null, clia: '36D1234567' },
        { code: 'LAB-OH-1', name: 'Bench', place: 'Columbus, OH', clia: '36D1234567' },
      ],
    });
    await save({ provider: { readingSites: [site('home', 'New desk'), site('lab', 'Bench')] } });
    expect(signer()?.readingSites.map(({ code }) => code)).toEqual(['HOME-OH-2', 'LAB-OH-1']);
  });

  it.each([
    ['home', ADDRESS, 'HOME-OH-1', null],
    ['home', KOELN, 'HOME-ABROAD-1', null],
    ['lab', KOELN, 'LAB-ABROAD-1', 'Köln, outside the US and Canada'],
    ['lab', { ...KOELN, region: 'OH' }, 'LAB-ABROAD-1', 'Köln, outside the US and Canada'],
    ['lab', TORONTO, 'LAB-ON-1', 'Toronto, ON, Canada'],
    ['lab', ADDRESS, 'LAB-OH-1', 'Columbus, OH'],
  ])('says where a site lies that is no home: %s', async (kind, address, code, place) => {
    mock.api.world().signers.remove(ONBOARDING_PROVIDER);
    const as = await mock.enter('onboarding');
    const save = (sites: object[]) =>
      mock.send('updateMyProfile', {
        body: { provider: { readingSites: sites } },
        version: mock.user(ONBOARDING_PROVIDER).version,
        as,
      });
    expect((await save([{ ...site(kind, 'Institute'), address }])).status).toBe(200);
    expect(signer()?.readingSites).toMatchObject([{ code, place }]);
    const moved = { ...address, city: 'Bonn' };
    expect((await save([{ ...site(kind, 'Institute'), address: moved }])).status).toBe(200);
    expect(signer()?.readingSites).toMatchObject([{ code, place: place?.replace(/^[^,]+/, 'Bonn') ?? null }]);
  });

  it.each([PROVIDER, SECOND_PROVIDER])(
    'is that of the profile in the demo too, and no number of a physician: %s',
    (userId) => {
      const { npi, licences, provider } = mock.user(userId);
      const { signers, reportVersions, requisitions } = mock.api.world();
      const said = signers.find(userId);
      expect(said).toMatchObject({
        npi,
        licenceNumbers: Object.fromEntries(licences.map(({ state, number }) => [state, number])),
      });
      expect(said?.readingSites.map(({ name, clia }) => ({ name, clia }))).toEqual(
        provider?.readingSites.map(({ name, clia }) => ({ name, clia })),
      );
      const numbers = licences.map(({ number }) => number);
      for (const { signature } of reportVersions.list())
        if (signature.signer.userId === userId) {
          expect(signature.npi).toBe(npi);
          expect(numbers).toContain(signature.licenceNumber);
        }
      expect(requisitions.list().map(({ clinical }) => clinical.submittingPhysicianNpi)).not.toContain(npi);
    },
  );

  it('follows what an admin writes', async () => {
    const as = await mock.enter('admin');
    const { version } = mock.user(ONBOARDING_PROVIDER);
    const asking = { params: { userId: ONBOARDING_PROVIDER }, body: { npi: '1700000064' }, version, as };
    expect((await mock.send('updateUser', asking)).status).toBe(200);
    expect(signer()?.npi).toBe('1700000064');
  });
});

describe('the head of a facility’s reports', () => {
  it('follows the form of the facility', async () => {
    const as = await mock.enter('admin');
    const params = { facilityId: 'fac_demo-1' };
    const { version } = dataOf<{ version: number }>(
      await mock.client.ask('getFacilityAccount', { params, as }),
    );
    const body = {
      address: ADDRESS,
      displayName: 'Riverbend Laboratory',
      cap: '1234567',
      labDirector: { name: 'Dr. Odile Varn', degree: 'MD', licence: 'DR-0012345' },
    };
    const answer = await mock.send('updateFacilityAccount', { params, body, version, as });
    expect([answer.status, answer.code]).toEqual([200, null]);
    expect(mock.api.world().laboratories.find('fac_demo-1')).toMatchObject({
      name: 'Riverbend Laboratory',
      address: { line1: '5 Made-up Road' },
      cap: '1234567',
      director: 'Dr. Odile Varn',
    });
  });
});
