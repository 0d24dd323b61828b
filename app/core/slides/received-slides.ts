import { labels } from '#contracts/generated/labels.ts';
import type { Case, CaseForm } from '#contracts/generated/wire.ts';
import { slideWithCut } from './slide-names.ts';

type Received = Case['receivedSlides'][number];

/**
 * What was noted of a mailed slide when it was counted; empty where all of it came, and nobody wrote a word. The case may
 * list another number than it did then, and its own is what did or did not come.
 */
export function notedOf(
  { received, missing, condition, note }: Omit<Received, 'subsectionId'>,
  listed: number | null = null,
): readonly string[] {
  const count = listed ?? received + missing;
  return [
    ...(condition === null || condition === 'good' ? [] : [labels.SlideCondition[condition].toLowerCase()]),
    ...(received < count ? [`${count - received} of ${count} did not come`] : []),
    ...(received > count ? [`${received} came, and the case lists ${count}`] : []),
    ...(note === null || note.trim() === '' ? [] : [note.trim()]),
  ];
}

/** What stands above the sentences of `receivedNotes`. */
export const RECEIVED_NOTES = 'What the laboratory noted when the mailed slides came';

/**
 * What of the parcel belongs to no slide of the case, and which blocks did not come: for whoever is shown the receipt.
 * Nothing is told where the count of the slides is not told any more either.
 */
export function parcelNotes(
  receipt: CaseForm['receipt'],
  { receivedSlides }: Pick<Case, 'receivedSlides'>,
): readonly string[] {
  if (receipt === null || receivedSlides.length === 0) return [];
  const { blocksReceived: came, blocksAnnounced: announced, leftovers } = receipt;
  return [
    ...(came === null || announced === null || came === announced ? [] : [blocksText(came, announced)]),
    ...(leftovers.length === 0
      ? []
      : [`In the parcel, and of no slide of the case: ${leftovers.join('; ')}`]),
  ];
}

const blocksText = (came: number, sent: number): string =>
  came < sent
    ? `Blocks: ${sent - came} of ${sent} did not come`
    : `Blocks: ${came} came, and ${sent} were announced`;

/**
 * What whoever reads the case has to know of the slides that were announced, a sentence for each. While the facility
 * may still write into its list, the slides that were counted are those of the list that it sent.
 */
export const receivedNotes = ({
  status,
  slides,
  receivedSlides,
}: Pick<Case, 'status' | 'slides' | 'receivedSlides'>): readonly string[] => {
  const listed = slides.flatMap(({ subsections }) => subsections);
  return receivedSlides.flatMap(({ subsectionId, ...counted }) => {
    const slide = listed.find(({ id }) => id === subsectionId);
    const said = notedOf(counted, status === 'Returned' ? null : slide?.slideCount);
    if (said.length === 0) return [];
    const name = slide === undefined ? 'A slide that the case lists no more' : `Slide ${slideWithCut(slide)}`;
    return [`${name}: ${said.join('; ')}`];
  });
};
