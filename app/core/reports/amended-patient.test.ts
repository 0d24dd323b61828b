import { describe, expect, it } from 'vitest';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { numbersThatStay, patientFaults } from './amended-patient.ts';

const taken = {
  specimenID: 'A',
  specimenCollectionDate: '2026-11-17',
  collectionTime: null,
  receivedDate: null,
};
const faults = (field: AmendedField['field'], is: string) =>
  patientFaults([{ field, specimenID: null, was: '', is }], [taken], '2026-11-21');

describe('a corrected patient', () => {
  it.each<[AmendedField['field'], string]>([
    ['lastName', "O'Brien"],
    ['firstName', 'José'],
    ['birthDate', '1961-05-12'],
    ['birthDate', '2026-11-17'],
    ['gender', 'Female'],
    ['medicalRecordNumber', 'EX-4410131'],
    ['healthCardNumber', ''],
    ['patient', 'Anything else.'],
  ])('may have the %s %j', (field, is) => {
    expect(faults(field, is)).toEqual([]);
  });

  it.each<[AmendedField['field'], string, string]>([
    ['lastName', '', 'Last name is required.'],
    ['firstName', 'X1', 'First name has characters that are not allowed.'],
    ['birthDate', 'in spring', 'Date of birth is not a date.'],
    ['birthDate', '2026-11-22', 'Date of birth cannot be in the future.'],
    [
      'birthDate',
      '2026-11-18',
      'Date of birth is after the collection date of specimen A. If that date is wrong, list it among the other corrections.',
    ],
    ['birthDate', '1850-01-01', 'Date of birth is too far in the past.'],
    ['gender', 'Unknown', 'Gender is required.'],
    ['medicalRecordNumber', '', 'Medical record number is required.'],
    ['medicalRecordNumber', 'EX 1', 'Medical record number has characters that are not allowed.'],
  ])('cannot be signed with the %s %j', (field, is, fault) => {
    expect(faults(field, is)).toEqual([fault]);
  });
  it.each([
    ['A', 0],
    [null, 0],
    ['B', 1],
  ])('may be born after a collection whose date is corrected too, of specimen %j', (specimenID, count) => {
    const dates: AmendedField = { field: 'dates', specimenID, was: '11/17/2026', is: '11/18/2026' };
    const born: AmendedField = { field: 'birthDate', specimenID: null, was: '', is: '2026-11-18' };
    expect(patientFaults([born, dates], [taken], '2026-11-21')).toHaveLength(count);
  });
});

describe('the numbers that stay while a report becomes another person’s', () => {
  const numbers = { medicalRecordNumber: 'EX-1', healthCardNumber: 'HC-1' };
  const stay = (...fields: AmendedField['field'][]) =>
    numbersThatStay(
      numbers,
      fields.map((field) => ({ field, specimenID: null, was: '', is: '' })),
    );

  it('are those that nobody corrects', () => {
    expect(stay('firstName', 'birthDate')).toEqual(['Medical record number EX-1', 'Health card number HC-1']);
    expect(stay('lastName', 'birthDate', 'medicalRecordNumber')).toEqual(['Health card number HC-1']);
    expect(stay('lastName', 'birthDate', 'medicalRecordNumber', 'healthCardNumber')).toEqual([]);
  });

  it('are none while a name or a day alone is corrected, and none that there is not', () => {
    expect(stay('lastName', 'firstName')).toEqual([]);
    expect(stay('birthDate')).toEqual([]);
    const none = { medicalRecordNumber: 'EX-1', healthCardNumber: null };
    const changes = (['lastName', 'birthDate'] as const).map((field) => ({
      field,
      specimenID: null,
      was: '',
      is: '',
    }));
    expect(numbersThatStay(none, changes)).toEqual(['Medical record number EX-1']);
  });
});
