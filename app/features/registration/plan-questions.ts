import { timeZonesWith, timeZoneText } from '#app/core/calendar/time-zones.ts';
import { type Choices, joinChoices } from '#app/ui/controls/choices.ts';
import type { Question as Compared } from '#app/ui/forms/versions/typed-answers.ts';
import { choicesFor, type PlainQuestion, type PlanStep, type Question, type Typed } from './plan.ts';

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The questions of a form as two versions of it are compared. Rows are one question, since they have no names. */
export const comparedOf = (steps: readonly PlanStep[], typed: Typed): readonly Compared[] =>
  steps.flatMap(({ questions }) => questions).map((question) => comparedAs(question, typed));

function comparedAs(question: Question, typed: Typed): Compared {
  const { name, label, kind } = question;
  switch (kind) {
    case 'rows':
      return {
        name,
        label,
        kind: 'many',
        choices: joinChoices(...question.questions.map((one) => choicesTo(one, {}))),
      };
    case 'several':
      return { name, label, kind: 'many', choices: choicesFor(question, typed) };
    case 'tick':
      return { name, label, kind };
    default:
      return { name, label, choices: choicesTo(question, typed) };
  }
}

function choicesTo(question: PlainQuestion, typed: Typed): Extract<Choices, readonly unknown[]> {
  if (question.kind === 'yesNo') return YES_NO;
  if (question.kind === 'zone')
    return timeZonesWith('').map((zone) => ({ value: zone, label: timeZoneText(zone) }));
  return question.kind === 'one' || question.kind === 'several' ? choicesFor(question, typed) : [];
}
