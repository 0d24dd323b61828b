import { expect, it } from 'vitest';
import type { AmendedField } from '#contracts/generated/wire.ts';
import { siteFaultsAfter } from './amended-sites.ts';

const place = {
  facilitySpecimenID: null,
  bodysite: 'Skin',
  subsite: 'Nose',
  laterality: 'Right',
  specimenType: 'Biopsy - Shave',
};

const report: Parameters<typeof siteFaultsAfter>[0] = {
  patient: {
    lastName: 'Haverly',
    firstName: 'Conrad',
    birthDate: '1951-03-09',
    age: 75,
    gender: 'Male',
    medicalRecordNumber: 'MRN-1',
    healthCardNumber: null,
  },
  diagnoses: [
    { ...place, specimenID: 'A', lines: ['SKIN, RIGHT NOSE:', '- Invented finding.'] },
    // The reader has signed this specimen so, with a reason.
    { ...place, specimenID: 'B', lines: ['SKIN, LEFT NOSE:', '- Invented finding.'] },
  ],
  synoptic: [],
  comment: null,
  microscopic: null,
  gross: { text: null, grossedBy: null, grossedAt: null },
  ordering: { submittingPhysician: null, submittingPhysicianNpi: null, copies: [] },
};

const change = (field: AmendedField['field'], is: string): AmendedField => ({
  field,
  specimenID: 'A',
  was: 'any',
  is,
});
const LEFT = change('laterality', 'Left');
const LEFT_TEXT = change('diagnosis', 'SKIN, LEFT NOSE:\n- Invented finding.');
const SIDE = 'The side in the diagnosis of specimen A is not that of the specimen.';

it('a side that is amended in the field or in the text alone is said, and one that is amended in both is not', () => {
  expect(siteFaultsAfter(report, [LEFT], [])).toEqual([{ specimenID: 'A', text: SIDE }]);
  expect(siteFaultsAfter(report, [LEFT_TEXT], [])).toEqual([{ specimenID: 'A', text: SIDE }]);
  expect(siteFaultsAfter(report, [LEFT, LEFT_TEXT], [])).toEqual([]);
});

it('a side that is amended and left in the synoptic report is said, until that is corrected too', () => {
  const elements = [{ element: 'Specimen laterality', response: 'Right' }];
  const block = { specimenID: 'A', template: 'Skin cancer resection', elements, notApplicableReason: null };
  const withLines = { ...report, synoptic: [block] };
  const told = {
    specimenID: 'A',
    text: 'The side in the synoptic report of specimen A is not that of the specimen.',
  };
  expect(siteFaultsAfter(withLines, [LEFT, LEFT_TEXT], [])).toEqual([told]);
  expect(siteFaultsAfter(withLines, [LEFT, LEFT_TEXT, change('synoptic', 'Left')], [])).toEqual([]);
  expect(siteFaultsAfter(withLines, [change('subsite', 'Ear')], [])).toEqual([]);
});

it('a place that is amended in the field alone is said, by the list of places', () => {
  const nose = { value: 'Nose', label: 'Nose' };
  const ear = { value: 'Ear', label: 'Ear' };
  const skin = { value: 'Skin', label: 'Skin', subsites: [nose, ear] };
  expect(siteFaultsAfter(report, [change('subsite', 'Ear')], [skin])).toEqual([
    { specimenID: 'A', text: 'The site in the diagnosis of specimen A is not that of the specimen.' },
  ]);
});

it('what an amendment leaves alone is not judged again', () => {
  expect(siteFaultsAfter(report, [], [])).toEqual([]);
  const comment = { field: 'comment', specimenID: null, was: '', is: 'More words.' } as const;
  expect(siteFaultsAfter(report, [comment, change('specimenType', 'Excision')], [])).toEqual([]);
});
