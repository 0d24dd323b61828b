import { MARKS, marksText, specimenIn } from '#app/core/diagnosis/fields.ts';
import type { CitedMarkInput } from '#contracts/generated/wire.ts';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

const SYNOPTIC_LINE = /^synoptic\.[A-Z]{1,2}\.elements\.\d+\.response$/;
const isText = (name: string): boolean =>
  name === 'comment' ||
  name === 'microscopic' ||
  SYNOPTIC_LINE.test(name) ||
  (name.startsWith('diagnosis.') && specimenIn(name) !== null);

/** The specimen that a control is about; null where it is about the case. */
export const specimenOfControl = (name: string): string | null =>
  specimenIn(name) ?? /^synoptic\.([A-Z]{1,2})\./.exec(name)?.[1] ?? null;

/** A control of the form that a mark may be put into. */
export function asTextControl(target: EventTarget | null): TextControl | null {
  const isControl = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isControl && isText(target.name) ? target : null;
}

export function textControlIn(form: HTMLFormElement, name: string): TextControl | null {
  const named = form.elements.namedItem(name);
  return named instanceof Element ? asTextControl(named) : null;
}

const controlsIn = (form: HTMLFormElement): readonly TextControl[] =>
  [...form.elements].flatMap((element) => asTextControl(element) ?? []);

/** As if it had been typed: the page reads the whole form at each input. */
const tellForm = (form: HTMLFormElement): void =>
  void form.dispatchEvent(new Event('input', { bubbles: true }));

/** Changes texts where somebody may be writing: the caret stays between the same words. */
export function changeTexts(form: HTMLFormElement, change: (text: string) => string): boolean {
  let isChanged = false;
  for (const control of controlsIn(form)) {
    const after = change(control.value);
    if (after === control.value) continue;
    const caret = change(control.value.slice(0, control.selectionStart ?? 0)).length;
    const isHere = document.activeElement === control;
    control.value = after;
    if (isHere) control.setSelectionRange(caret, caret);
    isChanged = true;
  }
  return isChanged;
}

/** Writes the marks that the texts cite, and has the form read. */
export function writeMarks(form: HTMLFormElement, marks: readonly CitedMarkInput[]): void {
  const field = form.elements.namedItem(MARKS);
  if (field instanceof HTMLTextAreaElement) field.value = marksText(marks);
  tellForm(form);
}

export const readForm = tellForm;
