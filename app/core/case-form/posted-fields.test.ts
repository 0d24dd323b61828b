import { expect, it } from 'vitest';
import { fieldsAfterPost } from './posted-fields.ts';

const SAVED = {
  'clinical.historyNotProvided': 'on',
  'clinical.otherClinicalTicked': 'on',
  'patient.lastName': 'Example',
};

it('a box that is not ticked in a posted step is empty, and those of the other steps stay', () => {
  const posted = [
    ['clinical.clinicalHistory', 'A papule.'],
    ['clinical.otherClinicalTicked', 'on'],
    ['intent', 'continue'],
  ] as const;
  expect(fieldsAfterPost(SAVED, posted, 'clinical')).toEqual({
    'clinical.clinicalHistory': 'A papule.',
    'clinical.historyNotProvided': '',
    'clinical.otherClinicalTicked': 'on',
    'patient.lastName': 'Example',
  });
  expect(fieldsAfterPost(SAVED, [['patient.lastName', 'Other']], 'patient')).toEqual({
    ...SAVED,
    'patient.lastName': 'Other',
  });
});

it('a site that is posted without script takes subsite and side of the one before with it', () => {
  const at = (key: string) => `specimens.a.${key}`;
  const before = { [at('bodysite')]: 'Breast', [at('laterality')]: 'Left' };
  const posted = [
    [at('bodysite'), 'Stomach'],
    [at('laterality'), 'Left'],
  ] as const;
  expect(fieldsAfterPost(before, posted, 'specimens')).toEqual({
    [at('bodysite')]: 'Stomach',
    [at('laterality')]: '',
  });
});
