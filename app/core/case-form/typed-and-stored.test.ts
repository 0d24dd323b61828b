import { describe, expect, it } from 'vitest';
import { FORM, TYPED, toldOf } from './complete-form.test-support.ts';
import { type CaseFields, fieldsOfForm, formWith, storableFields } from './fields.ts';

/** What is typed, and the one thing that the form says of it, at the field of this name. */
describe('what is typed and what is stored', () => {
  it('agree where nothing was changed, whatever the way it was typed', () => {
    const stored = fieldsOfForm(FORM);
    expect(storableFields(FORM, stored)).toEqual(stored);
    const otherwise = { 'patient.birthDate': 'May 12, 1961', 'patient.lastName': '  Example ' };
    expect(storableFields(FORM, { ...stored, ...otherwise })).toEqual(stored);
  });

  it('differ where the server could not hold it: half a date is no date there', () => {
    const half = storableFields(FORM, {
      ...TYPED,
      'patient.birthDate': '05/1',
      'clinical.clinicalImpression': 'x'.repeat(1001),
    });
    expect(half['patient.birthDate']).toBeUndefined();
    expect(half['clinical.clinicalImpression']).toBeUndefined();
    expect(toldOf({ 'clinical.clinicalImpression': 'x'.repeat(1001) })).toEqual([
      'clinical.clinicalImpression: This is too long to be kept (1001 characters), or it is none of the choices',
    ]);
  });

  it.each<[CaseFields, string]>([
    [{ 'clinical.copyTo.1.email': 'copy@example.org' }, 'clinical.copyTo.1.name: Name is required'],
    [
      { 'clinical.copyTo.1.name': '<b>', 'clinical.copyTo.1.fax': '+15550100131' },
      'clinical.copyTo.1.name: Name is required',
    ],
    [
      { 'clinical.copyTo.0.name': 'x'.repeat(121), 'clinical.copyTo.0.email': 'copy@example.org' },
      'clinical.copyTo.0.name: This is too long to be kept (121 characters), or it is none of the choices',
    ],
    [
      { 'clinical.icd10': Array.from({ length: 13 }, (_, at) => `D49.${at}`).join(' ') },
      'clinical.icd10: Only 12 codes can be kept, and here are 13',
    ],
    [
      { 'clinical.icd10': 'D49.2, C50.412C50.411' },
      'clinical.icd10: C50.412C50.411 is longer than any code. Put commas between codes.',
    ],
    [
      { 'clinical.siteAnswers.skin_abcde': 'x'.repeat(1001) },
      'clinical.siteAnswers.skin_abcde: This is too long to be kept (1001 characters)',
    ],
  ])('differ in a list, and the row is named that is not kept: %j', (typed, told) => {
    expect(toldOf(typed)).toEqual([told]);
  });

  it('tell what is wrong with a recipient in its own row, whatever stands above it', () => {
    const typed = {
      'clinical.copyTo.0.fax': '+15550100131',
      'clinical.copyTo.2.name': 'Dr. Copy',
      'clinical.copyTo.2.fax': '555',
    };
    expect(toldOf(typed).map((line) => line.split(':')[0])).toEqual([
      'clinical.copyTo.0.name',
      'clinical.copyTo.2.fax',
    ]);
  });

  it('keep copies, answers of sites and codes', () => {
    const typed = {
      'clinical.copyTo.0.name': 'Dr. Copy',
      'clinical.copyTo.0.email': 'copy@example.org',
      'clinical.copyTo.2.fax': '+15550100131',
      'clinical.siteAnswers.skin_abcde': 'Asymmetric',
      'clinical.icd10': 'd49.2 C50.412;C50.412',
    };
    const { clinical } = formWith(FORM, { ...TYPED, ...typed });
    expect(clinical.copyTo).toEqual([{ name: 'Dr. Copy', fax: null, email: 'copy@example.org' }]);
    expect(clinical.siteAnswers).toEqual([{ prompt: 'skin_abcde', answer: 'Asymmetric' }]);
    expect(clinical.icd10).toEqual(['D49.2', 'C50.412']);
  });
});
