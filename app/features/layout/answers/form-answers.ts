import { type Control, isBox, isControl } from '#app/browser/controls.ts';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';

export type Answers = readonly (readonly [name: string, value: string])[];

/** How somebody left a form, and how it was when they began: what differs is theirs. */
export interface Left {
  readonly answers: Answers;
  readonly begun: Answers;
  /** What the choices that were made are called, by the name of the field: a long list shows a few of its choices. */
  readonly chosen: Answers;
}

/** Made anew for each showing of a form. */
const NOT_TYPED = new Set(['idempotencyKey', 'etag', 'intent', 'redirectTo', ...SAID_OF_SHOWN]);

/** What a person types or ticks; passwords and files stay where they are. */
const isTyped = (element: Element): element is Control =>
  isControl(element) &&
  element.name !== '' &&
  !NOT_TYPED.has(element.name) &&
  !['hidden', 'password', 'file', 'submit', 'button'].includes(element.type);

const controlsOf = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isTyped);

const entry = ({ name }: Control, value: string) => [[name, value] as const];

/** What stands in the form: every text, and the boxes that are ticked. */
export const answersIn = (form: HTMLFormElement): Answers =>
  controlsOf(form).flatMap((control) =>
    isBox(control) && !control.checked ? [] : entry(control, control.value),
  );

/** What its fields came with. */
export const beginningIn = (form: HTMLFormElement): Answers =>
  controlsOf(form).flatMap((control) => {
    if (isBox(control)) return control.defaultChecked ? entry(control, control.value) : [];
    if (!(control instanceof HTMLSelectElement)) return entry(control, control.defaultValue);
    const options = [...control.options];
    return entry(
      control,
      (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '',
    );
  });

export const chosenIn = (form: HTMLFormElement): Answers =>
  controlsOf(form).flatMap((control) => {
    const option = control instanceof HTMLSelectElement ? control.selectedOptions[0] : undefined;
    return option === undefined || option.value === '' ? [] : entry(control, option.text);
  });

export const isSame = (one: Answers, other: Answers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A list is one question: its rows have moved where one of them was removed. */
const questionOf = (name: string): string => name.split('[', 1)[0] ?? name;

const isOf =
  (question: string) =>
  ([name]: readonly [name: string, value: string]): boolean =>
    questionOf(name) === question;

/** What is said to one question. An empty field says nothing, and an empty row is a row. */
const saidTo = (question: string, answers: Answers): string =>
  JSON.stringify(
    answers.filter(isOf(question)).filter(([name, value]) => value !== '' || name.includes('[')),
  );

/** The questions that somebody has answered otherwise than the form began. */
export const changedIn = ({ answers, begun }: Pick<Left, 'answers' | 'begun'>): readonly string[] =>
  [...new Set([...begun, ...answers].map(([name]) => questionOf(name)))].filter(
    (question) => saidTo(question, answers) !== saidTo(question, begun),
  );

/** Whether the form says already what somebody had changed in it. */
export const isBackIn = (form: HTMLFormElement, left: Left): boolean =>
  changedIn(left).every((question) => saidTo(question, answersIn(form)) === saidTo(question, left.answers));

/** How the form was begun, where what somebody changed in an earlier showing of it is brought back into this one. */
export function begunBefore(form: HTMLFormElement, left: Left): Answers {
  const changed = new Set(changedIn(left));
  const isTheirs = ([name]: readonly [name: string, value: string]): boolean => changed.has(questionOf(name));
  return [...beginningIn(form).filter((one) => !isTheirs(one)), ...left.begun.filter(isTheirs)];
}

export interface ChangedElsewhere {
  readonly label: string;
  /** What is said to it by now; null where that is not one thing. */
  readonly now: string | null;
}

/** What somebody had changed, and others have changed otherwise meanwhile. */
export function changedElsewhere(form: HTMLFormElement, left: Left): readonly ChangedElsewhere[] {
  const beginning = beginningIn(form);
  return changedIn(left).flatMap((question): ChangedElsewhere[] => {
    const said = saidTo(question, beginning);
    if ([left.begun, left.answers].some((answers) => saidTo(question, answers) === said)) return [];
    const [control, ...others] = controlsOf(form).filter(({ name }) => questionOf(name) === question);
    if (control === undefined) return [];
    const label = labelOf(control) ?? question;
    if (others.length > 0) return [{ label, now: null }];
    if (isBox(control)) return [{ label, now: control.defaultChecked ? 'ticked' : 'not ticked' }];
    return [{ label, now: beginning.find(isOf(question))?.[1] ?? '' }];
  });
}

function labelOf(control: Control): string | null {
  const group = control instanceof HTMLInputElement && control.type === 'radio' ? control : null;
  const label =
    group === null
      ? (control.closest('label') ?? control.labels?.[0])
      : group.closest('fieldset')?.querySelector('legend');
  return label?.textContent?.trim() ?? null;
}

/** The list and the number of each row that a field is in: `licences[1].number`. */
const rowsIn = (name: string): readonly (readonly [list: string, row: number])[] =>
  [...name.matchAll(/\[(\d+)\]/g)].map((found) => [name.slice(0, found.index), Number(found[1])]);

/** How many rows each list has. */
function rowCounts(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [list, row] of names.flatMap(rowsIn)) counts.set(list, Math.max(counts.get(list) ?? 0, row + 1));
  return counts;
}

const buttonOf = (form: HTMLFormElement, intent: object): HTMLButtonElement | undefined =>
  [...form.elements].find(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement && one.value === JSON.stringify(intent),
  );

/** The button that adds a row which is wanting, or removes one that is too many; null when the rows are as they were left. */
function rowButton(form: HTMLFormElement, changed: ReadonlySet<string>, answers: Answers) {
  const there = rowCounts(controlsOf(form).map(({ name }) => name));
  const wanted = rowCounts(answers.map(([name]) => name));
  for (const list of new Set([...there.keys(), ...wanted.keys()])) {
    if (!changed.has(questionOf(list))) continue;
    const [has, wants] = [there.get(list) ?? 0, wanted.get(list) ?? 0];
    const button =
      has < wants
        ? buttonOf(form, { type: 'insert', payload: { name: list } })
        : has > wants && buttonOf(form, { type: 'remove', payload: { name: list, index: has - 1 } });
    if (button) return button;
  }
  return null;
}

const ROWS_AT_MOST = 100;
/** An answer may bring a field, and that one a list with rows of its own. */
const PASSES = 3;

/**
 * Brings what somebody changed in a form back into it, and the form into sight: its rows and its answers, again for those
 * whose fields only other answers have brought. `settled` waits until the form shows what it was told.
 */
export async function restoreInto(
  form: HTMLFormElement,
  left: Left,
  settled: () => Promise<unknown>,
): Promise<void> {
  const folded = form.closest('details');
  if (folded !== null) folded.open = true;
  const changed = new Set(changedIn(left));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let row = 0; row < ROWS_AT_MOST; row += 1) {
      const button = rowButton(form, changed, left.answers);
      if (button === null) break;
      button.click();
      await settled();
    }
    typeInto(form, changed, left);
    await settled();
  }
}

/** Puts the answers into the form as a person would, so that whoever listens to the form hears of it. */
function typeInto(form: HTMLFormElement, changed: ReadonlySet<string>, { answers, chosen }: Left): void {
  for (const control of controlsOf(form)) {
    const { name } = control;
    if (!changed.has(questionOf(name))) continue;
    const values = answers.flatMap(([field, value]) => (field === name ? [value] : []));
    if (isBox(control)) {
      const isTicked = values.includes(control.value);
      // Who has pressed a radio cannot take it back but by pressing another one.
      if (isTicked !== control.checked && (isTicked || control.type === 'checkbox')) control.click();
      continue;
    }
    const [value] = values;
    if (value === undefined || control.value === value) continue;
    if (control instanceof HTMLSelectElement) offer(control, value, chosen);
    control.value = value;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

/** What was looked for and chosen among many is not among those that the page begins with. */
function offer(select: HTMLSelectElement, value: string, chosen: Answers): void {
  if ([...select.options].some((option) => option.value === value)) return;
  const [, label = value] = chosen.find(([name]) => name === select.name) ?? [];
  const option = document.createElement('option');
  Object.assign(option, { value, text: label });
  select.append(option);
}
