import { expect, type Locator, type Page } from '@playwright/test';
import { timeZoneText } from '#app/core/calendar/time-zones.ts';
import { fieldsOf, valueAt } from '#app/core/objects.ts';
import {
  choicesFor,
  isShown,
  type PlainQuestion,
  type PlanStep,
  type Question,
  type Typed,
  textAt,
} from '#app/features/registration/plan.ts';

interface Paper {
  readonly page: Page;
  readonly formId: string;
  /**
   * Whether a question may be absent yet: without script the server first has to read the answer that makes another
   * question asked for.
   */
  readonly isPatient: boolean;
}

const formOf = ({ page, formId }: Paper): Locator => page.locator(`form[id="${formId}"]`);
const named = (paper: Paper, name: string): Locator => formOf(paper).locator(`[name="${name}"]`);

/** Answers all questions that the answers themselves make asked for, with the controls that a person has. */
export async function fillIn(paper: Paper, questions: readonly Question[], typed: Typed): Promise<void> {
  for (const question of questions) {
    if (!isShown(question, typed)) continue;
    if (question.kind !== 'rows') {
      await answer(paper, question, question.name, typed);
      continue;
    }
    for (const [number, row] of rowsAt(typed, question.name).entries()) {
      const at = `${question.name}[${String(number)}].`;
      const isThere = formOf(paper).locator(`[name^="${at}"]`).first();
      if ((await isThere.count()) === 0)
        await formOf(paper)
          .getByRole('button', { name: `Add ${question.rowName.toLowerCase()}`, exact: true })
          .click();
      await expect(isThere).toBeAttached();
      await paper.page.waitForLoadState();
      for (const one of question.questions)
        if (isShown(one, row)) await answer(paper, one, at + one.name, row);
    }
  }
}

function rowsAt(typed: Typed, name: string): readonly Typed[] {
  const rows = valueAt(typed, name);
  return Array.isArray(rows) ? rows.map(fieldsOf) : [];
}

async function answer(paper: Paper, question: PlainQuestion, name: string, typed: Typed): Promise<void> {
  const control = named(paper, name);
  if (paper.isPatient && (await control.count()) === 0) return;
  const text = textAt(typed, question.name);
  switch (question.kind) {
    case 'tick':
      await control.setChecked(text === 'on');
      return;
    case 'several': {
      const values = valueAt(typed, question.name);
      for (const value of Array.isArray(values) ? values.map(String) : [])
        await formOf(paper).locator(`[name="${name}"][value="${value}"]`).check();
      return;
    }
    case 'yesNo':
    case 'one': {
      if (text === '') return;
      const label = question.kind === 'one' ? labelOf(question, typed, text) : text;
      await choose(paper, { name, value: text, label });
      return;
    }
    case 'zone':
      if (text !== '') await choose(paper, { name, value: text, label: timeZoneText(text) });
      return;
    default:
      await control.fill(text);
  }
}

const labelOf = (
  question: Extract<PlainQuestion, { kind: 'one' | 'several' }>,
  typed: Typed,
  value: string,
) => choicesFor(question, typed).find((choice) => choice.value === value)?.label ?? value;

interface Chosen {
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

/** Few choices are radios, more a list, and many a box to type in, which without script is a list too. */
export async function choose(paper: Paper, { name, value, label }: Chosen): Promise<void> {
  const radio = formOf(paper).locator(`input[type=radio][name="${name}"][value="${value}"]`);
  const list = named(paper, name).first();
  await expect(list).toBeAttached();
  if ((await radio.count()) > 0) await radio.check();
  else if (await list.isVisible()) await list.selectOption(value);
  // A box that says so already opens no list.
  else if ((await list.inputValue()) !== value) {
    await formOf(paper).locator(`[id="${paper.formId}-${name}"]`).fill(label);
    await formOf(paper).getByRole('option', { name: label, exact: true }).click();
    await expect(list).toHaveValue(value);
  }
}

/** Goes from step to step as the buttons lead, and looks at the review before the form is sent. */
export async function fillByStep(
  page: Page,
  formId: string,
  steps: readonly PlanStep[],
  typed: Typed,
): Promise<void> {
  const paper = { page, formId, isPatient: false };
  for (const [at, { questions }] of steps.entries()) {
    await fillIn(paper, questions, typed);
    const next = steps[at + 1];
    await page.getByRole('button', { name: next === undefined ? 'Review' : 'Next', exact: true }).click();
    await expect(page.getByRole('heading', { name: next?.title ?? 'Review before you send' })).toBeFocused();
  }
}

const ROUNDS_AT_MOST = 8;

/** Without script: all that is asked for is answered and sent until nothing else is asked for. */
export async function fillAtOnce(
  page: Page,
  formId: string,
  steps: readonly PlanStep[],
  { typed, send, isTaken }: { readonly typed: Typed; readonly send: string; readonly isTaken: Locator },
): Promise<void> {
  const paper = { page, formId, isPatient: true };
  const questions = steps.flatMap((step) => step.questions);
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    await fillIn(paper, questions, typed);
    await pressAndLoad(page, send);
    if ((await isTaken.count()) > 0) return;
  }
  await expect(isTaken).toBeVisible();
}

/** A press that posts a plain form. */
export async function pressAndLoad(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name, exact: true }).click();
  await loaded;
}
