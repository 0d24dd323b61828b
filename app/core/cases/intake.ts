/** An image as the intake sees it; labels by what was read of the picture of the slide's label. */
export interface IntakeImage {
  readonly imageId: string;
  /** Why the tile reader cannot open it, in words for the user; null where it can. */
  readonly notShown: string | null;
  readonly hasScale: boolean;
  readonly label: 'matches' | 'differs' | 'unread';
}

export interface IntakeSlide {
  readonly name: string;
  readonly slideCount: number;
  readonly images: readonly IntakeImage[];
}

export interface IntakeCase {
  readonly slides: readonly IntakeSlide[];
  readonly gross: string | null;
  readonly history: string;
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
    images: each(({ name, slideCount, images }) =>
      images.length < slideCount ? `Slide ${name} has ${images.length} of ${slideCount} images.` : null,
    ),
    unreadable: each(({ name, images }) => {
      const reason = images.find(({ notShown }) => notShown !== null)?.notShown ?? null;
      return reason === null ? null : `An image of slide ${name} cannot be read: ${reason}`;
    }),
    scale: each((slide) =>
      some(slide, ({ imageId, hasScale }) => !hasScale && !byHand.scaledImageIds.includes(imageId))
        ? `The scale of slide ${slide.name} is not known.`
        : null,
    ),
    labels: each((slide) =>
      some(slide, ({ imageId, label }) => label === 'differs' && !byHand.checkedImageIds.includes(imageId))
        ? `The label of slide ${slide.name} does not match.`
        : null,
    ),
    slides: aCase.slides.length === 0 ? ['The case has no slides.'] : [],
    gross: isBlank(aCase.gross) ? ['Gross description is missing.'] : [],
    history: isBlank(aCase.history) ? ['Clinical history is missing.'] : [],
  };
  return Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0));
}

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';
