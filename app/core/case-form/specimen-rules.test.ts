import { describe, expect, it } from 'vitest';
import type { SpecimenForm, SubsectionForm } from '#contracts/generated/wire.ts';
import { completeForm, image, setting, slides, specimen } from './complete-form.test-support.ts';
import type { FormFacts } from './form.ts';
import { specimenProblems } from './specimen-rules.ts';

const judged = (specimens: SpecimenForm[], changes: Partial<FormFacts> = {}) =>
  specimenProblems({ ...completeForm(), specimens, ...changes }, setting).map(
    ({ field, message, severity }) => [field, message, severity],
  );

const one = (changes: Partial<SpecimenForm>) => judged([specimen(changes)]);
const slide = (changes: Partial<SubsectionForm>) => one({ subsections: [slides(changes)] });
const error = (field: string, message: string) => [[`specimens.0.${field}`, message, 'error']];
const warning = (field: string, message: string) => [[`specimens.0.${field}`, message, 'warning']];

describe('the rules of a specimen', () => {
  it.each<[Partial<SpecimenForm>, unknown]>([
    [{ facilitySpecimenID: null }, error('facilitySpecimenID', 'Facility specimen ID is required')],
    [{ bodysite: null }, error('bodysite', 'Body site is required')],
    [{ subsite: null }, error('subsite', 'Subsite is required')],
    [
      { bodysite: 'Other', subsite: 'Other_free_text', laterality: null },
      error('subsite', 'Subsite is required'),
    ],
    [{ bodysite: 'Other', subsite: 'Behind the ear', laterality: null }, []],
    [{ bodysite: 'Colon', subsite: null, laterality: null }, []],
    [
      { bodysite: 'Other', subsite: 'Other (free text)', laterality: null },
      error('subsite', 'Subsite is required'),
    ],
    ...['Clock_position', 'Distance_from_incisors', 'Segment'].map(
      (kind): [Partial<SpecimenForm>, unknown] => [
        { bodysite: 'Other', subsite: `${kind}_free_text`, laterality: null },
        error('subsite', 'Subsite is required'),
      ],
    ),
    [{ subsite: 'Cecum' }, error('subsite', 'Choose a subsite of Skin')],
    [
      { bodysite: 'Colon', subsite: null, laterality: 'Left' },
      error('laterality', 'Colon has no side. Choose Not applicable.'),
    ],
    [{ bodysite: 'Colon', subsite: null, laterality: 'Not_Applicable' }, []],
    [{ laterality: null }, error('laterality', 'Laterality is required for Skin')],
    [
      { bodysite: 'Bone_Marrow', laterality: null },
      error('laterality', 'Laterality is required for Bone Marrow'),
    ],
    [{ specimenType: null }, error('specimenType', 'Specimen type is required')],
    [{ specimenCollectionDate: null }, error('specimenCollectionDate', 'Collection date is required')],
    [
      { specimenCollectionDate: '2026-11-22', receivedDate: '2026-11-22' },
      error('specimenCollectionDate', 'Collection date cannot be in the future'),
    ],
    [{ specimenCollectionDate: '2026-11-21', receivedDate: '2026-11-21' }, []],
    [{ specimenCollectionDate: '2025-11-21' }, []],
    [
      { specimenCollectionDate: '2025-11-20' },
      warning('specimenCollectionDate', 'Collection date is more than 365 days ago'),
    ],
    [{ bodysite: 'Breast' }, error('collectionTime', 'Collection time is required')],
    [{ bodysite: 'Breast', collectionTime: '09:40' }, []],
    [{ receivedDate: null }, error('receivedDate', 'Received date is required')],
    [{ receivedDate: '2026-11-16' }, error('receivedDate', 'Received date is before the collection date')],
    [{ totalNumberSlides: 3 }, error('totalNumberSlides', 'Total is 3 but the slides add up to 2')],
    [{ totalNumberSlides: null }, error('totalNumberSlides', 'Total number of slides is required')],
    [{ subsections: [], totalNumberSlides: 0 }, error('subsections', 'Add at least one slide to specimen A')],
  ])('%o', (changes, problems) => expect(one(changes)).toEqual(problems));

  it('do not let two specimens have one id of the facility', () => {
    const second = specimen({
      facilitySpecimenID: ' ex26-00131-a',
      subsections: [slides({ id: 'sub_2', displayId: 'B1' })],
    });
    expect(judged([specimen(), second])).toEqual([
      ['specimens.1.facilitySpecimenID', 'Two specimens have the same ID', 'error'],
    ]);
  });

  it('let a case have 60 specimens and no more', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        specimen({
          facilitySpecimenID: `S${at}`,
          subsections: [slides({ id: `sub_${at}`, displayId: `${at}` })],
        }),
      );
    expect(judged(many(60))).toEqual([]);
    expect(judged(many(61))).toEqual([['specimens', 'A case has 60 specimens at most.', 'error']]);
  });
});

describe('the rules of the slides', () => {
  it.each<[Partial<SubsectionForm>, unknown]>([
    [{ block: null }, error('subsections.0.block', 'Block is required')],
    [{ displayId: null }, error('subsections.0.displayId', 'Slide ID is required')],
    [{ facilityId: null }, error('subsections.0.facilityId', 'Slide label is required')],
    [{ facilityId: null, isRequested: true }, []],
    [
      { facilityId: null, isRequested: true, images: [image('a.svs')] },
      error('subsections.0.facilityId', 'Slide label is required'),
    ],
    [
      { facilityId: 'A1' },
      warning('subsections.0.facilityId', 'The slide label does not contain the accession number'),
    ],
    [{ facilityId: 'ex26-00131/A1' }, []],
    [{ facilityId: 'EX26-00131A1' }, []],
    [
      { facilityId: 'EX26-001310 A1' },
      warning('subsections.0.facilityId', 'The slide label does not contain the accession number'),
    ],
    [{ slideType: null }, error('subsections.0.slideType', 'Slide type is required')],
    ...['Special_Stain', 'IHC', 'In_Situ_Hybridization', 'Immunofluorescence'].map(
      (slideType): [Partial<SubsectionForm>, unknown] => [
        { slideType },
        error('subsections.0.stain', 'Stain is required for this slide type'),
      ],
    ),
    [{ slideType: 'IHC', stain: 'Ki-67' }, []],
  ])('%o', (changes, problems) => expect(slide(changes)).toEqual(problems));

  it.each([null, 0, 51])('want a count between 1 and 50, not %s', (slideCount) => {
    expect(one({ totalNumberSlides: slideCount ?? 0, subsections: [slides({ slideCount })] })).toEqual(
      error('subsections.0.slideCount', 'Slide count must be between 1 and 50'),
    );
  });

  it.each([1, 50])('take a count of %d', (slideCount) => {
    expect(one({ totalNumberSlides: slideCount, subsections: [slides({ slideCount })] })).toEqual([]);
  });

  it('give the later of two slides of one name the mistake', () => {
    const two = [slides({ slideCount: 1 }), slides({ id: 'sub_2', slideCount: 1, displayId: 'a1' })];
    expect(one({ subsections: two })).toEqual(error('subsections.1.displayId', 'Slide a1 is entered twice'));
  });

  it('count the images where the slides are uploaded, except of slides that were ordered', () => {
    const delivery = { ...completeForm().delivery, slideDelivery: 'Upload_the_Slide_Images' as const };
    const uploaded = (changes: Partial<SubsectionForm>) =>
      judged([specimen({ subsections: [slides(changes)] })], { delivery });
    expect(uploaded({ images: [image('a.svs')] })).toEqual(
      error('subsections.0.images', 'Slide A1 needs 2 images, 1 added'),
    );
    expect(uploaded({ images: [image('a.svs'), image('b.OME.TIFF')] })).toEqual([]);
    expect(uploaded({ images: [image('a.svs'), image('b.gif')] })).toEqual(
      error('subsections.0.images.1', 'This slide image type is not supported.'),
    );
    expect(uploaded({ isRequested: true })).toEqual([]);
    const three = [image('a.svs'), image('b.svs'), image('c.svs')];
    const tooMany = error('subsections.0.images', 'Slide A1 needs 2 images, 3 added');
    expect(uploaded({ images: three })).toEqual(tooMany);
    // The new scan of a slide stands beside the old one until the rescan has ended.
    expect(uploaded({ images: three, requireRescan: true })).toEqual([]);
    expect(uploaded({ images: [image('a.svs')], requireRescan: true })).toEqual(
      error('subsections.0.images', 'Slide A1 needs 2 images, 1 added'),
    );
  });
});
