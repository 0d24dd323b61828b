import { type Replaced, successorsOf } from './replaced-images.ts';
import type { EnteredScale } from './scale.ts';
import {
  slideNameTitle,
  specimenIdOf,
  specimenTitle,
  subsectionDisplayIdOf,
  subsectionHeading,
} from './titles.ts';
import {
  type CaseImage,
  type CaseSpecimen,
  type CaseSubsection,
  firstText,
  listOf,
  type SlideCase,
} from './viewer-case.ts';

export interface Step {
  readonly available: boolean;
  /** In the flattened list; null when there is no such neighbour. */
  readonly index: number | null;
  readonly newSpecimen: boolean;
}

export interface ImageNavigation {
  readonly previous: Step;
  readonly next: Step;
  readonly firstInSpecimen: boolean;
  readonly lastInSpecimen: boolean;
  readonly firstInSubsection: boolean;
  readonly lastInSubsection: boolean;
  /** The specimens of the neighbouring images; null at either end of the case. */
  readonly previousSpecimenId: string | null;
  readonly nextSpecimenId: string | null;
}

/** One image of the case with everything around it (specification 3.7). */
export interface SlideImage<S extends CaseSpecimen = CaseSpecimen> {
  /** Marks are bound to it. The file reference stands in for records that name none. */
  readonly imageId: string;
  readonly checksum: string | null;
  /** The reference that fetches the download link; null when the record has lost it. */
  readonly fileContent: string | null;
  /** What the laboratory entered for it at intake; null where it did not. */
  readonly enteredScale: EnteredScale | null;
  readonly displayInfo: {
    readonly displayId: string;
    readonly slideType: string | null;
    readonly stain: string | null;
    readonly fileName: string | null;
  };
  readonly specimenData: S;
  readonly subsectionData: CaseSubsection;
  readonly globalIndex: number;
  readonly specimenId: string;
  readonly subsectionId: string;
  readonly specimenIndex: number;
  readonly subsectionIndex: number;
  readonly imageIndex: number;
  readonly titles: { readonly specimen: string; readonly subsection: string; readonly slide: string };
  readonly navigation: ImageNavigation;
}

type Placed<S extends CaseSpecimen> = Omit<SlideImage<S>, 'globalIndex' | 'navigation'>;

function placeImage<S extends CaseSpecimen>(
  [specimenData, specimenIndex]: readonly [S, number],
  [subsectionData, subsectionIndex]: readonly [CaseSubsection, number],
  [image, imageIndex]: readonly [CaseImage, number],
): Placed<S> {
  const specimenId = specimenIdOf(specimenData, specimenIndex);
  const displayId = subsectionDisplayIdOf(subsectionData, specimenId, subsectionIndex);
  const place = [specimenIndex, subsectionIndex, imageIndex].join('.');
  const fileContent = firstText(image.fileContent);
  return {
    imageId: firstText(image.imageId) ?? fileContent ?? `image-${place}`,
    checksum: firstText(image.checksum),
    fileContent,
    enteredScale: image.enteredScale ?? null,
    displayInfo: {
      displayId,
      slideType: firstText(subsectionData.slideType),
      stain: firstText(subsectionData.stain),
      fileName: firstText(image.fileName, image.title),
    },
    specimenData,
    subsectionData,
    specimenId,
    subsectionId: firstText(subsectionData.id) ?? displayId,
    specimenIndex,
    subsectionIndex,
    imageIndex,
    titles: {
      specimen: specimenTitle(specimenData, specimenId),
      subsection: subsectionHeading(subsectionData, displayId),
      slide: slideNameTitle(subsectionData, image),
    },
  };
}

type Place = Pick<SlideImage, 'specimenIndex' | 'subsectionIndex' | 'specimenId'>;

function navigationAt(places: readonly Place[], index: number): ImageNavigation {
  const here = places[index];
  // By place and not by id: two specimens of one case may carry the same id.
  const sharesSpecimen = (other: Place | undefined): boolean => other?.specimenIndex === here?.specimenIndex;
  const sharesSubsection = (other: Place | undefined): boolean =>
    sharesSpecimen(other) && other?.subsectionIndex === here?.subsectionIndex;
  const stepTo = (at: number): Step => {
    const available = places[at] !== undefined;
    return { available, index: available ? at : null, newSpecimen: available && !sharesSpecimen(places[at]) };
  };
  const [before, after] = [places[index - 1], places[index + 1]];
  return {
    previous: stepTo(index - 1),
    next: stepTo(index + 1),
    firstInSpecimen: !sharesSpecimen(before),
    lastInSpecimen: !sharesSpecimen(after),
    firstInSubsection: !sharesSubsection(before),
    lastInSubsection: !sharesSubsection(after),
    previousSpecimenId: before?.specimenId ?? null,
    nextSpecimenId: after?.specimenId ?? null,
  };
}

/** Every image of the case in reading order; empty for a case without slides (specification 5). */
export function flattenCase<S extends CaseSpecimen>(
  slideCase: SlideCase & { readonly slides?: readonly S[] | null | undefined },
): readonly SlideImage<S>[] {
  const images = listOf(slideCase.slides).flatMap((specimen, specimenIndex) =>
    listOf(specimen.subsections).flatMap((subsection, subsectionIndex) =>
      listOf(subsection.images).map((image, imageIndex) =>
        placeImage([specimen, specimenIndex], [subsection, subsectionIndex], [image, imageIndex]),
      ),
    ),
  );
  return images.map((image, globalIndex) => ({
    ...image,
    globalIndex,
    navigation: navigationAt(images, globalIndex),
  }));
}

/**
 * The images of a case, and which of them is opened first: the one that is asked for or that took its place, or else the
 * first.
 */
export function openingImages(
  { replacedImages, ...slideCase }: SlideCase & { readonly replacedImages?: readonly Replaced[] },
  imageId: string | null,
): { readonly images: readonly SlideImage[]; readonly start: number } {
  const images = flattenCase(slideCase);
  const placeOf = (asked: string | null): number => images.findIndex((image) => image.imageId === asked);
  const successor = successorsOf(listOf(replacedImages)).get(imageId ?? '') ?? null;
  return { images, start: Math.max(0, placeOf(imageId), placeOf(successor)) };
}
