import type { z } from 'zod';
import type { FieldCheck } from '#app/core/forms/field-errors.ts';
import { valueAt } from '#app/core/objects.ts';
import { type Choices, choicesIn } from '#app/ui/controls/choices.ts';

/** What a form holds while it is filled in: texts as typed, by name, rows as lists. */
export type Typed = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Asked {
  /** Where it lies in the form, with dots: `address.city`; within a row, of the row. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Other answers can make an answer required that may be left out otherwise. */
  readonly required?: boolean | ((typed: Typed) => boolean);
  /** What is said where it is asked for and missing, if that is not '{label} is required'. */
  readonly missing?: string;
  /** Whether other answers make it asked for. What is not asked for is not sent. */
  readonly shown?: (typed: Typed) => boolean;
}

export interface TextQuestion extends Asked {
  readonly kind: 'text' | 'email' | 'phone' | 'number' | 'day' | 'area' | 'password' | 'zone';
  /** What is wrong with what was typed, beside the other answers of the form or the row; null for nothing. */
  readonly rule?: (text: string, typed: Typed) => string | null;
  /** What looks wrong with what was typed, though it may be right: it holds no form back. */
  readonly warning?: (text: string) => string | null;
  readonly autoComplete?: string;
  /** As it is sent: in capitals, without spaces. */
  readonly written?: (typed: string) => string;
}

export interface ChoiceQuestion extends Asked {
  readonly kind: 'one' | 'several';
  readonly choices: Choices | ((typed: Typed) => readonly Choice[]);
  /** The wire's own value is a number. */
  readonly isNumber?: boolean;
}

export interface TickQuestion extends Asked {
  /** A statement to agree with, or a question of yes and no that may stay unanswered. */
  readonly kind: 'tick' | 'yesNo';
  /** What it means that it is not ticked, where that is more than no. */
  readonly unticked?: (typed: Typed) => string;
}

export type PlainQuestion = TextQuestion | ChoiceQuestion | TickQuestion;

export interface RowsQuestion extends Asked {
  readonly kind: 'rows';
  /** What one row is called: 'Licence'. */
  readonly rowName: string;
  readonly questions: readonly PlainQuestion[];
  /** Parts of a row that are null while nothing of them is given. */
  readonly parts?: readonly string[];
}

export type Question = PlainQuestion | RowsQuestion;

export interface PlanStep {
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  readonly questions: readonly Question[];
}

/** A form as data: its screen, its reading, its review and its rules are all made of this one description. */
export interface Plan<Form> {
  readonly steps: readonly PlanStep[];
  /** Parts of the form that are null while nothing of them is given, such as `address`. */
  readonly parts: readonly string[];
  /** The contract's own shape of the whole form. */
  readonly schema: z.ZodType<Form>;
  /** What is wrong with the form, by the rules that the API repeats. */
  readonly checks: (form: Form, today: string) => readonly FieldCheck[];
  /** What it still lacks before it can be handed in, by the rules that the API repeats; left out where `checks` says it. */
  readonly missing?: (form: Form) => readonly FieldCheck[];
  /** Stands for an answer that is still missing, and that no form is without, while the others are held to the rules. */
  readonly standIns?: Partial<Form>;
  /** The form may be saved with what is still missing, which is asked for when it is handed in. */
  readonly takesGaps?: boolean;
}

/** The plan by which a form is filled in bit by bit. */
export const withGaps = <Form>(plan: Plan<Form>): Plan<Form> => ({
  ...plan,
  takesGaps: plan.missing !== undefined,
});

/** What is said where an answer is asked for and missing. */
export const missingText = ({ label, missing }: Pick<Asked, 'label' | 'missing'>): string =>
  missing ?? `${label} is required`;

/** The text that was typed at a name; empty for none. */
export function textAt(typed: unknown, name: string): string {
  const value = valueAt(typed, name);
  return typeof value === 'string' ? value : '';
}

export const isTicked = (typed: unknown, name: string): boolean => valueAt(typed, name) === 'on';

export const isRequired = ({ required = false }: Pick<Asked, 'required'>, typed: Typed): boolean =>
  typeof required === 'function' ? required(typed) : required;

export const isShown = ({ shown }: Pick<Asked, 'shown'>, typed: Typed): boolean => shown?.(typed) ?? true;

export const choicesFor = ({ choices }: ChoiceQuestion, typed: Typed): readonly Choice[] =>
  typeof choices === 'function' ? choices(typed) : choicesIn(choices);
