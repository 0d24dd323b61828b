import { expect, it } from 'vitest';
import { type IntakeCase, type IntakeImage, intakeFindings } from './intake.ts';

const good: IntakeImage = {
  imageId: 'img_1',
  notShown: null,
  hasScale: true,
  isPicture: false,
  label: 'matches',
  isOfAnotherFacility: false,
};
const slide = { name: 'A1', slideCount: 1, isRequested: false, requireRescan: false };
const whole = (image: Partial<IntakeImage> = {}, rest: Partial<IntakeCase> = {}): IntakeCase => ({
  slides: [{ ...slide, images: [{ ...good, ...image }] }],
  awaitsParcel: false,
  isCountedBefore: false,
  formFaults: [],
  ...rest,
});
const byHand = { checkedImageIds: [], scaledImageIds: [] };

it.each([
  ['everything in place', whole(), {}],
  [
    'an image too few',
    whole({}, { slides: [{ ...slide, slideCount: 2, images: [good] }] }),
    { images: ['Slide A1 has only 1 of its 2 images so far.'] },
  ],
  [
    'a slide without its image',
    whole({}, { slides: [{ ...slide, images: [] }] }),
    { images: ['Slide A1 has no image yet.'] },
  ],
  [
    'a slide without any of its images',
    whole({}, { slides: [{ ...slide, slideCount: 3, images: [] }] }),
    { images: ['Slide A1 has no images yet, and 3 are expected.'] },
  ],
  [
    'several images too many',
    whole({}, { slides: [{ ...slide, slideCount: 2, images: [good, good, good] }] }),
    { images: ['Slide A1 has 3 images, and only 2 are expected.'] },
  ],
  [
    'nothing amiss while a slide that a reader ordered has no image',
    whole({}, { slides: [{ ...slide, isRequested: true, images: [] }] }),
    {},
  ],
  [
    'an image too many',
    whole({}, { slides: [{ ...slide, images: [good, good] }] }),
    { images: ['Slide A1 has 2 images, and only one is expected.'] },
  ],
  [
    'nothing amiss while a scan is made again beside the first',
    whole({}, { slides: [{ ...slide, requireRescan: true, images: [good, good] }] }),
    {},
  ],
  [
    'an unreadable image',
    whole({ notShown: 'No tiles of it.' }),
    { unreadable: ['An image of slide A1 cannot be read: No tiles of it.'] },
  ],
  ['no scale', whole({ hasScale: false }), { scale: ['The scale of slide A1 is not known.'] }],
  ['nothing amiss in a picture without a scale', whole({ hasScale: false, isPicture: true }), {}],
  ['another label', whole({ label: 'differs' }), { labels: ['The label of slide A1 does not match.'] }],
  ['a label that nobody could read', whole({ label: 'unread' }), {}],
  [
    'a file that a case of another facility has too, whatever its label says',
    whole({ isOfAnotherFacility: true }),
    {
      duplicate_image: [
        'A case of another facility has an image of slide A1 too. Compare its label with this case.',
      ],
    },
  ],
  ['no slide at all', whole({}, { slides: [] }), { slides: ['The case has no slides.'] }],
  [
    'a parcel that nobody has counted, though all images are there',
    whole({}, { awaitsParcel: true }),
    { slides: ['The slides that come by mail are not counted yet.'] },
  ],
  [
    'another parcel, after one that was counted',
    whole({}, { awaitsParcel: true, isCountedBefore: true }),
    {
      slides: [
        'The case was sent again after its slides were counted, with another parcel or another list. Count its slides again.',
      ],
    },
  ],
  [
    'what the form lacks, by its heading',
    whole(
      {},
      {
        formFaults: [
          { field: 'patient.lastName', text: 'Last name is required.' },
          { field: 'clinical.caseRecordId', text: 'Accession number is required.' },
          { field: 'clinical.grossDescription', text: 'Gross description is required.' },
          { field: 'clinical.clinicalHistory', text: 'Clinical history is required.' },
          { field: 'specimens.0.subsections.0.images', text: 'Slide A1 needs 1 image, 0 added.' },
          { field: 'delivery.slidesSent', text: 'Slides sent must equal the slides listed.' },
        ],
      },
    ),
    {
      form: ['Last name is required.'],
      accession: ['Accession number is required.'],
      gross: ['Gross description is required.'],
      history: ['Clinical history is required.'],
    },
  ],
])('the intake finds %s', (_, aCase, expected) => {
  expect(intakeFindings(aCase, byHand)).toEqual(expected);
});

it('takes what was confirmed by hand, for that image only', () => {
  const aCase = whole({ hasScale: false, label: 'differs' });
  expect(intakeFindings(aCase, { checkedImageIds: ['img_1'], scaledImageIds: ['img_1'] })).toEqual({});
  expect(Object.keys(intakeFindings(aCase, { checkedImageIds: ['img_2'], scaledImageIds: [] }))).toEqual([
    'scale',
    'labels',
  ]);
  const twin = whole({ isOfAnotherFacility: true });
  expect(intakeFindings(twin, { ...byHand, checkedImageIds: ['img_1'] })).toEqual({});
  expect(Object.keys(intakeFindings(twin, { ...byHand, checkedImageIds: ['img_2'] }))).toEqual([
    'duplicate_image',
  ]);
});
