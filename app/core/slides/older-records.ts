import { z } from 'zod';
import { getViewerCase } from '#contracts/generated/operations/getViewerCase.ts';
import { zBlobId } from '#contracts/generated/schemas/blob-id.ts';
import { zImage } from '#contracts/generated/schemas/image.ts';
import { zSpecimen } from '#contracts/generated/schemas/specimen.ts';
import { zSubsection } from '#contracts/generated/schemas/subsection.ts';
import { zViewerCase } from '#contracts/generated/schemas/viewer-case.ts';
import { zViewerCaseEnvelope } from '#contracts/generated/schemas/viewer-case-envelope.ts';
import { fieldsOf } from '../objects.ts';
import { specimenIdOf, subsectionDisplayIdOf } from './titles.ts';
import { firstText, listOf } from './viewer-case.ts';

type Fields = Readonly<Record<string, unknown>>;

const textIn = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? listOf(value) : []);

/** What is left out is filled in, and what is there stays as it came: a wrong value is still refused. */
const withDefaults = (given: Fields, defaults: Fields): Fields => ({
  ...given,
  ...Object.fromEntries(
    Object.entries(defaults).filter(([name]) => given[name] === undefined || given[name] === null),
  ),
});

/** An image that has lost its reference has no slide data, and says so; the others of its case are read. */
const imageOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null
    ? withDefaults(fieldsOf(image), {
        fileName: '',
        fileContent: '',
        notShown: null,
        enteredScale: null,
        opened: false,
        isNew: false,
      })
    : image;

function subsectionOf(subsection: unknown, specimenId: string, at: number): unknown {
  if (typeof subsection !== 'object' || subsection === null) return subsection;
  const given = fieldsOf(subsection);
  const named = { id: textIn(given['id']), displayId: textIn(given['displayId']) };
  const images = entriesOf(given['images']).map(imageOf);
  return withDefaults(
    { ...given, ...named, id: firstText(named.id), displayId: firstText(named.displayId), images },
    {
      id: subsectionDisplayIdOf(named, specimenId, at),
      block: null,
      slideType: '',
      slideCount: images.length,
      facilityId: null,
      stain: null,
      isRequested: false,
      requireRescan: false,
      requireRescanReason: null,
    },
  );
}

function specimenOf(specimen: unknown, at: number): unknown {
  if (typeof specimen !== 'object' || specimen === null) return specimen;
  const given = fieldsOf(specimen);
  const specimenID = specimenIdOf({ specimenID: textIn(given['specimenID']), id: textIn(given['id']) }, at);
  const subsections = entriesOf(given['subsections']).map((one, place) =>
    subsectionOf(one, specimenID, place),
  );
  return withDefaults(
    { ...given, specimenID, subsections },
    {
      facilitySpecimenID: null,
      bodysite: null,
      subsite: null,
      laterality: null,
      specimenType: '',
      totalNumberSlides: subsections.length,
      specimenCollectionDate: null,
      collectionTime: null,
    },
  );
}

/** Where a text is surely open; of a case in review it is not known without being told, and a mark that it cites must stay. */
const WRITTEN_IN: readonly unknown[] = ['Selected', 'AdditionalWorkRequested'];

const nameOf = (specimen: unknown): unknown => fieldsOf(specimen)['specimenID'];

/**
 * The slides of a case as older systems hold them (specification 5): a case without a list of slides has none, a
 * specimen goes by its record's id or by its place, and an image may have lost its reference. A name that would stand for
 * two specimens is filled in for neither: a slide under a wrong specimen is worse than none.
 */
function asRead(answer: unknown): unknown {
  const data = fieldsOf(fieldsOf(answer)['data']);
  if (data['id'] === undefined) return answer;
  const given = entriesOf(data['slides']);
  const slides = given.map(specimenOf);
  const isAmbiguous = slides.some(
    (one, at) =>
      nameOf(one) !== nameOf(given[at]) &&
      slides.some((other, place) => place !== at && nameOf(other) === nameOf(one)),
  );
  if (isAmbiguous) return answer;
  const marksOpen = WRITTEN_IN.includes(data['status']);
  return { ...fieldsOf(answer), data: withDefaults({ ...data, slides }, { marksOpen, replacedImages: [] }) };
}

const Slide = zSubsection.extend({
  images: z.array(zImage.extend({ fileContent: zBlobId.or(z.literal('')) })),
});
const AnySpecimen = zSpecimen.extend({ specimenID: z.string().min(1), subsections: z.array(Slide) });

export const tolerantViewerCase = {
  ...getViewerCase,
  ok: z.preprocess(
    asRead,
    zViewerCaseEnvelope.extend({ data: zViewerCase.extend({ slides: z.array(AnySpecimen) }) }),
  ),
};
