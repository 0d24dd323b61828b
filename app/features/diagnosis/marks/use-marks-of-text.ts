import { type RefObject, useCallback, useState } from 'react';
import type { MarkAsked } from '#app/core/citing/cite-link.ts';
import type { CitedLine, CitedSlide } from '#app/core/citing/cited-fields.ts';
import { withSeen, withSightNow } from '#app/core/citing/cited-text.ts';
import { withoutCitation, withoutLength } from '#app/core/citing/token.ts';
import { diagnosisField } from '#app/core/diagnosis/fields.ts';
import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';
import { changeTexts, specimenOfControl, textControlIn, writeMarks } from './form-texts.ts';
import { awaitMark, citedInForm, putMark } from './put-mark.ts';

interface TextOfMarks {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly slides: readonly CitedSlide[];
  /** The field that the reader was in last. */
  readonly target: string;
  readonly touched: ReadonlySet<string>;
  readonly load: (imageIds: readonly string[]) => Promise<readonly CitableMark[]>;
}

/** What came of putting a mark into the text. */
export interface Put {
  readonly text: string;
  readonly isDone: boolean;
}

const NOT_SAVED =
  'The mark is not saved with the case yet as it lies on the slide. Put it in from the list below once it is.';
const STRANGE = 'Its slide came after this page was opened. Reload the page.';

/** What is done to the text about the marks that it cites. Each is told in one sentence. */
export function useMarksOfText({ field, slides, target, touched, load }: TextOfMarks) {
  const [told, setTold] = useState('');
  /** A length that was told of may stand in no text any more. */
  const dropTold = useCallback(() => setTold(''), []);
  const formOf = (): HTMLFormElement | null => field.current?.form ?? null;

  /** The text of the slide's own specimen, or where the reader writes about the case. */
  const fieldFor = (imageId: string): string | null => {
    const slide = slides.find((one) => one.imageId === imageId);
    if (slide === undefined) return null;
    const letter = specimenOfControl(target);
    const isFit = touched.has(target) && (letter === null || letter === slide.specimenID);
    return isFit ? target : diagnosisField(slide.specimenID);
  };

  /** Asked for from a slide. */
  const putAsked = async (asked: MarkAsked): Promise<Put> => {
    const mark = await awaitMark(asked, load);
    const form = formOf();
    const name = fieldFor(asked.imageId);
    if (mark === null || form === null) return { text: NOT_SAVED, isDone: false };
    if (name === null) return { text: STRANGE, isDone: false };
    const text = putMark({ form, field: name, mark, isLength: true, isAtCaret: touched.has(name) });
    if (text !== null) textControlIn(form, name)?.focus();
    return { text: text ?? STRANGE, isDone: text !== null };
  };

  const putChosen = (mark: CitableMark, isLength: boolean): void => {
    const form = formOf();
    if (form === null) return;
    const text = putMark({ form, field: target, mark, isLength, isAtCaret: touched.has(target) });
    setTold(text ?? 'This field is not on the page any more.');
  };

  /** The mark stands from now on as it is now. */
  const noteLook = ({ number, mark, now }: CitedLine): void => {
    const form = formOf();
    if (form === null || now === null) return;
    changeTexts(form, (text) => withSightNow(text, mark, now));
    writeMarks(form, withSeen(citedInForm(form), number, now));
    setTold(`Mark ${String(number)} stands as it is now.`);
  };

  /** The token goes; the length stays as plain words, or goes as well. */
  const unbind = ({ number }: CitedLine, isLengthKept: boolean): void => {
    const form = formOf();
    if (form === null) return;
    const without = isLengthKept ? withoutCitation : withoutLength;
    changeTexts(form, (text) => without(text, number));
    writeMarks(
      form,
      citedInForm(form).filter((one) => one.number !== number),
    );
    setTold(`Mark ${String(number)} is cited no more.`);
  };

  /** To the field that the reader was in last. */
  const focusText = (): void => {
    const form = formOf();
    if (form !== null) textControlIn(form, target)?.focus();
  };
  return { told, setTold, dropTold, putAsked, putChosen, noteLook, unbind, focusText };
}
