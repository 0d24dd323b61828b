import { parse } from '@conform-to/react';
import { fieldsOf } from '#app/core/objects.ts';
import type { Plan, PlanStep, Question } from './plan.ts';
import { type PlanReading, readPlan } from './read-plan.ts';

/** What a posted form says, for conform: the whole reading, or its errors at their fields. */
export const parsePlan = <Form>(plan: Plan<Form>, posted: FormData, today: string) =>
  parse<Extract<PlanReading<Form>, { readonly ok: true }>, string[]>(posted, {
    resolve: (typed) => {
      const read = readPlan(plan, fieldsOf(typed), today);
      return read.ok ? { value: read } : { error: read.errors };
    },
  });

/** The public form: what is registered, and the signature under it. */
export const withStep = <Form>(plan: Plan<Form>, step: PlanStep): Plan<Form> => ({
  ...plan,
  steps: [...plan.steps, step],
});

const generalNames = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap((question) =>
    question.kind === 'rows'
      ? [question.name, ...question.questions.map(({ name }) => `${question.name}[].${name}`)]
      : [question.name],
  );

/** All names that a form can have, with `[]` for any row, and those of its parts, of which the API may speak as a whole. */
export function namesOfPlan<Form>({ steps, parts }: Plan<Form>): ReadonlySet<string> {
  const names = steps.flatMap(({ questions }) => generalNames(questions));
  const wholes = names.flatMap((name) => (name.includes('.') ? [name.slice(0, name.indexOf('.'))] : []));
  return new Set([...names, ...parts, ...wholes.filter((name) => !name.endsWith('[]'))]);
}
