import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gaps, ready, specimen } from './checklist.test-support.ts';
import { gapsByRule, signOutChecklist } from './checklist.ts';
import type { SignableSpecimen } from './signable-case.ts';
import { signatureFaults } from './signature-rules.ts';

const ofSpecimen = (changes: Partial<SignableSpecimen>) => gaps({ specimens: [{ ...specimen, ...changes }] });
const ofSlides = (changes: Partial<SignableSpecimen['subsections'][number]>) =>
  ofSpecimen({ subsections: specimen.subsections.map((one) => ({ ...one, ...changes })) });

/** A specimen of two slides, of which one is as the others are, in both orders. */
const ofOneSlide = (changes: Partial<SignableSpecimen['subsections'][number]>) => {
  const odd = specimen.subsections.map((one) => ({ ...one, id: 'A2', ...changes }));
  const orders = [
    [...specimen.subsections, ...odd],
    [...odd, ...specimen.subsections],
  ];
  return orders.map((subsections) => ofSpecimen({ subsections }));
};

const UNOPENED = [{ imageId: 'img_1', isOpened: false, isNew: false }];
const NEW = [{ imageId: 'img_2', isOpened: false, isNew: true }];

describe('the sign-out checklist', () => {
  it('has a passed line for each rule when all is in order', () => {
    const lines = signOutChecklist(ready);
    expect(lines.map(({ passed, text }) => [passed, text])).toEqual(Array(10).fill([true, null]));
    expect(gapsByRule(lines)).toEqual({});
  });

  it('point 1: every image was opened, or its slides were read on glass', () => {
    expect(ofSlides({ images: UNOPENED })).toEqual({ images_opened: ['1 slide was not opened.'] });
    expect(ofSlides({ images: [...UNOPENED, ...UNOPENED] })).toEqual({
      images_opened: ['2 slides were not opened.'],
    });
    expect(ofSlides({ images: UNOPENED, isReadOnGlass: true })).toEqual({});
  });

  it('point 1: a slide that was added later has its image, or was read on glass', () => {
    expect(ofSlides({ images: [], awaitsImages: true })).toEqual({
      images_opened: ['Specimen A waits for the image of a slide that was added.'],
    });
    expect(ofSlides({ images: [], awaitsImages: true, isReadOnGlass: true })).toEqual({});
    expect(ofSlides({ images: [] })).toEqual({});
    const waits = { images_opened: ['Specimen A waits for the image of a slide that was added.'] };
    expect(ofOneSlide({ images: [], awaitsImages: true })).toEqual([waits, waits]);
  });

  it('point 2: nothing is open, no rescan is asked for, and new slides were opened', () => {
    expect(gaps({ hasOpenRequests: true })).toEqual({
      open_requests: ['Orders or questions are still open.'],
    });
    expect(ofSlides({ requireRescan: true })).toEqual({ open_requests: ['Specimen A waits for a rescan.'] });
    expect(ofSlides({ images: NEW })).toEqual({ open_requests: ['1 new slide was not opened.'] });
    expect(ofSlides({ images: NEW.map((image) => ({ ...image, isOpened: true })) })).toEqual({});
    expect(ofSlides({ images: NEW, isReadOnGlass: true })).toEqual({});
    const both = {
      images_opened: ['1 slide was not opened.'],
      open_requests: ['1 new slide was not opened.'],
    };
    expect(ofSlides({ images: [...UNOPENED, ...NEW] })).toEqual(both);
    expect(ofSlides({ images: [...NEW, ...UNOPENED] })).toEqual(both);
    const waits = { open_requests: ['Specimen A waits for a rescan.'] };
    expect(ofOneSlide({ requireRescan: true })).toEqual([waits, waits]);
  });

  it('point 3: there is a diagnosis for each specimen, gross, and microscopic or "see diagnosis"', () => {
    expect(ofSpecimen({ text: ' ' })).toEqual({ diagnosis_text: ['Write the diagnosis of specimen A.'] });
    expect(gaps({ gross: null })).toEqual({ diagnosis_text: ['The gross description is missing.'] });
    expect(gaps({ gross: null, isConsultation: true })).toEqual({});
    expect(Object.keys(gaps({ seeDiagnosis: false }))).toEqual(['diagnosis_text']);
    expect(gaps({ seeDiagnosis: false, microscopic: 'Invented text.' })).toEqual({});
  });

  it('point 3: no gap of a template is left in a text', () => {
    const fill = (gap: string, where: string) => `Fill in ${gap} in ${where}.`;
    expect(ofSpecimen({ text: `${specimen.text} {grade}, {type} and {grade}.` })).toEqual({
      diagnosis_text: ['{grade}', '{type}'].map((gap) => fill(gap, 'the diagnosis of specimen A')),
    });
    expect(
      gaps({ microscopic: '{pattern}', comment: 'A {tumor grade}.', intraoperative: '{result}' }),
    ).toEqual({
      diagnosis_text: [
        fill('{pattern}', 'the microscopic description'),
        fill('{tumor grade}', 'the comment'),
        fill('{result}', 'the intraoperative consultation'),
      ],
    });
    expect(gaps({ comment: 'Sizes {1, 2}, {3}, { open } and {}: a set, {a; b}.' })).toEqual({});
  });

  it('point 3: a key picture is of a slide that the case still has', () => {
    expect(gaps({ keyImages: [{ isReplaced: false }, { isReplaced: true }] })).toEqual({
      diagnosis_text: ['The slide of key picture 2 was replaced. Choose another one or remove the picture.'],
    });
  });

  it('point 4: the synoptic report gives the specimen its own side, or a reason is given', () => {
    const block = (response: string) => ({
      specimenID: 'A',
      template: 'Skin cancer resection',
      elements: [{ element: 'Specimen laterality', response }],
      notApplicableReason: null,
    });
    const judged = (response: string) => gaps({ synoptic: [block(response)] })['site_words'];
    expect(judged('Right')).toEqual([
      'The side in the synoptic report of specimen A is not that of the specimen. Correct it or give a reason.',
    ]);
    expect(['Left', '', 'Not specified'].map(judged)).toEqual([undefined, undefined, undefined]);
    expect(gaps({ synoptic: [{ ...block('Right'), specimenID: 'B' }] })['site_words']).toBeUndefined();
    const reasoned = { ...specimen, siteConfirmedReason: 'The requisition is wrong.' };
    const synoptic = [block('Right')];
    expect(gaps({ specimens: [reasoned], synoptic })['site_words']).toBeUndefined();
  });

  it('point 4: site and side of the text are those of the specimen, or a reason is given', () => {
    const otherSide = { text: 'SKIN, RIGHT NOSE, SHAVE:' };
    expect(Object.keys(ofSpecimen(otherSide))).toEqual(['site_words']);
    expect(ofSpecimen({ ...otherSide, siteConfirmedReason: 'The requisition is wrong.' })).toEqual({});
    const headedOtherwise = { text: 'SKIN, RIGHT NOSE, SHAVE:\n- Invented finding at the left margin.' };
    expect(ofSpecimen(headedOtherwise)).toEqual({ site_words: [expect.stringContaining('side') as string] });
    expect(ofSpecimen({ text: 'SKIN, LEFT NOSE, SHAVE:\n- Invented finding at the right margin.' })).toEqual(
      {},
    );
    expect(ofSpecimen({ text: 'COLON, BIOPSY:' })).toEqual({
      site_words: [
        'The diagnosis of specimen A does not name the site of the specimen. Correct it or give a reason.',
      ],
    });
    const otherPlace = { text: 'SKIN, LEFT CHEEK, SHAVE:' };
    expect(Object.keys(ofSpecimen(otherPlace))).toEqual(['site_words']);
    expect(ofSpecimen({ ...otherPlace, siteConfirmedReason: 'The requisition is wrong.' })).toEqual({});
    // A place beside the specimen's own, or of the finding, is no other specimen's.
    expect(ofSpecimen({ text: 'SKIN, LEFT NOSE NEAR THE CHEEK, SHAVE:' })).toEqual({});
    expect(ofSpecimen({ text: 'SKIN, LEFT, SHAVE:\n- Invented finding, such as on a cheek.' })).toEqual({});
    const ofBack = { subsite: 'Upper back', otherSubsites: ['Nose', 'Lower back', 'Back'] };
    expect(ofSpecimen({ ...ofBack, text: 'SKIN, LEFT BACK, SHAVE:' })).toEqual({});
    expect(Object.keys(ofSpecimen({ ...ofBack, text: 'SKIN, LEFT LOWER BACK:' }))).toEqual(['site_words']);
  });

  it('point 6: there is a code of the finding, in the US', () => {
    expect(Object.keys(gaps({ findings: [] }))).toEqual(['icd10']);
    expect(gaps({ findings: [], country: 'Canada' })).toEqual({});
  });

  it('point 7: a second review that is needed is done and settled', () => {
    expect(Object.keys(gaps({ review: 'waiting' }))).toEqual(['second_review']);
    expect(Object.keys(gaps({ review: 'unsettled' }))).toEqual(['second_review']);
    expect(gaps({ review: 'done' })).toEqual({});
  });

  it('point 8: urgency is answered, and an urgent result was told the same day or says why not', () => {
    const told = (toldOn: string, note: string | null, isAhead = false, isEarly = false) => ({
      urgent: { isUrgent: true, communication: { toldOn, isAhead, isEarly, note } },
    });
    expect(Object.keys(gaps({ urgent: { isUrgent: null, communication: null } }))).toEqual(['urgent_result']);
    expect(Object.keys(gaps({ urgent: { isUrgent: true, communication: null } }))).toEqual(['urgent_result']);
    expect(gaps(told('2026-11-21', null))).toEqual({});
    expect(Object.keys(gaps(told('2026-11-20', null)))).toEqual(['urgent_result']);
    expect(gaps(told('2026-11-20', 'Told on the phone before the report.'))).toEqual({});
    for (const note of [null, 'Will be told tonight.'])
      expect(Object.keys(gaps(told('2026-11-21', note, true)))).toEqual(['urgent_result']);
    expect(gaps(told('2024-11-20', 'Told on the phone before the report.', false, true))).toEqual({
      urgent_result: ['Nobody can have been told of the urgent result before the first specimen was taken.'],
    });
  });

  it('point 10: the licence is valid today, which may be its last day', () => {
    expect(gaps({ licences: [] })).toEqual({ licence: ['Your CO licence is not valid today.'] });
    const ended = { state: 'CO', expiresOn: '2026-11-20' };
    expect(Object.keys(gaps({ licences: [ended] }))).toEqual(['licence']);
    expect(gaps({ licences: [{ state: 'CO', expiresOn: '2026-11-21' }] })).toEqual({});
    expect(Object.keys(gaps({ licences: [{ state: 'OH', expiresOn: '2026-11-22' }] }))).toEqual(['licence']);
    expect(gaps({ licences: [ended, { state: 'CO', expiresOn: '2026-11-22' }] })).toEqual({});
  });

  it('names all gaps at once', () => {
    expect(Object.keys(gaps({ findings: [], licences: [], gross: null, review: 'waiting' }))).toEqual([
      'diagnosis_text',
      'icd10',
      'second_review',
      'licence',
    ]);
  });
});

describe('the fields of a signature', () => {
  const signature = { readingSite: 'HOME-OH-1', identityConfirmed: true, meaning: 'addendum' as const };

  it('point 9: the reading site is one of the signer’s own', () => {
    expect(signatureFaults(signature, ['HOME-OH-1'], 'addendum')).toEqual({});
    expect(signatureFaults(signature, ['LAB-1'], 'addendum')).toEqual({
      'signature.readingSite': ['Choose one of your reading sites.'],
    });
  });

  it('point 11: the identity is ticked', () => {
    expect(signatureFaults({ ...signature, identityConfirmed: false }, ['HOME-OH-1'], 'addendum')).toEqual({
      'signature.identityConfirmed': ['Tick that this is the right patient.'],
    });
  });

  it('say what is signed', () => {
    expect(Object.keys(signatureFaults(signature, ['HOME-OH-1'], 'amendment'))).toEqual([
      'signature.meaning',
    ]);
  });
});

const file = new URL('../../../contracts/reference/specimen-types.json', import.meta.url);
const types = z
  .array(z.object({ value: z.string(), label: z.string(), category: z.string() }))
  .parse(JSON.parse(readFileSync(file, 'utf8')));

it.each(types)(
  'a carcinoma of $value ($category) asks for its synoptic part where it was cut out',
  (type) => {
    const asked = ['resection', 'excision'].includes(type.category) ? ['synoptic'] : [];
    for (const specimenType of [type.value, type.label])
      expect(
        Object.keys(
          gaps({
            specimens: [{ ...specimen, specimenType }],
            findings: [{ code: 'C50.9', specimenID: null }],
          }),
        ),
      ).toEqual(asked);
  },
);
