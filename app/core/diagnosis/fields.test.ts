import { describe, expect, it } from 'vitest';
import { SEEN } from '../citing/citing.test-support.ts';
import { diagnosisOf, STUDY, specimenOf } from './diagnosis.test-support.ts';
import { fieldsOfDiagnosis, inputOf, marksText } from './fields.ts';
import { readFields } from './form-reading.ts';
import { findRowFault } from './row-faults.ts';
import { fieldLabel, readableText } from './tables.ts';

const SYNOPTIC = {
  specimenID: 'B',
  template: 'Cancer resection',
  elements: [{ element: 'Margins', response: 'Free' }],
  notApplicableReason: null,
};

const MARK = { number: 1, kind: 'ruler', imageId: 'img_1', markId: 'ruler-1', seen: SEEN } as const;

const written = diagnosisOf({
  diagnoses: [
    specimenOf('A', { text: 'PROSTATE:\n- Benign.' }),
    specimenOf('B', { text: 'LEFT', siteConfirmedReason: 'It lies on the midline.' }),
  ],
  comment: 'A comment.',
  microscopic: 'Glands.',
  seeDiagnosis: true,
  findings: [
    { code: 'C61', specimenID: null },
    { code: 'N40.0', specimenID: 'B' },
  ],
  ancillary: [STUDY],
  synoptic: [SYNOPTIC],
  colleagues: [{ name: 'Dr. Lee', opinion: 'Agrees.' }],
  intraoperative: { result: 'Benign.', correlation: null },
  urgentResult: { isUrgent: false, communication: null },
  keyImages: [{ imageId: 'img_1', caption: null, scaleBarMicrometres: 100 }],
  citedMarks: [{ ...MARK, slide: 'A1', now: null, standing: 'deleted' }],
  fullRecordsReviewed: true,
});

describe('the fields of a text', () => {
  it('go to the API as they came from it, with everything that the page does not write', () => {
    const input = inputOf(fieldsOfDiagnosis(written), written);
    expect(input).toEqual({
      diagnoses: [
        { specimenID: 'A', text: 'PROSTATE:\n- Benign.' },
        { specimenID: 'B', text: 'LEFT', siteConfirmedReason: 'It lies on the midline.' },
      ],
      comment: 'A comment.',
      microscopic: 'Glands.',
      seeDiagnosis: true,
      findings: written.findings,
      ancillary: [STUDY],
      synoptic: [SYNOPTIC],
      colleagues: written.colleagues,
      intraoperative: written.intraoperative,
      urgentResult: written.urgentResult,
      keyImages: written.keyImages,
      citedMarks: [MARK],
      fullRecordsReviewed: true,
    });
  });

  it('say whether all records were reviewed, as the reader ticks it', () => {
    const { fullRecordsReviewed: _, ...unticked } = fieldsOfDiagnosis(written);
    expect(inputOf(unticked, written).fullRecordsReviewed).toBe(false);
    expect(inputOf({ fullRecordsReviewed: 'yes' }, diagnosisOf()).fullRecordsReviewed).toBe(true);
  });

  it('bind each diagnosis to its specimen, whatever order the specimens have', () => {
    const fields = fieldsOfDiagnosis(written);
    const turned = diagnosisOf({ diagnoses: [specimenOf('B'), specimenOf('A')] });
    expect(inputOf(fields, turned).diagnoses).toEqual([
      { specimenID: 'B', text: 'LEFT', siteConfirmedReason: 'It lies on the midline.' },
      { specimenID: 'A', text: 'PROSTATE:\n- Benign.' },
    ]);
  });

  it('never lose a text of a specimen that the case does not have: the API is to refuse it', () => {
    const { diagnoses } = inputOf({ 'diagnosis.C': 'Of another case.' }, diagnosisOf());
    expect(diagnoses).toEqual([
      { specimenID: 'A', text: '' },
      { specimenID: 'B', text: '' },
      { specimenID: 'C', text: 'Of another case.' },
    ]);
  });

  it.each([
    ['findings', 'C61, whole case\nN40.0, specimen B'],
    ['ancillary', 'IHC CD20, specimen A, block A1 (controls adequate; Clone: L26): Positive'],
    ['synoptic.B', 'Cancer resection\nMargins: Free'],
    ['seeDiagnosis', 'Yes'],
    ['fullRecordsReviewed', 'Yes'],
    ['colleagues', 'Dr. Lee: Agrees.'],
    ['intraoperativeResult', 'Benign.'],
    ['keyImages', 'A1 - H&E: no caption'],
    ['comment', 'A comment.'],
  ])('are shown in words: %s', (name, words) => {
    expect(readableText(name, fieldsOfDiagnosis(written)[name] ?? '', { img_1: 'A1 - H&E' })).toBe(words);
  });

  it('are called by their names', () => {
    expect(['diagnosis.A', 'comment', 'synoptic.B'].map(fieldLabel)).toEqual([
      'Diagnosis, specimen A',
      'Comment',
      'Synoptic report, specimen B',
    ]);
  });
});

describe('a form that is read', () => {
  it('gives the fields that it was made of', () => {
    const form = [
      ['caseId', 'cas_1'],
      ['diagnosis.A', 'PROSTATE:\r\n- Benign.'],
      ['diagnosis.B', 'LEFT'],
      ['reason.B', 'It lies on the midline.'],
      ['microscopic', 'Glands.'],
      ['seeDiagnosis', 'yes'],
      ['comment', 'A comment.'],
      ['findings.7.code', ' n40.0'],
      ['findings.7.specimenID', 'B'],
      ['findings.2.code', 'C61'],
      ['findings.2.specimenID', ''],
      ...Object.entries({ ...STUDY, controlsAdequate: 'yes' }).map(
        ([key, value]) => [`ancillary.0.${key}`, value ?? ''] as const,
      ),
      ['synoptic.B.template', 'Cancer resection'],
      ['synoptic.B.elements.0.element', 'Margins'],
      ['synoptic.B.elements.0.response', 'Free'],
      ['synoptic.B.notApplicableReason', ''],
      ['marks', marksText([MARK])],
      ['colleagues.0.name', ' Dr. Lee '],
      ['colleagues.0.opinion', 'Agrees.'],
      ['intraoperativeResult', 'Benign.'],
      ['intraoperativeCorrelation', ''],
      ['keyImages.0.imageId', 'img_1'],
      ['keyImages.0.caption', ''],
      ['keyImages.0.scaleBarOf', 'img_1'],
      ['keyImages.0.scaleBarMicrometres', '100'],
      ['fullRecordsReviewed', 'yes'],
    ] as const;
    expect(readFields(form)).toEqual(fieldsOfDiagnosis(written));
  });

  it('takes the scale bar of a picture away with its slide', () => {
    const row = {
      'keyImages.0.imageId': 'img_2',
      'keyImages.0.caption': 'Glands',
      'keyImages.0.scaleBarOf': 'img_1',
      'keyImages.0.scaleBarMicrometres': '100',
    };
    const { keyImages } = readFields(Object.entries(row));
    expect(JSON.parse(keyImages ?? '')).toEqual([
      { imageId: 'img_2', caption: 'Glands', scaleBarMicrometres: null },
    ]);
  });

  it.each([
    ['a code that is none', { 'findings.0.code': 'carcinoma', 'findings.0.specimenID': '' }],
    ['a code that is not typed yet', { 'findings.0.code': '', 'findings.0.specimenID': 'A' }],
    [
      'a study without its stain',
      { 'ancillary.0.kind': 'ihc', 'ancillary.0.block': 'A1', 'ancillary.0.stain': ' ' },
    ],
    [
      'synoptic lines without an answer',
      {
        'synoptic.A.template': 'x',
        'synoptic.A.elements.0.element': 'Margins',
        'synoptic.A.elements.0.response': '',
      },
    ],
    ['a colleague without an opinion', { 'colleagues.0.name': 'Dr. Lee', 'colleagues.0.opinion': ' ' }],
    ['a picture without its slide', { 'keyImages.0.imageId': '', 'keyImages.0.caption': 'Glands' }],
    ['what fits a result that is not written', { intraoperativeCorrelation: 'It fits.' }],
    ['strange names', { 'diagnosis.A1': 'x', 'findings.x.code': 'C61', password: 'x' }],
  ])('leaves out %s, which the API would refuse the whole text for', (_, fields) => {
    expect(readFields(Object.entries(fields))).toEqual({});
  });

  it('leaves out a synoptic line that is ticked to be left out, as it is without script', () => {
    const fields = readFields([
      ['synoptic.A.template', 'Cancer resection'],
      ['synoptic.A.elements.0.element', 'Margins'],
      ['synoptic.A.elements.0.response', 'Free'],
      ['synoptic.A.elements.1.element', 'Tumor size'],
      ['synoptic.A.elements.1.response', '2 cm'],
      ['synoptic.A.elements.1.left', 'yes'],
      ['synoptic.A.elements.999.element', 'Own line'],
      ['synoptic.A.elements.999.response', 'Yes'],
    ]);
    expect(inputOf(fields, diagnosisOf()).synoptic?.[0]?.elements).toEqual([
      { element: 'Margins', response: 'Free' },
      { element: 'Own line', response: 'Yes' },
    ]);
  });

  it('takes the list that is ticked, as it is without script, with every answer', () => {
    const fields = readFields([
      ['synoptic.A.template', 'Melanoma of skin cancer resection'],
      ['synoptic.A.elements.0.element', 'Margins'],
      ['synoptic.A.elements.0.response', 'Free'],
      ['synoptic.A.elements.1.element', 'Ulceration'],
      ['synoptic.A.elements.1.response', 'Absent'],
      ['synoptic.A.change', 'Skin cancer resection'],
    ]);
    const [block] = inputOf(fields, diagnosisOf()).synoptic ?? [];
    expect(block?.template).toBe('Skin cancer resection');
    expect(block?.elements).toContainEqual({ element: 'Margins', response: 'Free' });
    expect(block?.elements).toContainEqual({ element: 'Tumor thickness', response: '' });
    expect(block?.elements.at(-1)).toEqual({ element: 'Ulceration', response: 'Absent' });
  });

  it('keeps how a reading during surgery fits with its result', () => {
    const fields = readFields([
      ['intraoperativeResult', 'Benign.'],
      ['intraoperativeCorrelation', 'It fits.'],
    ]);
    const input = inputOf(fields, diagnosisOf());
    expect(input.intraoperative).toEqual({ result: 'Benign.', correlation: 'It fits.' });
    expect(inputOf({}, written)).toMatchObject({ colleagues: [], keyImages: [] });
    expect(inputOf({}, written).intraoperative).toBeUndefined();
  });

  it('keeps the reason why a synoptic report does not apply', () => {
    const fields = readFields([
      ['synoptic.A.template', 'Cancer resection'],
      ['synoptic.A.notApplicableReason', 'A re-excision without tumor.'],
    ]);
    expect(inputOf(fields, diagnosisOf()).synoptic).toEqual([
      {
        specimenID: 'A',
        template: 'Cancer resection',
        elements: [],
        notApplicableReason: 'A re-excision without tumor.',
      },
    ]);
  });

  it('leaves out a code that is none, and says so', () => {
    const form = [
      ['findings.0.code', 'C61'],
      ['findings.1.code', ''],
      ['findings.2.code', ' c509 '],
    ] as const;
    expect(readFields(form)).toEqual({ findings: '[{"code":"C61","specimenID":null}]' });
    expect(findRowFault(form)).toBe('C509 is not a valid ICD-10 code');
    expect(findRowFault(form.slice(0, 2))).toBeNull();
  });

  it.each([
    [{ 'colleagues.0.name': 'Dr. Lee', 'colleagues.0.opinion': ' ' }, 'Colleague 1 has no opinion'],
    [{ 'colleagues.0.name': '', 'colleagues.0.opinion': 'Agrees.' }, 'Colleague 1 has no name'],
    [{ 'ancillary.4.stain': 'HER2', 'ancillary.4.block': '' }, 'Study 1 names no block'],
    [{ 'ancillary.4.stain': '', 'ancillary.4.score': '3+' }, 'Study 1 names no stain'],
    [{ 'ancillary.4.controlsAdequate': 'no' }, 'Study 1 names no stain'],
    [
      { intraoperativeResult: ' ', intraoperativeCorrelation: 'It agrees.' },
      'The intraoperative correlation is there without its result',
    ],
    [{ 'keyImages.0.imageId': '', 'keyImages.0.caption': 'Invasion' }, 'Key picture 1 names no slide'],
    [
      { 'synoptic.A.elements.3.element': '', 'synoptic.A.elements.3.response': 'Free' },
      'A line of the synoptic report of specimen A has an answer and no name',
    ],
  ])('leaves out a row that lacks something, and says so: %o', (form, fault) => {
    expect(readFields(Object.entries(form))).toEqual({});
    expect(findRowFault(Object.entries(form))).toBe(fault);
  });

  it('says nothing of a row in which nothing is written, nor of one that its reader leaves out', () => {
    const form = {
      'colleagues.0.name': '',
      'ancillary.0.kind': 'ihc',
      'ancillary.0.specimenID': 'A',
      'ancillary.0.stain': '',
      'keyImages.0.imageId': '',
      'synoptic.A.elements.0.element': '',
      'synoptic.A.elements.0.response': '',
      'synoptic.A.elements.1.element': '',
      'synoptic.A.elements.1.response': 'Free',
      'synoptic.A.elements.1.left': 'yes',
    };
    expect(findRowFault(Object.entries(form))).toBeNull();
    expect(findRowFault([...Object.entries(form), ['colleagues.1.name', 'Dr. Lee']])).toBe(
      'Colleague 2 has no opinion',
    );
  });
});
