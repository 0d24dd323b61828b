import type { TemplatePart, TextTemplate } from '#contracts/generated/wire.ts';
import { sameWord } from '../billing/word-key.ts';
import { listLabel, sideOf } from '../reference/list-labels.ts';
import { inCapitals } from '../text/capitals.ts';

interface Place {
  readonly bodysite: string | null;
  readonly subsite: string | null;
  readonly laterality: string | null;
}

/** What a template is to fit; null where the place has no specimen of its own. */
interface TemplatePlace {
  readonly part: TemplatePart;
  readonly subspecialty: string | null;
  readonly specimenType: string | null;
}

/** A template and a case may hold the value or the label of one kind. */
const fits = (named: string | null, wanted: string | null): boolean =>
  named === null || (wanted !== null && sameWord(named, wanted));

/** The templates for a place: those that name its specimen type come first, then those that name its subspecialty. */
export function templatesFor(
  templates: readonly TextTemplate[],
  place: TemplatePlace,
): readonly TextTemplate[] {
  const weight = ({ specimenType, subspecialty }: TextTemplate): number =>
    (specimenType === null ? 0 : 2) + (subspecialty === null ? 0 : 1);
  return templates
    .filter(({ part }) => part === place.part)
    .filter(({ specimenType }) => fits(specimenType, place.specimenType))
    .filter(({ subspecialty }) => fits(subspecialty, place.subspecialty))
    .toSorted((one, other) => weight(other) - weight(one) || one.name.localeCompare(other.name));
}

/** A word or a few in braces. A number in braces, such as of a range, is none. */
const GAPS = /\{\p{L}[\p{L}\p{N}_]*(?:[ -][\p{L}\p{N}_]+)*\}/gu;

const gapsIn = (text: string): readonly string[] => [...new Set(text.match(GAPS) ?? [])];

/** What a template left to be filled in and nobody has, as sentences; `where` is 'the comment'. */
export const gapTexts = (text: string | null, where: string): readonly string[] =>
  gapsIn(text ?? '').map((gap) => `Fill in ${gap} in ${where}.`);

const capitalsOf = (text: string | null): string | null =>
  text === null ? null : inCapitals(listLabel(text));

/** The text of a template with site and side of the specimen in place; what is not known stays to be filled in. */
export function filledTemplate(text: string, place: Place | null): string {
  if (place === null) return text;
  const values: Readonly<Record<string, string | null>> = {
    '{site}': capitalsOf(place.subsite) ?? capitalsOf(place.bodysite),
    '{side}': capitalsOf(sideOf(place.laterality)),
  };
  return text.replaceAll(GAPS, (gap) => values[gap] ?? gap);
}

interface Insertion {
  readonly text: string;
  /** What is chosen afterwards: the first gap that is left, else the end of what was put in. */
  readonly from: number;
  readonly to: number;
}

/** Puts a piece on lines of its own where the caret is. */
export function insertText(present: string, caret: number, piece: string): Insertion {
  const [before, after] = [present.slice(0, caret), present.slice(caret)];
  const lead = before === '' || before.endsWith('\n') ? '' : '\n';
  const tail = after === '' || after.startsWith('\n') ? '' : '\n';
  const start = before.length + lead.length;
  const [gap] = gapsIn(piece);
  const from = start + (gap === undefined ? piece.length : piece.indexOf(gap));
  return { text: before + lead + piece + tail + after, from, to: from + (gap?.length ?? 0) };
}
