import { expect, it } from 'vitest';
import { completeForm, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import type { Api } from '#app/server/api.server.ts';
import type { CaseStatus, SlideDelivery } from '#contracts/generated/wire.ts';
import { ok } from '#contracts/result.ts';
import { readLateSlides } from './late-slides.server.ts';

const subsections = ['sub_sent', 'sub_late'].map((id) => slides({ id, slideCount: 1, images: [] }));

type FormAnswer = NonNullable<Parameters<typeof readLateSlides>[3]>;

const answerOf = (data: object) => ok({ data, message: null, status: 200, headers: new Headers() });

function formOf(slideDelivery: SlideDelivery): FormAnswer {
  const form = completeForm();
  const delivery = { ...form.delivery, slideDelivery };
  const data = { ...form, delivery, specimens: [specimen({ subsections })], changeableSlides: ['sub_late'] };
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
    expect(late?.lacking.map(({ slide }) => slide.id)).toEqual(asked);
  },
);
