import type { z } from 'zod';
import { typedDay } from '#app/core/calendar/typed-day.ts';
import { emailError } from '#app/core/forms/email.ts';
import { fieldErrorsOf } from '#app/core/forms/field-errors.ts';
import { phoneError, withPlus } from '#app/core/forms/phone.ts';
import { plainText } from '#app/core/forms/plain-text.ts';
import { formNameOf } from '#app/core/forms/wire-names.ts';
import { fieldsOf, valueAt } from '#app/core/objects.ts';
import { dayText } from '#app/core/text/dates.ts';
import {
  isRequired,
  isShown,
  missingText,
  type PlainQuestion,
  type Plan,
  type PlanStep,
  type Question,
  type RowsQuestion,
  type Typed,
  textAt,
} from './plan.ts';

/** Sentences by the names of the form's fields. */
export type FormErrors = Readonly<Record<string, string[]>>;

export type PlanReading<Form> =
  | { readonly ok: true; readonly form: Form; readonly answers: Typed }
  | { readonly ok: false; readonly errors: FormErrors };

type Errors = Record<string, string[]>;

/** Reads what was typed as the form that is sent, or says what is wrong with it, each thing at its field. */
export function readPlan<Form>(plan: Plan<Form>, typed: Typed, today: string): PlanReading<Form> {
  const errors: Errors = {};
  const answers = answersOf(
    plan.steps.flatMap(({ questions }) => questions),
    typed,
    { typed, at: '', errors, takesGaps: plan.takesGaps === true },
  );
  for (const part of plan.parts) emptyPart(answers, part);
  const read = plan.schema.safeParse(answers);
  const issues = read.success ? [] : read.error.issues;
  for (const issue of issues) {
    const wire = issue.path.map(String).join('.');
    const question = questionAt(plan, wire);
    const isGiven = !isNothing(valueAt(answers, wire)) && valueAt(answers, wire) !== '';
    const asked = question ?? { label: 'This' };
    errors[formNameOf(wire)] ??= [isGiven ? misfitText(issue, asked.label) : missingText(asked)];
  }
  const misfits = new Set(issues.map(({ path: [part] }) => String(part)));
  const form = read.success ? read.data : formOfRest(plan, answers, misfits);
  const found = form === null ? null : fieldErrorsOf(checksOf(plan, form, today));
  for (const [wire, messages] of Object.entries(found ?? {}))
    if (!misfits.has(wire.split('.')[0] ?? '')) errors[formNameOf(wire)] ??= [...messages];
  const named = atFields(plan, typed, errors);
  return Object.keys(named).length > 0 || !read.success
    ? { ok: false, errors: named }
    : { ok: true, form: read.data, answers };
}

/** What an answer that does not fit would have to be. */
function misfitText(issue: z.core.$ZodIssue, label: string): string {
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `Use at least ${String(issue.minimum)} characters`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Use at most ${String(issue.maximum)} characters`;
  return `${label} is not right yet`;
}

/**
 * The form without the parts that do not fit, so that a step hears what is wrong with its own answers while later ones are
 * still empty; null where there is no form without them.
 */
function formOfRest<Form>(
  { schema, standIns }: Plan<Form>,
  answers: Readonly<Record<string, unknown>>,
  misfits: ReadonlySet<string>,
): Form | null {
  const known = fieldsOf(standIns);
  const instead = [...misfits].map((part) => [
    part,
    known[part] ?? (Array.isArray(answers[part]) ? [] : null),
  ]);
  return schema.safeParse({ ...answers, ...Object.fromEntries(instead) }).data ?? null;
}

const checksOf = <Form>(plan: Plan<Form>, form: Form, today: string) => [
  ...plan.checks(form, today),
  ...(plan.takesGaps === true ? [] : (plan.missing?.(form) ?? [])),
];

interface Place {
  readonly typed: Typed;
  /** The name of the row, with a dot at its end; empty outside of rows. */
  readonly at: string;
  readonly errors: Errors;
  /** Whether what is missing is no mistake here; what a form cannot be kept without, its schema says. */
  readonly takesGaps: boolean;
}

function answersOf(questions: readonly Question[], given: unknown, place: Place): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const question of questions) put(answers, question.name, answerTo(question, given, place));
  return answers;
}

function answerTo(question: Question, given: unknown, place: Place): unknown {
  const isAsked = isShown(question, place.at === '' ? place.typed : fieldsOf(given));
  if (question.kind === 'rows') return isAsked ? rowsOf(question, given, place) : [];
  if (!isAsked) return nothingOf(question);
  return plainAnswer(question, given, place);
}

const nothingOf = ({ kind }: PlainQuestion): unknown =>
  kind === 'tick' ? false : kind === 'several' ? [] : null;

function rowsOf(question: RowsQuestion, given: unknown, place: Place): readonly unknown[] {
  const rows = valueAt(given, question.name);
  return (Array.isArray(rows) ? rows : []).map((row: unknown, number) => {
    const at = `${question.name}[${String(number)}].`;
    const answers = answersOf(question.questions, row, { ...place, at });
    for (const part of question.parts ?? []) emptyPart(answers, part);
    return answers;
  });
}

function plainAnswer(question: PlainQuestion, given: unknown, place: Place): unknown {
  const value = valueAt(given, question.name);
  const complain = (message: string | null): void => {
    if (message !== null) place.errors[place.at + question.name] ??= [message];
  };
  const typed = place.at === '' ? place.typed : fieldsOf(given);
  const miss = (): void => {
    if (isRequired(question, typed) && !place.takesGaps) complain(missingText(question));
  };
  switch (question.kind) {
    case 'tick':
      if (value !== 'on') miss();
      return value === 'on';
    case 'several':
      return Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value];
    case 'yesNo':
      return value === 'yes' ? true : value === 'no' ? false : null;
    case 'one':
      if (textAt(given, question.name) === '') miss();
      if (question.isNumber === true && textAt(given, question.name) !== '')
        return Number(textAt(given, question.name));
      return textAt(given, question.name) || null;
    case 'password':
      if (textAt(given, question.name) === '') complain(missingText(question));
      else complain(question.rule?.(textAt(given, question.name), place.typed) ?? null);
      return textAt(given, question.name) || null;
    default: {
      const text = plainText(textAt(given, question.name));
      const written = question.written?.(text) ?? text;
      if (written === '') {
        miss();
        return null;
      }
      complain(question.rule?.(written, typed) ?? null);
      return textAnswer(question.kind, written, complain);
    }
  }
}

function textAnswer(
  kind: 'text' | 'email' | 'phone' | 'number' | 'day' | 'area' | 'zone',
  text: string,
  complain: (message: string | null) => void,
): unknown {
  if (kind === 'email') complain(emailError(text));
  if (kind === 'phone') {
    const phone = withPlus(text);
    complain(phoneError(phone));
    return phone;
  }
  if (kind === 'number') {
    // A comma divides thousands: '12,50' is a mistake, and not 1250. Nobody means a million by '1e6' either.
    const digits = text.replaceAll(/,(?=\d{3}(?!\d))/g, '');
    if (/^(\d+\.?\d*|\.\d+)$/.test(digits)) return Number(digits);
    complain('Enter a number such as 2500');
    return null;
  }
  if (kind !== 'day') return text;
  const day = typedDay(text);
  if (day === null) complain('Enter a valid date');
  return day;
}

/** Puts a value at a name with dots. */
export function put(into: Record<string, unknown>, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = { ...fieldsOf(into[first]) };
  put(inner, rest.join('.'), value);
  into[first] = inner;
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isNothing));

function emptyPart(answers: Record<string, unknown>, name: string): void {
  if (isNothing(valueAt(answers, name))) put(answers, name, null);
}

/** The question of a path of the wire, whatever row it is in. */
function questionAt<Form>(plan: Plan<Form>, wire: string): Question | null {
  const plain = wire.replaceAll(/\.\d+(?=\.|$)/g, '[]');
  const all = plan.steps.flatMap(({ questions }) => questions);
  for (const question of all) {
    if (question.name === plain) return question;
    if (question.kind !== 'rows') continue;
    const inner = question.questions.find(({ name }) => `${question.name}[].${name}` === plain);
    if (inner !== undefined) return inner;
  }
  return null;
}

/** Names of all fields that a form shows now, in its order. */
export function namesOf(questions: readonly Question[], typed: Typed): readonly string[] {
  return questions.flatMap((question) => {
    if (!isShown(question, typed)) return [];
    if (question.kind !== 'rows') return [question.name];
    const rows = valueAt(typed, question.name);
    const inner = (Array.isArray(rows) ? rows : []).flatMap((row: unknown, number) =>
      question.questions
        .filter((one) => isShown(one, fieldsOf(row)))
        .map(({ name }) => `${question.name}[${String(number)}].${name}`),
    );
    return [question.name, ...inner];
  });
}

/** What is said of a part, such as `address`, stands at its first field; all of it in the order of the page. */
export function atFields<Form>(plan: Plan<Form>, typed: Typed, errors: FormErrors): FormErrors {
  const names = namesOf(
    plan.steps.flatMap(({ questions }) => questions),
    typed,
  );
  const moved: Errors = {};
  for (const [name, messages] of Object.entries(errors)) {
    const own = names.includes(name) ? name : names.find((one) => one.startsWith(`${name}.`));
    const field = own ?? '';
    moved[field] = [...(moved[field] ?? []), ...messages].slice(0, field === '' ? undefined : 1);
  }
  return Object.fromEntries(
    Object.entries(moved).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other)),
  );
}

/** A form that is kept, as its fields are typed. */
export function typedOf(
  { steps }: { readonly steps: readonly PlanStep[] },
  form: unknown,
): Record<string, unknown> {
  return typedPart(
    steps.flatMap(({ questions }) => questions),
    form,
  );
}

function typedPart(questions: readonly Question[], held: unknown): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const question of questions)
    put(typed, question.name, typedAnswer(question, valueAt(held, question.name)));
  return typed;
}

function typedAnswer(question: Question, value: unknown): unknown {
  if (question.kind === 'rows')
    return Array.isArray(value) ? value.map((row: unknown) => typedPart(question.questions, row)) : [];
  if (question.kind === 'tick') return value === true ? 'on' : undefined;
  if (question.kind === 'yesNo') return value === true ? 'yes' : value === false ? 'no' : undefined;
  if (question.kind === 'several') return Array.isArray(value) ? value : [];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return question.kind === 'day' ? dayText(value) : value;
}
