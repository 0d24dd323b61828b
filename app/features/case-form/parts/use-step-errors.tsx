import { type ReactElement, useRef, useState } from 'react';
import type { FormStep } from '#app/core/case-form/steps.ts';
import { useCommitEffect } from '#app/ui/feedback/use-commit-effect.ts';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { useErrorTitle } from '#app/ui/forms/error-title.ts';
import { fieldIdOf } from './form-context.ts';
import type { ToldProblem } from './use-form-problems.ts';

interface StepErrors {
  /** The errors of the step, once somebody has tried to finish it. */
  readonly summary: ReactElement | null;
  readonly isTried: boolean;
  /** The errors of a step that may be told; what is stored and whole is complete without a try, as after a reload. */
  readonly missingIn: (of: FormStep, errors: number, caseId: string | null) => number | null;
  /** Called at each try that was refused by errors of a step: the summary takes the focus. */
  readonly tell: (of: FormStep) => void;
}

/** What is missing in a step is said from the first try to finish it, and from then on at every change. */
export function useStepErrors(
  step: FormStep,
  isTriedAtFirst: boolean,
  errors: readonly ToldProblem[],
): StepErrors {
  const element = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<ReadonlySet<FormStep>>(() => new Set(isTriedAtFirst ? [step] : []));
  const [tries, setTries] = useState(0);
  const isTried = tried.has(step);
  useErrorTitle(isTried && errors.length > 0);
  // In the commit itself: a line that is pressed as soon as it is there must not lose the focus to its summary.
  useCommitEffect(() => {
    if (tries > 0) element.current?.focus();
  }, [tries]);
  const lines = errors.map(({ field, line }) => ({ fieldId: fieldIdOf(field), message: line }));
  return {
    summary: isTried ? <ErrorSummary ref={element} errors={lines} /> : null,
    isTried,
    missingIn: (of, count, caseId) => (tried.has(of) || (count === 0 && caseId !== null) ? count : null),
    tell: (of) => {
      setTried((before) => new Set([...before, of]));
      setTries((count) => count + 1);
    },
  };
}
