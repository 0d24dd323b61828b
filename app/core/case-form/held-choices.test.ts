import { expect, it } from 'vitest';
import { choicesHolding, UNLISTED } from './held-choices.ts';

const LIST = [
  { value: 'Adrenal_Gland', label: 'Adrenal Gland' },
  { value: 'Bone_Marrow', label: 'Bone Marrow' },
];

it.each([
  ['', LIST],
  ['Bone_Marrow', LIST],
  ['Bone Marrow', [LIST[0], { value: 'Bone Marrow', label: 'Bone Marrow' }]],
  ['Marrow, left', [{ value: 'Marrow, left', label: 'Marrow, left' }, ...LIST]],
])('a list that holds %j has it as one of its choices, so that no other takes its place', (held, choices) =>
  expect(choicesHolding(LIST, held)).toEqual(choices),
);

it('what is held by an id that its list has no more is shown by words', () =>
  expect(choicesHolding(LIST, 'usr_example001', UNLISTED.pathologist)[0]).toEqual({
    value: 'usr_example001',
    label: 'A pathologist who is not offered any more',
  }));
