import type { CitableMark } from '#app/core/resources/case-marks-answer.ts';

/** A ruler by its length and a patch by its number, each with what its reader wrote to it. */
export const markCalled = ({ kind, called, name, sight }: CitableMark): string =>
  [kind === 'ruler' ? (sight.value ?? 'Ruler') : called || 'Patch', name].filter(Boolean).join(', ');
