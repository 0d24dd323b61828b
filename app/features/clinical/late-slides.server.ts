import type { ActionFunctionArgs } from '@remix-run/node';
import type { Role } from '#app/core/access/roles.ts';
import { isAtLaboratory, lacksLateImages, mayAddSlides } from '#app/core/case-form/editing.ts';
import { doubtsAboutSlide } from '#app/core/case-form/slide-rules.ts';
import { RemoveImageForm } from '#app/core/uploads/remove-image-form.ts';
import type { Api } from '#app/server/api.server.ts';
import { submitForm } from '#app/server/form.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import type { Case, CaseForm } from '#contracts/generated/wire.ts';
import { AddSlidesForm, CorrectSlidesForm, RemoveSlidesForm } from './clinical-forms.ts';

/** What a facility may still add to its case, and which added slides wait for images or may still be changed; null where it may add nothing. */
export async function readLateSlides(
  api: Api,
  { status }: Pick<Case, 'status'>,
  role: Role,
  form: ApiResult<Answer<CaseForm>> | null,
) {
  if (!mayAddSlides(role, status) || form === null || !form.ok) return null;
  const lists = await api.listReferenceData();
  if (!lists.ok) return null;
  const { etag, specimens, changeableSlides, removableImages, delivery, clinical } = form.value.data;
  const sent = { status, slideDelivery: delivery.slideDelivery };
  const slides = specimens.flatMap(({ id: specimenId, subsections }) =>
    subsections.map((slide) => ({ specimenId, slide })),
  );
  const changeable = slides.filter(({ slide }) => changeableSlides.includes(slide.id));
  const lacksImages = ({ slide }: (typeof slides)[number]): boolean =>
    lacksLateImages(role, sent, { ...slide, isChangeable: changeableSlides.includes(slide.id) });
  return {
    choices: {
      specimens: specimens.map(({ id, specimenID, facilitySpecimenID }) => ({
        value: id,
        label: [`Specimen ${specimenID}`, facilitySpecimenID].filter(Boolean).join(' · '),
      })),
      slideTypes: lists.value.data.slideTypes.map(({ value, label }) => ({ value, label })),
    },
    isAtLab: isAtLaboratory(sent),
    changeable,
    removing: { etag, imageIds: removableImages },
    // What came of the images is seen also where no more are asked for.
    withImages: slides
      .filter((one) => lacksImages(one) || changeable.includes(one))
      .map((one) => ({
        ...one,
        takesMore: lacksImages(one),
        doubts: doubtsAboutSlide(specimens, one.slide, clinical.caseRecordId),
      })),
  };
}

interface OfCase {
  readonly caseId: string;
}

export const addSlides = (args: ActionFunctionArgs, api: Api, { caseId }: OfCase) =>
  submitForm(args, AddSlidesForm, ({ specimenId, etag: _, idempotencyKey, stain, ...slides }) =>
    api.addSubsection({
      params: { caseId, specimenId },
      headers: { 'Idempotency-Key': idempotencyKey },
      body: { ...slides, stain: stain ?? null },
    }),
  );

export const correctSlides = (args: ActionFunctionArgs, api: Api, { caseId }: OfCase) =>
  submitForm(
    args,
    CorrectSlidesForm,
    ({ specimenId, subsectionId, etag, idempotencyKey: _, stain, ...slides }) =>
      api.updateSubsection({
        params: { caseId, specimenId, subsectionId },
        headers: { 'If-Match': etag },
        body: { ...slides, stain: stain ?? null },
      }),
  );

export const removeSlides = (args: ActionFunctionArgs, api: Api, { caseId }: OfCase) =>
  submitForm(args, RemoveSlidesForm, ({ specimenId, subsectionId, etag }) =>
    api.deleteSubsection({ params: { caseId, specimenId, subsectionId }, headers: { 'If-Match': etag } }),
  );

export const removeLateImage = (args: ActionFunctionArgs, api: Api, { caseId }: OfCase) =>
  submitForm(args, RemoveImageForm, ({ specimenId, subsectionId, imageId, etag }) =>
    api.deleteImage({ params: { caseId, specimenId, subsectionId, imageId }, headers: { 'If-Match': etag } }),
  );
