import { expect, it } from 'vitest';
import { completeForm, image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import type { Api } from '#app/server/api.server.ts';
import type { CaseStatus, SlideDelivery } from '#contracts/generated/wire.ts';
import { ok } from '#contracts/result.ts';
import { readLateSlides } from './late-slides.server.ts';

const subsections = ['sub_sent', 'sub_late'].map((id) => slides({ id, slideCount: 1, images: [] }));

type FormAnswer = NonNullable<Parameters<typeof readLateSlides>[3]>;

const answerOf = (data: object) => ok({ data, message: null, status: 200, headers: new Headers() });

function formOf(slideDelivery: SlideDelivery, specimens = [specimen({ subsections })]): FormAnswer {
  const form = completeForm();
  const delivery = { ...form.delivery, slideDelivery };
  const open = { changeableSlides: ['sub_late'], removableImages: ['img_1'] };
  const data = { ...form, etag: '"v1"', delivery, specimens, ...open };
  return answerOf(data) as unknown as FormAnswer;
}

const api = { listReferenceData: () => Promise.resolve(answerOf({ slideTypes: [] })) } as unknown as Api;

it.each<[SlideDelivery, CaseStatus, boolean, readonly string[]]>([
  ['Mail_the_Slides', 'Submitted', true, ['sub_late']],
  // The parcel is done with by then: what still lacks an image was not in it, or could not be scanned.
  ['Mail_the_Slides', 'Selected', false, ['sub_sent', 'sub_late']],
  ['Upload_the_Slide_Images', 'Submitted', false, ['sub_sent', 'sub_late']],
])(
  'a case with %s that is %s is at the laboratory: %s, and asks for images of %j',
  async (way, status, isAtLab, asked) => {
    const late = await readLateSlides(api, { status }, 'MedicalFacility', formOf(way));
    expect(late?.isAtLab).toBe(isAtLab);
    const takesMore = late?.withImages.filter((one) => one.takesMore) ?? [];
    expect(takesMore.map(({ slide }) => slide.id)).toEqual(asked);
  },
);

it('what came of a slide that was added is told also where it lacks no image, with what is doubtful about it', async () => {
  const late = slides({
    id: 'sub_late',
    slideCount: 1,
    facilityId: 'Another 12',
    images: [image('S26-99001 A1.svs')],
  });
  const [sent] = subsections;
  const specimens = [specimen({ subsections: sent === undefined ? [late] : [sent, late] })];
  const read = await readLateSlides(
    api,
    { status: 'Available' },
    'MedicalFacility',
    formOf('Upload_the_Slide_Images', specimens),
  );
  expect(read?.removing).toEqual({ etag: '"v1"', imageIds: ['img_1'] });
  expect(read?.withImages).toMatchObject([
    { slide: { id: 'sub_sent' }, takesMore: true, doubts: [] },
    {
      slide: { id: 'sub_late' },
      takesMore: false,
      doubts: [
        'The slide label does not contain the accession number',
        expect.stringContaining('begins with S26-99001, which is not the accession number of this case.'),
      ],
    },
  ]);
});

it('the specimen of a late slide is chosen by what stands on its container', async () => {
  const named = [
    specimen({ id: 'spc_1', facilitySpecimenID: 'EX26-00131-A' }),
    specimen({ id: 'spc_2', specimenID: 'B', facilitySpecimenID: null }),
  ];
  const late = await readLateSlides(
    api,
    { status: 'Available' },
    'MedicalFacility',
    formOf('Upload_the_Slide_Images', named),
  );
  expect(late?.choices.specimens).toEqual([
    { value: 'spc_1', label: 'Specimen A · EX26-00131-A' },
    { value: 'spc_2', label: 'Specimen B' },
  ]);
});
