import type { MarkAsked } from '#app/core/citing/cite-link.ts';
import { citationOf, withCited, withSightNow } from '#app/core/citing/cited-text.ts';
import { citationText, insertCitation } from '#app/core/citing/token.ts';
import { MARKS } from '#app/core/diagnosis/fields.ts';
import { fieldLabel, readCitedMarks } from '#app/core/diagnosis/tables.ts';
import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';
import { boxOfPoints } from '#app/core/viewing/view-around.ts';
import type { CitedMarkInput } from '#contracts/generated/wire.ts';
import { changeTexts, textControlIn, writeMarks } from './form-texts.ts';

/** The marks as the form has them at this moment, which a state of the page may lag behind. */
export function citedInForm(form: HTMLFormElement): readonly CitedMarkInput[] {
  const value = new FormData(form).get(MARKS);
  return readCitedMarks(typeof value === 'string' ? value : '');
}

interface Putting {
  readonly form: HTMLFormElement;
  readonly field: string;
  readonly mark: CitableMark;
  readonly isLength: boolean;
  /** At the caret; at the end where the reader has not been in the field yet. */
  readonly isAtCaret: boolean;
}

/** Puts a mark into a field and tells what was put where; null where the page has no such field. */
export function putMark({ form, field, mark, isLength, isAtCaret }: Putting): string | null {
  const control = textControlIn(form, field);
  if (control === null) return null;
  const { sight } = mark;
  const cited = citedInForm(form);
  const { number, marks } = withCited(cited, mark, sight);
  // Where the mark was cited before, its reader sees by now what it measures.
  const before = cited.find((one) => one.number === number);
  if (before !== undefined) changeTexts(form, (text) => withSightNow(text, before, sight));
  const citation = isLength ? citationOf(number, sight) : citationText(number, null);
  const caret = isAtCaret ? (control.selectionStart ?? control.value.length) : control.value.length;
  const inserted = insertCitation(control.value, caret, citation);
  control.value = inserted.text;
  control.setSelectionRange(inserted.caret, inserted.caret);
  writeMarks(form, marks);
  return `${citation} was put into ${labelOf(control)}.`;
}

const labelOf = (control: HTMLTextAreaElement | HTMLInputElement): string =>
  control.name.startsWith('synoptic.')
    ? (control.labels?.[0]?.textContent ?? 'the synoptic report')
    : fieldLabel(control.name);

const TRIES = 8;
const PAUSE_MS = 600;

/** A side that was added up may miss another one by its last bit; nobody moves a mark by less than this. */
const SAME_PX = 1e-3;

/** Whether the case has the mark where it lay on the slide when it was put into the text. */
function isAsAsked({ kind, markId, sight }: CitableMark, asked: MarkAsked): boolean {
  const there = boxOfPoints(sight.from, sight.to);
  const isSame = (side: keyof typeof there): boolean => Math.abs(there[side] - asked.box[side]) < SAME_PX;
  const isThere = isSame('x') && isSame('y') && isSame('width') && isSame('height');
  return kind === asked.kind && markId === asked.markId && isThere;
}

/**
 * A mark that was drawn or moved a moment ago is on its way to the case. Until it is there, the case has none of it or
 * another length than the slide, which is not taken; null where that lasts.
 */
export async function awaitMark(
  asked: MarkAsked,
  load: (imageIds: readonly string[]) => Promise<readonly CitableMark[]>,
): Promise<CitableMark | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const marks = await load([asked.imageId]);
    const found = marks.find((mark) => isAsAsked(mark, asked));
    if (found !== undefined) return found;
  }
  return null;
}
