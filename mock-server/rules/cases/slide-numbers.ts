import type { CaseRecord } from '../../store/records/records.ts';
import type { World } from '../../world.ts';
import { changeFacts, factsOf } from './case-facts.ts';

const numbersOf = ({ specimens }: CaseRecord): readonly string[] =>
  specimens.flatMap(({ subsections }) =>
    subsections.flatMap(({ displayId }) => (displayId === null ? [] : [displayId])),
  );

/** The numbers that a slide of the case had before a change, and none has after it. */
export function goneNumbers(before: CaseRecord, after: CaseRecord): readonly string[] {
  if (before.specimens === after.specimens) return [];
  const left = new Set(numbersOf(after));
  return numbersOf(before).filter((number) => !left.has(number));
}

/** Keeps the numbers of slides that are gone or called otherwise: their glass may lie about with its label. */
export const keepNumbers = (world: World, caseId: string, gone: readonly string[]): void =>
  void changeFacts(world, caseId, ({ goneSlideNumbers = [] }) => ({
    goneSlideNumbers: [...new Set([...goneSlideNumbers, ...gone])],
  }));

/**
 * Every number that a slide of the case has or had. The task of an order names its slide too: what was written before gone
 * numbers were kept has it from there alone.
 */
export const usedNumbers = (world: World, aCase: CaseRecord): (string | null)[] => [
  ...numbersOf(aCase),
  ...(factsOf(world, aCase.id).goneSlideNumbers ?? []),
  ...world.tasks.by('case', aCase.id).map(({ slide }) => slide),
];
