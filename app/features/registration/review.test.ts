import { expect, it } from 'vitest';
import { userPlan } from './plans/people-plans.ts';
import { answerText } from './review.tsx';

const rights = userPlan([])
  .steps.flatMap(({ questions }) => questions)
  .flatMap((question) => (question.kind === 'tick' && question.name.startsWith('rights.') ? [question] : []));

it('rights of which none is ticked are those of the role, and once one is ticked the others are not given', () => {
  expect(rights).toHaveLength(4);
  expect(rights.map((right) => answerText(right, {}))).toEqual(rights.map(() => 'As usual for the role'));
  const typed = { rights: { view: 'on' } };
  expect(rights.map((right) => answerText(right, typed))).toEqual(['Yes', 'No', 'No', 'No']);
});
