import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { screens } from '#app/core/access/screens.ts';
import { FORM_STEPS, type FormStep, reviewTitleFor, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { caseFormPathOf, reviewCasePathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';

const STEPS = [...FORM_STEPS, 'review'] as const;

interface StepListProps {
  /** Null for a case that has no draft yet. */
  readonly caseId: string | null;
  readonly current: FormStep | 'review';
  readonly isOperator: boolean;
  /** How many errors a step has; null for one that is not whole, and that nobody has tried to finish. */
  readonly missingIn: (step: FormStep) => number | null;
  /** Waits until what was typed is saved; without it the links are plain ones. */
  readonly onGo?: ((event: MouseEvent, to: string) => void) | undefined;
}

const pathOf = (caseId: string | null, step: (typeof STEPS)[number]): string => {
  if (caseId === null) return `${screens.createCase.path}?step=${step}`;
  return step === 'review' ? reviewCasePathOf(caseId) : caseFormPathOf(caseId, step);
};

/** The five steps. Any of them can be gone to at any time; the ones that were tried say what is missing, and the whole ones that nothing is. */
export function StepList({ caseId, current, isOperator, missingIn, onGo }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className="flex flex-wrap gap-x-1 gap-y-1 text-sm">
        {STEPS.map((step, at) => {
          const missing = step === 'review' ? null : missingIn(step);
          const to = pathOf(caseId, step);
          return (
            <li key={step}>
              <Link
                to={to}
                aria-current={step === current ? 'step' : undefined}
                // The steps are one page; the review shows what the server has.
                data-works-offline={onGo === undefined || step === 'review' ? undefined : ''}
                onClick={(event) => onGo?.(event, to)}
                className="flex min-h-9 items-center gap-2 rounded-md px-2.5 text-text no-underline hover:bg-hover aria-[current=step]:bg-accent-soft aria-[current=step]:font-semibold aria-[current=step]:text-accent coarse:min-h-11"
              >
                <span className="tabular-nums">{at + 1}.</span>
                {step === 'review' ? reviewTitleFor(isOperator) : STEP_TITLES[step]}
                {missing !== null && (
                  <>
                    {' '}
                    <span className={missing === 0 ? 'text-success' : 'font-medium text-danger'}>
                      {missing === 0 ? 'complete' : `${countText(missing, 'error')}`}
                    </span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
