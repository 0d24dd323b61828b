import { labels } from '#contracts/generated/labels.ts';
import type { Case } from '#contracts/generated/wire.ts';
import { slideWithCut } from './slide-names.ts';

type Received = Case['receivedSlides'][number];

/** What was noted of a mailed slide when it was counted; empty where all of it came, and nobody wrote a word. */
export const notedOf = ({
  received,
  missing,
  condition,
  note,
}: Omit<Received, 'subsectionId'>): readonly string[] => [
  ...(condition === null || condition === 'good' ? [] : [labels.SlideCondition[condition].toLowerCase()]),
  ...(missing === 0 ? [] : [`${missing} of ${received + missing} did not come`]),
  ...(note === null || note.trim() === '' ? [] : [note.trim()]),
];

/** What stands above the sentences of `receivedNotes`. */
export const RECEIVED_NOTES = 'What the laboratory noted when the mailed slides came';

/** What whoever reads the case has to know of the slides that were announced, a sentence for each. */
export const receivedNotes = ({
  slides,
  receivedSlides,
}: Pick<Case, 'slides' | 'receivedSlides'>): readonly string[] => {
  const listed = slides.flatMap(({ subsections }) => subsections);
  return receivedSlides.flatMap(({ subsectionId, ...counted }) => {
    const said = notedOf(counted);
    if (said.length === 0) return [];
    const slide = listed.find(({ id }) => id === subsectionId);
    const name = slide === undefined ? 'A slide that the case lists no more' : `Slide ${slideWithCut(slide)}`;
    return [`${name}: ${said.join('; ')}`];
  });
};
