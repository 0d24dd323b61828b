import { type Control, isBox, isControl } from './controls.ts';

/** A file cannot be put back by script, and it stays where it was chosen. */
const isTyped = (control: Control): boolean =>
  !['hidden', 'file', 'submit', 'button', 'reset', 'image'].includes(control.type);

const stateOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** Whether somebody changed it since it came from the server. */
function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const given = [...control.options].findIndex((option) => option.hasAttribute('selected'));
  return control.selectedIndex !== Math.max(0, given);
}

/**
 * Notes what is typed into a page before React has taken it over: nobody hears of that, and React puts the text of the
 * server over a text area. Gives what enters it again, as a person would, once the page is React's.
 */
export function watchEarlyTyping(page: Document): () => void {
  const early = new Map<Control, string | boolean>();
  const note = (control: Control): void => {
    if (isTyped(control)) early.set(control, stateOf(control));
  };
  for (const control of page.querySelectorAll('input, textarea, select'))
    if (isControl(control) && isTouched(control)) note(control);
  const onInput = ({ target }: Event): void => {
    if (isControl(target)) note(target);
  };
  const view = page.defaultView;
  view?.addEventListener('input', onInput, true);
  return () => {
    view?.removeEventListener('input', onInput, true);
    for (const [control, state] of early) if (control.isConnected) enter(control, state);
    early.clear();
  };
}

function enter(control: Control, state: string | boolean): void {
  if (typeof state === 'string') return type(control, state);
  // A radio button is left by a press of another one.
  if (!isBox(control) || (control.type === 'radio' && !state)) return;
  control.checked = !state;
  control.click();
}

function type(control: Control, text: string): void {
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart;
  // React hears of a change only where it knows of another text before.
  control.value = control instanceof HTMLSelectElement ? '' : control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}
