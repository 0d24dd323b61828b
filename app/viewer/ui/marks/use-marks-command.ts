import { useProvidedScope, useUnit } from 'effector-react';
import { $log } from '../../state/log.ts';
import { type MarksAsked, marksCommandAsked } from '../../state/marks-of-case.ts';

/** Asks for a change of marks and says whether it came about: a command is decided as soon as it is asked. */
export function useMarksCommand(): (asked: MarksAsked) => boolean {
  const ask = useUnit(marksCommandAsked);
  const scope = useProvidedScope();
  return (asked) => {
    const before = scope?.getState($log);
    ask(asked);
    return scope?.getState($log) !== before;
  };
}
