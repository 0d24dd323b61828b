import { describe, expect, it } from 'vitest';
import { completeForm, setting, slides, specimen } from './complete-form.test-support.ts';
import { fieldWords, placedFieldWords, problemLine, returnedText, returnReasonText } from './field-words.ts';
import { copyField, fieldsOfForm, unstorableFields } from './fields.ts';
import { mistake } from './form.ts';
import { typedProblems } from './typed-problems.ts';

const SPECIMENS = [
  specimen({ subsections: [slides(), slides({ id: 'sub_2', displayId: null, block: null })] }),
  specimen({ id: 'spc_2', specimenID: 'B', subsections: [slides({ id: 'sub_3', displayId: 'B1' })] }),
];
const FORM = { ...completeForm(), specimens: SPECIMENS };

const A1 = 'specimens.spc_1.subsections.sub_1';

describe('a problem that is told away from its field', () => {
  it.each([
    ['patient.lastName', 'Last name is required', 'Last name is required'],
    ['specimens.spc_2.bodysite', 'Body site is required', 'Specimen B: Body site is required'],
    [`${A1}.facilityId`, 'Slide label is required', 'Slide A1: Slide label is required'],
    [
      'specimens.spc_1.subsections.sub_2.block',
      'Block is required',
      'Slide 2 of specimen A: Block is required',
    ],
    [`${A1}.images`, 'Slide A1 needs 2 images, 1 added', 'Slide A1 needs 2 images, 1 added'],
    [
      'specimens.spc_2.subsections',
      'Add at least one slide to specimen B',
      'Add at least one slide to specimen B',
    ],
    [copyField(1, 'name'), 'Name is required', 'Recipient 2: Name is required'],
    ['delivery.shippedOn', 'Enter a valid date', 'Shipped on: Enter a valid date'],
    [
      'specimens.spc_1.specimenCollectionDate',
      'Enter a valid date',
      'Specimen A, collection date: Enter a valid date',
    ],
    [copyField(0, 'fax'), 'Invalid country code.', 'Recipient 1, fax: Invalid country code.'],
  ])('says where %s is', (field, message, line) => {
    expect(problemLine(SPECIMENS, mistake(field, message))).toBe(line);
  });

  it('is another one for each of two slides of one name', () => {
    const twins = [specimen({ subsections: [slides(), slides({ id: 'sub_2' })] })];
    const lines = ['sub_1', 'sub_2'].map((id) =>
      problemLine(twins, mistake(`specimens.spc_1.subsections.${id}.stain`, 'Stain is required')),
    );
    expect(new Set(lines).size).toBe(2);
  });

  it('is never told twice, of an empty form as of one in which nothing can be read', () => {
    const names = Object.keys(fieldsOfForm(FORM));
    const linesOf = (text: string) => {
      const fields = Object.fromEntries(names.map((name) => [name, text]));
      const more = { 'delivery.slideDelivery': 'Mail_the_Slides', [copyField(0, 'fax')]: 'x'.repeat(99) };
      return typedProblems(FORM, { ...fields, ...more }, { ...setting, operatorBills: true }).map((problem) =>
        problemLine(FORM.specimens, problem),
      );
    };
    for (const text of ['', 'x'.repeat(20_000)]) {
      const lines = linesOf(text);
      expect(lines.length).toBeGreaterThan(20);
      expect(lines).toEqual([...new Set(lines)]);
    }
  });

  it('names the field of what cannot be read', () => {
    const typed = { ...fieldsOfForm(FORM), 'delivery.blocksSent': 'none', 'patient.birthDate': '05/1' };
    const lines = Object.entries(unstorableFields(FORM, typed)).map(([field, message]) =>
      problemLine(SPECIMENS, mistake(field, message)),
    );
    expect(lines).toEqual(['Date of birth: Enter a valid date', 'Blocks sent: Enter a whole number']);
  });
});

it('two fields of one name are told apart by their rows, and a question is called as in the form', () => {
  expect(placedFieldWords(SPECIMENS, `${A1}.displayId`)).toBe('Slide A1, slide ID');
  expect(placedFieldWords(SPECIMENS, 'patient.suffix')).toBe('Suffix');
  expect(fieldWords('clinical.siteAnswers.psa')).toBe('PSA (ng/mL)');
});

it('says what a reason of a return is about, where it is about one field, and of which kind it is', () => {
  const field = 'clinical.clinicalHistory';
  expect(returnedText({ field, text: 'Which side?' })).toBe('Clinical history: Which side?');
  expect(returnedText({ field: null, text: 'Which side?' })).toBe('Which side?');
  expect(returnReasonText({ kind: 'incomplete', field, text: 'Which side?' })).toBe(
    'Clinical history: Which side?',
  );
  expect(returnReasonText({ kind: 'wrong_patient', field: null, text: 'Another name.' })).toBe(
    'Wrong patient. Another name.',
  );
  expect(returnReasonText({ kind: 'labels_in_conflict', field: 'specimens', text: 'Two names.' })).toBe(
    'Labels in conflict. Specimens: Two names.',
  );
});
