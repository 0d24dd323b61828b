/** An image as the intake sees it; labels by what was read of the picture of the slide's label. */
export interface IntakeImage {
  readonly imageId: string;
  /** Why the tile reader cannot open it, in words for the user; null where it can. */
  readonly notShown: string | null;
  readonly hasScale: boolean;
  /** A picture of a camera, which is measured in pixels and needs no scale. */
  readonly isPicture: boolean;
  readonly label: 'matches' | 'differs' | 'unread';
  /** A case of another facility has the same file: one of the two shows another patient's tissue. */
  readonly isOfAnotherFacility: boolean;
}

export interface IntakeSlide {
  readonly name: string;
  readonly slideCount: number;
  /** A reader ordered it: its image comes with the answer to the order, or never where that was declined. */
  readonly isRequested: boolean;
  /** A scan of it has to be made again, and stays beside the new one until its reader has seen both. */
  readonly requireRescan: boolean;
  readonly images: readonly IntakeImage[];
}

/** A rule of the form that the case breaks, in words without the patient. */
export interface FormFault {
  readonly field: string;
  readonly text: string;
}

const NOT_COUNTED = 'The slides that come by mail are not counted yet.';
const COUNT_AGAIN =
  'The case was sent again after its slides were counted, with another parcel or another list. Count its slides again.';

export interface IntakeCase {
  readonly slides: readonly IntakeSlide[];
  /** Glass comes by mail, and what of it has arrived is not counted yet: once it is read, nobody counts it any more. */
  readonly awaitsParcel: boolean;
  /** Something was counted already, and the facility has sent the case again since. */
  readonly isCountedBefore: boolean;
  /** Empty where the case could be sent out as it is. */
  readonly formFaults: readonly FormFault[];
}

/** What somebody confirmed by hand. */
export interface IntakeByHand {
  readonly checkedImageIds: readonly string[];
  readonly scaledImageIds: readonly string[];
}

export type IntakeFindings = Readonly<Record<string, readonly string[]>>;

/** What keeps a case out of the pool, by where it lies; empty when everything is in place. */
export function intakeFindings(aCase: IntakeCase, byHand: IntakeByHand): IntakeFindings {
  const each = (find: (slide: IntakeSlide) => string | null): readonly string[] =>
    aCase.slides.flatMap((slide) => find(slide) ?? []);
  const some = ({ images }: IntakeSlide, rule: (image: IntakeImage) => boolean): boolean => images.some(rule);
  const found = {
    images: each(({ name, slideCount, isRequested, requireRescan, images }) =>
      (images.length < slideCount && !isRequested) || (images.length > slideCount && !requireRescan)
        ? countedText(name, images.length, slideCount)
        : null,
    ),
    unreadable: each(({ name, images }) => {
      const reason = images.find(({ notShown }) => notShown !== null)?.notShown ?? null;
      return reason === null ? null : `An image of slide ${name} cannot be read: ${reason}`;
    }),
    scale: each((slide) =>
      some(
        slide,
        ({ imageId, hasScale, isPicture }) =>
          !hasScale && !isPicture && !byHand.scaledImageIds.includes(imageId),
      )
        ? `The scale of slide ${slide.name} is not known.`
        : null,
    ),
    labels: each((slide) =>
      some(slide, ({ imageId, label }) => label === 'differs' && !byHand.checkedImageIds.includes(imageId))
        ? `The label of slide ${slide.name} does not match.`
        : null,
    ),
    // Nobody but the laboratory knows both cases, so that no name stands here.
    duplicate_image: each((slide) =>
      some(
        slide,
        ({ imageId, isOfAnotherFacility }) =>
          isOfAnotherFacility && !byHand.checkedImageIds.includes(imageId),
      )
        ? `A case of another facility has an image of slide ${slide.name} too. Compare its label with this case.`
        : null,
    ),
    slides: [
      ...(aCase.slides.length === 0 ? ['The case has no slides.'] : []),
      ...(aCase.awaitsParcel ? [aCase.isCountedBefore ? COUNT_AGAIN : NOT_COUNTED] : []),
    ],
  };
  const present = Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0));
  return { ...present, ...formFindings(aCase.formFaults) };
}

/** What a person would say of a slide whose images are not as many as were announced. */
function countedText(name: string, count: number, announced: number): string {
  const expected = announced === 1 ? 'one is' : `${announced} are`;
  if (count > announced) return `Slide ${name} has ${count} images, and only ${expected} expected.`;
  if (count > 0) return `Slide ${name} has only ${count} of its ${announced} images so far.`;
  return announced === 1
    ? `Slide ${name} has no image yet.`
    : `Slide ${name} has no images yet, and ${expected} expected.`;
}

/** Fields of the form whose faults stand under a heading of their own. */
const ABOUT: Readonly<Record<string, string>> = {
  'patient.birthDate': 'birth_date',
  'clinical.caseRecordId': 'accession',
  'clinical.grossDescription': 'gross',
  'clinical.clinicalHistory': 'history',
};

/** Images and parcels are there by now, and are judged by what came instead of what was announced. */
const isOfMaterial = (field: string): boolean =>
  /\.images(\.\d+)?$/.test(field) || field === 'delivery.slidesSent';

function formFindings(faults: readonly FormFault[]): IntakeFindings {
  const found: Record<string, string[]> = {};
  for (const { field, text } of faults)
    if (!isOfMaterial(field)) (found[ABOUT[field] ?? 'form'] ??= []).push(text);
  return found;
}
