import type { CaseProblem, SpecimenForm, SubsectionForm } from '#contracts/generated/wire.ts';
import { countText } from '../cases/labels.ts';
import { slideName } from '../slides/slide-names.ts';
import { foldText } from '../text/fold-text.ts';
import { accessionOfScan, isScanOf } from '../uploads/accession-of-scan.ts';
import { slideExtensionOf } from '../uploads/slide-file-names.ts';
import { slideOfScan } from '../uploads/slide-of-scan.ts';
import { doubt, type FormFacts, isBlank, mistake, requiredProblem } from './form.ts';

const SLIDES_AT_MOST = 50;
export const SLIDE_COUNT = `Slide count must be between 1 and ${SLIDES_AT_MOST}`;

/** Slide types that say nothing without the stain. */
const STAINED = ['Special_Stain', 'IHC', 'In_Situ_Hybridization', 'Immunofluorescence'];

export const slidesListed = (specimens: readonly Pick<SpecimenForm, 'subsections'>[]): number =>
  specimens
    .flatMap(({ subsections }) => subsections)
    .reduce((sum, { slideCount }) => sum + (slideCount ?? 0), 0);

/** The slides that come with the parcel: what a reader has ordered comes with the answer to the order. */
export const inParcel = <Slides extends Pick<SubsectionForm, 'isRequested'>>(
  subsections: readonly Slides[],
): Slides[] => subsections.filter(({ isRequested }) => !isRequested);

export const slidesToMail = (specimens: readonly Pick<SpecimenForm, 'subsections'>[]): number =>
  slidesListed(specimens.map(({ subsections }) => ({ subsections: inParcel(subsections) })));

export function slideProblems(
  form: FormFacts,
  { specimenID, subsections }: SpecimenForm,
  at: number,
): readonly CaseProblem[] {
  const field = `specimens.${at}.subsections`;
  if (subsections.length === 0) return [mistake(field, `Add at least one slide to specimen ${specimenID}`)];
  return subsections.flatMap((slide, index) => {
    const place = `${field}.${index}`;
    return [
      ...requiredProblem(`${place}.block`, slide.block, 'Block is required'),
      ...displayIdProblems(form, slide, place),
      ...labelProblems(form, slide, place),
      ...requiredProblem(`${place}.slideType`, slide.slideType, 'Slide type is required'),
      ...(STAINED.includes(slide.slideType ?? '')
        ? requiredProblem(`${place}.stain`, slide.stain, 'Stain is required for this slide type')
        : []),
      ...countProblems(slide, place),
      ...imageProblems(form, slide, place),
    ];
  });
}

function displayIdProblems(
  { specimens }: FormFacts,
  { id, displayId }: SubsectionForm,
  place: string,
): readonly CaseProblem[] {
  const field = `${place}.displayId`;
  if (isBlank(displayId)) return [mistake(field, 'Slide ID is required')];
  const named = specimens
    .flatMap(({ subsections }) => subsections)
    .filter((other) => other.displayId?.trim().toLowerCase() === displayId.trim().toLowerCase());
  // The first of the name may keep it; the later ones carry the mistake.
  return named[0]?.id === id ? [] : [mistake(field, `Slide ${displayId} is entered twice`)];
}

/** Whether a number stands whole on a label: S26-1001 is another case than S26-100. A slide may follow without a space. */
function hasNumber(label: string, number: string): boolean {
  const parts = foldText(label).split(foldText(number));
  return parts.some((after, at) => {
    const before = parts[at - 1];
    return before !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^\d/.test(after);
  });
}

/** What a reader ordered and nobody has made yet, or ever will, has no glass that could carry a label. */
export const isUnmade = ({ isRequested, images }: Pick<SubsectionForm, 'isRequested' | 'images'>): boolean =>
  isRequested && images.length === 0;

function labelProblems(
  { clinical }: FormFacts,
  slide: SubsectionForm,
  place: string,
): readonly CaseProblem[] {
  const { facilityId } = slide;
  const field = `${place}.facilityId`;
  if (isBlank(facilityId)) return isUnmade(slide) ? [] : [mistake(field, 'Slide label is required')];
  return lacksNumber(slide, clinical.caseRecordId) ? [doubt(field, NUMBER_NOT_ON_LABEL)] : [];
}

const NUMBER_NOT_ON_LABEL = 'The slide label does not contain the accession number';

/** Whether there is a label, and a number of the case that ought to stand on it and does not. */
const lacksNumber = ({ facilityId }: SubsectionForm, accession: string | null): boolean =>
  !isBlank(facilityId) && !isBlank(accession) && !hasNumber(facilityId, accession);

function countProblems({ slideCount }: SubsectionForm, place: string): readonly CaseProblem[] {
  const isCounted = slideCount !== null && slideCount >= 1 && slideCount <= SLIDES_AT_MOST;
  return isCounted ? [] : [mistake(`${place}.slideCount`, SLIDE_COUNT)];
}

/** Slides that a provider ordered are on their way: their images come with the answer to the order. */
function imageProblems(form: FormFacts, slide: SubsectionForm, place: string): readonly CaseProblem[] {
  if (form.delivery.slideDelivery !== 'Upload_the_Slide_Images' || slide.isRequested) return [];
  const { images, slideCount, requireRescan } = slide;
  // The image that has to be made again stays beside the new one until its reader has seen both.
  const isCounted =
    slideCount === null || images.length === slideCount || (requireRescan && images.length > slideCount);
  return [
    ...(isCounted
      ? []
      : [
          mistake(
            `${place}.images`,
            `Slide ${slideName(slide)} needs ${countText(slideCount, 'image')}, ${images.length} added`,
          ),
        ]),
    ...images.flatMap(({ fileName }, index) =>
      slideExtensionOf(fileName) !== null
        ? []
        : [mistake(`${place}.images.${index}`, 'This slide image type is not supported.')],
    ),
    ...images.flatMap((image, index) => [
      ...shownDoubts(image).map((text) => doubt(`${place}.images.${index}`, text)),
      ...twinProblems(form, slide, image, `${place}.images.${index}`),
      ...nameProblems(form, slide, image, `${place}.images.${index}`),
    ]),
  ];
}

/** The browser has said so before the file was sent; whoever sends the case out later may be somebody else. */
const shownDoubts = ({ fileName, notShown }: SubsectionForm['images'][number]): readonly string[] =>
  notShown === null ? [] : [`No pathologist can look at “${fileName}” here. ${notShown}`];

/** A file under two slides of the case means that one of them has another slide's picture. */
function twinProblems(
  { specimens }: FormFacts,
  own: SubsectionForm,
  { checksum, imageId }: SubsectionForm['images'][number],
  field: string,
): readonly CaseProblem[] {
  const slides = specimens.flatMap(({ subsections }) => subsections);
  const twin = slides.find(({ images }) =>
    images.some((other) => checksum !== null && other.checksum === checksum && other.imageId !== imageId),
  );
  if (twin === undefined) return [];
  const where = twin.id === own.id ? 'twice on this slide' : `also on slide ${slideName(twin)}`;
  return [doubt(field, `This image is ${where}. Check that it is the right one.`)];
}

type Specimens = readonly Pick<SpecimenForm, 'subsections'>[];

const nameProblems = (
  { specimens, clinical }: FormFacts,
  own: SubsectionForm,
  { fileName }: SubsectionForm['images'][number],
  field: string,
): readonly CaseProblem[] =>
  nameDoubts(specimens, own, clinical.caseRecordId, fileName).map((text) => doubt(field, text));

/** Scanners call a file by the label on its glass: the label of another slide, or of another patient's case, is a slip. */
function nameDoubts(
  specimens: Specimens,
  own: SubsectionForm,
  accession: string | null,
  fileName: string,
): readonly string[] {
  const number = isBlank(accession) ? null : accession;
  const labelled = specimens
    .flatMap(({ subsections }) => subsections)
    .map(({ id, facilityId, displayId }) => ({ id, label: facilityId, name: displayId ?? '' }));
  const meant = slideOfScan(fileName, labelled, number);
  if (meant?.id === own.id) return [];
  if (meant !== null)
    return [`“${fileName}” is named like slide ${meant.name}. Check that it is the right one.`];
  const other = accessionOfScan(fileName);
  if (other === null || number === null || isScanOf(fileName, number)) return [];
  return [
    `“${fileName}” begins with ${other}, which is not the accession number of this case. Check that it is the right one.`,
  ];
}

/** What is doubtful about the files of a slide. */
export const doubtsAboutFiles = (
  specimens: Specimens,
  own: SubsectionForm,
  accession: string | null,
): readonly string[] => own.images.flatMap(({ fileName }) => nameDoubts(specimens, own, accession, fileName));

/** What is doubtful about a slide that is added to a case after the case was sent out, which no form judges any more. */
export const doubtsAboutSlide = (
  specimens: Specimens,
  own: SubsectionForm,
  accession: string | null,
): readonly string[] => [
  ...(lacksNumber(own, accession) ? [NUMBER_NOT_ON_LABEL] : []),
  ...doubtsAboutFiles(specimens, own, accession),
];
