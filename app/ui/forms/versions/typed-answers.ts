import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { areFields, valueAt } from '#app/core/objects.ts';
import { type Choices, choicesIn } from '../../controls/choices.ts';
import type { Version } from './conflict.ts';

/**
 * A question of a form as people are told of it. Its name has dots for what is inside; a list is one question, or each
 * field of its rows is one, by the number of the row, where no row comes or goes.
 */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly kind?: string;
  readonly choices?: Choices;
}

export type Values = Readonly<Record<string, unknown>>;

/** An answer as it stands in a form. */
type Typed = string | Typed[] | TypedGroup;
export interface TypedGroup {
  [name: string]: Typed;
}

/** The values of a form by what stands in its fields. */
export function valuesOf(answers: readonly (readonly [name: string, value: string])[]): Values {
  const posted = new FormData();
  for (const [name, value] of answers) posted.append(name, value);
  return parseWithZod(posted, { schema: z.unknown() }).payload;
}

const isTypedGroup = (typed: Typed | undefined): typed is TypedGroup => areFields(typed);

/** The answers with another one to a question; of a row of a list by its number. */
export function withAnswer(answers: TypedGroup, name: string, answer: Typed): TypedGroup {
  const [part = '', ...rest] = name.split('.');
  return { ...answers, [part]: answerInside(answers[part], rest, answer) };
}

function answerInside(inside: Typed | undefined, path: readonly string[], answer: Typed): Typed {
  const [row, ...rest] = path;
  if (row === undefined) return answer;
  if (Array.isArray(inside))
    return inside.map((one, index) => (String(index) === row ? answerInside(one, rest, answer) : one));
  return withAnswer(isTypedGroup(inside) ? inside : {}, path.join('.'), answer);
}

/** The answers of a form, where nothing, an empty text and a box that is not ticked are the same. */
export const typedGroup = (values: Values): TypedGroup =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, one]) => [name, asTyped(one)] as const)
      .filter(([, one]) => one !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

export function asTyped(value: unknown): Typed {
  if (Array.isArray(value)) return value.map(asTyped).filter((one) => one !== '');
  if (areFields(value)) return typedGroup(value);
  if (typeof value === 'boolean') return value ? 'on' : '';
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim();
  return typeof value === 'number' ? String(value) : '';
}

/** The rows or the ticked boxes of a list; the only box that is ticked of several comes as a text. */
function listOf(typed: Typed): readonly Typed[] {
  if (typed === '') return [];
  return Array.isArray(typed) ? typed : [typed];
}

const isList = (question: Question, typed: Typed): boolean =>
  question.kind === 'many' || Array.isArray(typed);

const isText = (typed: Typed): typed is string => typeof typed === 'string';

/** What a form says to each of its questions, to be compared with what it said at another time. */
export const versionOf = (values: unknown, questions: readonly Question[]): Version =>
  Object.fromEntries(
    questions.map((question) => {
      const typed = asTyped(valueAt(values, question.name));
      if (!isList(question, typed)) return [question.name, isText(typed) ? typed : JSON.stringify(typed)];
      const list = listOf(typed);
      // The order of boxes says nothing, and that of rows does.
      return [
        question.name,
        list.length === 0 ? '' : JSON.stringify(list.every(isText) ? list.toSorted() : list),
      ];
    }),
  );

/** A day as the wire and the browser's own field write it; what is typed otherwise stands as it was typed. */
const WIRE_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** What a form says to a question, in the words that stand on the screen; empty for nothing. */
export function wordsOf(question: Question, values: unknown): string {
  const typed = asTyped(valueAt(values, question.name));
  if (question.kind === 'tick') return typed === 'on' ? 'Ticked' : 'Not ticked';
  if (question.kind === 'day' && isText(typed)) return typed.replace(WIRE_DAY, '$2/$3/$1');
  const labels = new Map(choicesIn(question.choices ?? []).map(({ value, label }) => [value, label]));
  const worded = (one: Typed): string =>
    isText(one) ? (labels.get(one) ?? one) : Object.values(one).map(worded).join(', ');
  if (!isList(question, typed)) return worded(typed);
  const list = listOf(typed);
  return list.map(worded).join(list.every(isText) ? ', ' : '\n');
}
