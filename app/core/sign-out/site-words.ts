import type { SignableSpecimen, SignableSynoptic } from './signable-case.ts';

type Placed = Pick<SignableSpecimen, 'bodysite' | 'subsite' | 'otherSubsites' | 'laterality' | 'text'>;

interface Listed {
  readonly value: string;
  readonly label: string;
}

/** A body site of the reference list with its places. */
export interface ListedSite extends Listed {
  readonly subsites: readonly Listed[];
}

/** The places that the reference list knows of the specimen's body site, but for its own. */
export function otherSubsitesOf(
  sites: readonly ListedSite[],
  { bodysite, subsite }: Pick<SignableSpecimen, 'bodysite' | 'subsite'>,
): readonly string[] {
  const site = sites.find(({ label, value }) => label === bodysite || value === bodysite);
  return (site?.subsites ?? [])
    .filter(({ label, value }) => label !== subsite && value !== subsite)
    .map(({ label }) => label);
}

/** Words of site names that say where on anything, so that they prove nothing about the site. */
const PLAIN_WORDS = ['part', 'other', 'left', 'right', 'upper', 'lower', 'with', 'slides'];

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The text names another side or another place of the site, or no word of the site at all. */
type SiteFault = 'side' | 'site' | 'unnamed';

/** The sentence of a fault; `text` is what the page calls the text in it. */
export const siteFaultText = (fault: SiteFault, text = 'text'): string =>
  fault === 'unnamed'
    ? `The ${text} does not name the site of the specimen.`
    : `The ${fault} in the ${text} is not that of the specimen.`;

/** How the text disagrees with the specimen's fields; null when it does not, or when nothing is written. */
export function siteFault(specimen: Placed): SiteFault | null {
  const words = wordsOf(specimen.text);
  if (words.length === 0) return null;
  // What is found may well touch the other side, and name both: the heading is of the specimen alone.
  const sides = [words, wordsOf(headingOf(specimen.text))];
  if (sides.some((named) => namesOtherSide(specimen.laterality, named))) return 'side';
  if (namesOtherPlace(specimen)) return 'site';
  const named = wordsOf(`${specimen.bodysite ?? ''} ${specimen.subsite ?? ''}`).filter(
    (word) => word.length > 3 && !PLAIN_WORDS.includes(word),
  );
  return named.length === 0 || named.some((name) => words.includes(name)) ? null : 'unnamed';
}

/**
 * A side is in doubt when the text names the other one and never the specimen's own. A text without any side is
 * left alone: clots and smears of one marrow are not written with theirs.
 */
function namesOtherSide(laterality: string | null, words: readonly string[]): boolean {
  const [left, right] = [words.includes('left'), words.includes('right')];
  if (laterality === 'Left') return right && !left;
  if (laterality === 'Right') return left && !right;
  return laterality === 'Bilateral' || laterality === null
    ? false
    : laterality === 'Midline' && (left || right);
}

/**
 * Whether the synoptic report of the specimen gives it another side than it has: the report would name both. A list whose
 * lines do not apply is not printed.
 */
export function isOtherSideInSynoptic(
  { specimenID, laterality }: Pick<SignableSpecimen, 'specimenID' | 'laterality'>,
  blocks: readonly SignableSynoptic[],
): boolean {
  return blocks
    .filter((block) => block.specimenID === specimenID && block.notApplicableReason === null)
    .flatMap(({ elements }) => elements)
    .some(({ element, response }) => {
      if (/laterality/i.test(element)) return namesOtherSide(laterality, wordsOf(response));
      // The tumor of a midline organ may well lie on one side of it.
      return (
        laterality !== 'Midline' && TUMOR_SITE.test(element) && namesOtherSide(laterality, wordsOf(response))
      );
    });
}

/**
 * Only the side of this line is judged: the tumor may lie in another place of the organ than the one that the requisition
 * names, as in the cecum of an ascending colon.
 */
const TUMOR_SITE = /^tumou?r site$/i;

export const synopticSideText = (specimenID: string): string =>
  siteFaultText('side', `synoptic report of specimen ${specimenID}`);

/** Entries of the lists of places that name none. */
const NO_PLACES = ['other', 'not specified'];

/** All words of a place that say something, without what the list adds in brackets. */
const placeWords = (place: string): readonly string[] =>
  wordsOf(place.replace(/\(.*\)/u, '')).filter((word) => word.length > 2);

/** The lines above the findings: what is found may well lie beside another place, and name it. */
const headingOf = (text: string): string => text.split(/\n\s*[-–•*]/u)[0] ?? '';

/**
 * A cheek for a nose: the heading names another place of the same body site and never the specimen's own. A place whose
 * words are all in the specimen's own, as the base is in the lateral base, says less and nothing else.
 */
function namesOtherPlace({ text, subsite, otherSubsites }: Placed): boolean {
  const heading = wordsOf(headingOf(text));
  const own = placeWords(subsite ?? '');
  const isNamed = (words: readonly string[]) =>
    words.length > 0 && words.every((word) => heading.includes(word));
  if (own.length === 0 || NO_PLACES.includes(own.join(' ')) || isNamed(own)) return false;
  return otherSubsites
    .filter((place) => !NO_PLACES.includes(place.toLowerCase()))
    .map(placeWords)
    .some((words) => isNamed(words) && words.some((word) => !own.includes(word)));
}
