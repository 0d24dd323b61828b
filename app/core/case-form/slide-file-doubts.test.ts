import { expect, it } from 'vitest';
import { completeForm, image, setting, slides, specimen } from './complete-form.test-support.ts';
import { specimenProblems } from './specimen-rules.ts';

const NUMBER = 'EX26-00131';

/** What is said of one image of slide A1, beside slide A2 of the same case. */
function saidOf(fileName: string, label = `${NUMBER} A1`, notShown: string | null = null) {
  const form = completeForm();
  const labelled = [
    slides({ slideCount: 1, displayId: 'A1', facilityId: label, images: [{ ...image(fileName), notShown }] }),
    slides({
      id: 'sub_2',
      slideCount: 1,
      displayId: 'A2',
      facilityId: `${NUMBER} A2`,
      images: [image('scan.svs')],
    }),
  ];
  const facts = {
    ...form,
    clinical: { ...form.clinical, caseRecordId: NUMBER },
    delivery: { ...form.delivery, slideDelivery: 'Upload_the_Slide_Images' as const },
    specimens: [specimen({ totalNumberSlides: 2, subsections: labelled })],
  };
  return specimenProblems(facts, setting)
    .filter(({ field }) => field.includes('.images'))
    .map(({ field, message, severity }) => [field, message, severity]);
}

const doubt = (message: string) => [['specimens.0.subsections.0.images.0', message, 'warning']];

it.each([
  'EX26-00131 A1.svs',
  'ex26-00131_a1-1.ome.tif',
  'EX26-00131.svs',
  'A1.svs',
  'scan 0042.svs',
  'CMU-1-Small-Region.svs',
])('nothing is said of %s on the slide of its name', (fileName) => expect(saidOf(fileName)).toEqual([]));

it.each(['EX26-00131 A2.svs', 'A2.svs'])('%s is said to be named like another slide', (fileName) => {
  expect(saidOf(fileName)).toEqual(
    doubt(`“${fileName}” is named like slide A2. Check that it is the right one.`),
  );
});

it('a file with the number of another case is said to have it, unless the label of its slide has it too', () => {
  const said =
    '“S26-99001 A1.svs” begins with S26-99001, which is not the accession number of this case. Check that it is the right one.';
  expect(saidOf('S26-99001 A1.svs')).toEqual(doubt(said));
  expect(saidOf('S26-99001 A1.svs', 'S26-99001 A1')).toEqual([]);
});

it('a file that no pathologist can look at here is said to be one, with the reason', () => {
  const why = 'NDPI slides cannot be turned into tiles here.';
  expect(saidOf('A1.svs', `${NUMBER} A1`, why)).toEqual(
    doubt(`No pathologist can look at “A1.svs” here. ${why}`),
  );
});
