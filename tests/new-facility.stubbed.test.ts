import { beforeAll, describe, expect, it } from 'vitest';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

type Fields = Readonly<Record<string, string>>;
const key = () => `"${crypto.randomUUID()}"`;

describe('a new facility', () => {
  const form = {
    legalName: 'Invented Pathology LLC',
    displayName: 'Invented Pathology',
    organisationKind: 'Pathology Lab',
    facilityType: 'independent_facility',
    phone: '+1 212 555 0100',
    billingModel: 'bill_payer',
    'address.line1': '1 Invented Street',
    'primaryContact.name': 'Ada Invented',
    'primaryContact.phone': '+1 212 555 0101',
    'billingContact.name': 'Bo Invented',
    'billingContact.email': 'bo.invented@example.org',
    'billingContact.phone': '+1 212 555 0102',
    'billingContact.sameAsFacility': 'on',
    timeZone: 'America/New_York',
    caseScope: 'all',
    service: 'Both',
    'volumes[0].kind': 'Biopsies',
    'volumes[0].perMonth': '40',
    'holidays[0].day': '2026-12-25',
    'holidays[1].day': '2026-11-26',
  };
  const us = {
    'address.city': 'Columbus',
    'address.region': 'OH',
    'address.postalCode': '43004',
    'address.country': 'US',
    taxId: '12-3456789',
  };
  const canada = {
    'address.city': 'Ottawa',
    'address.region': 'ON',
    'address.postalCode': 'K9J 6X4',
    'address.country': 'Canada',
    provincialLabLicence: 'ON-4711',
  };
  const director = {
    'labDirector.name': 'Cy Invented',
    'labDirector.degree': 'MD',
    'labDirector.licence': '35.001',
  };
  const certified = {
    ...director,
    clia: '36D0000001',
    'cliaCertificate.kind': 'compliance',
    'cliaCertificate.expiresOn': '2099-12-31',
  };
  const contract = {
    ...certified,
    labArrangement: 'Contract Lab',
    'contractLab.name': 'Invented Contract Lab',
    'contractLab.clia': '36D0000002',
  };
  const mail = { slideDelivery: 'Mail_the_Slides' };
  const upload = {
    slideDelivery: 'Upload_the_Slide_Images',
    'scanners[0].make': 'Maker',
    'scanners[0].model': 'One',
    'scanners[0].mpp': '0.25',
    'scanners[0].fileTypes': 'svs, .ndpi',
  };
  const send = (fields: Fields) =>
    desk.open('Admin', '/create-facility-account', { idempotencyKey: key(), ...form, ...fields });

  // Each is lacking without the field that stands last.
  it.each<[name: string, fields: Fields, lacks: string]>([
    [
      'in the US with its own laboratory',
      { ...us, ...mail, ...certified, npi: '1234567893', labArrangement: 'Own Lab' },
      'labDirector.name',
    ],
    [
      'in the US with a contract laboratory',
      { ...us, ...mail, ...contract, npi: '1700000106' },
      'contractLab.name',
    ],
    [
      'in the US without a laboratory',
      { ...us, ...mail, npi: '1700000205', labArrangement: 'No Lab' },
      'npi',
    ],
    [
      'in the US that uploads',
      { ...us, ...upload, npi: '1700000304', labArrangement: 'No Lab' },
      'scanners[0].mpp',
    ],
    [
      'in Canada with its own laboratory',
      { ...canada, ...mail, ...director, labArrangement: 'Own Lab' },
      'provincialLabLicence',
    ],
    [
      'in Canada without a laboratory that uploads',
      { ...canada, ...upload, labArrangement: 'No Lab' },
      'address.country',
    ],
  ])('%s has an account once its form is whole', async (name, fields, lacks) => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
    const whole = { ...fields, 'primaryContact.email': email };
    const refused = await send({ ...whole, [lacks]: '' });
    expect(refused.outcome).toBe('shown');
    expect(refused.text).toContain(`"${lacks}":[`);
    const { outcome } = await send(whole);
    const opened = desk.api
      .world()
      .facilities.list()
      .find(({ form: kept }) => kept.primaryContact.email === email);
    expect(outcome).toBe(`/accountDetail/${opened?.accountId ?? ''}`);
    expect(opened?.form).toMatchObject({
      labArrangement: fields['labArrangement'],
      slideDelivery: fields['slideDelivery'],
      holidays: ['2026-11-26', '2026-12-25'],
    });
  });

  it('is refused without a name', async () => {
    expect((await send({ ...us, ...mail, legalName: '' })).text).toContain('"status":"error"');
  });
});
