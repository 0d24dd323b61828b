import { describe, expect, it } from 'vitest';
import { nameKey, nameLikeness } from './near-name.ts';

const patient = (lastName: string | null, firstName: string | null, number: string | null = null) => ({
  lastName,
  firstName,
  medicalRecordNumber: number,
});

describe('names that are near', () => {
  it.each([
    ['Marchetti', 'Dolores', 'Marchetti', 'Delores'],
    ['Petersen', 'Jon', 'Peterson', 'John'],
    ['Smith', 'Kathrin', 'Smyth', 'Catherine'],
    ['Łukasik', 'Józef', 'Łukasik', 'Jozef'],
    ['Stephens', 'Anna', 'Stefens', 'Ana'],
  ])('%s, %s and %s, %s', (last, first, otherLast, otherFirst) => {
    const one = patient(last, first, 'M1');
    const other = patient(otherLast, otherFirst, 'M2');
    expect(nameLikeness(one, other)).not.toBeNull();
    expect(nameLikeness(other, one)).toBe(nameLikeness(one, other));
  });

  it('are the same where only accents, case and hyphens differ', () => {
    expect(nameLikeness(patient('Okonjo-Reyes', 'AMARA', '1'), patient('Okonjo Reyes', 'Amara', '2'))).toBe(
      'same',
    );
    expect(nameLikeness(patient('Marchetti', 'Dolores', '1'), patient('Marchetti', 'Delores', '2'))).toBe(
      'near',
    );
  });

  it('are none where the names differ, nobody is named, or the record number is one', () => {
    expect(nameLikeness(patient('Marchetti', 'Dolores', '1'), patient('Marchetti', 'Bruno', '2'))).toBeNull();
    expect(nameLikeness(patient('Smith', 'Ann', '1'), patient('Schmidt', 'Ann', '2'))).toBeNull();
    expect(nameLikeness(patient('Smith', null), patient('Smith', null))).toBeNull();
    expect(nameLikeness(patient('Smith', 'Ann', '7'), patient('Smyth', 'Ann', '7'))).toBeNull();
    expect(nameLikeness(patient('Smith', 'Ann', 'ab-12'), patient('Smyth', 'Ann', 'AB-12'))).toBeNull();
    expect(nameLikeness(patient('Smith', 'Ann'), patient('Smyth', 'Ann'))).toBe('near');
  });

  it('share a key whatever the vowels', () => {
    expect(nameKey('Dolores')).toBe(nameKey('Delores'));
    expect(nameKey('Anders')).not.toBe(nameKey('Enders'));
  });
});
