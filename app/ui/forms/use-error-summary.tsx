import type { FormMetadata } from '@conform-to/react';
import { type ReactElement, useRef, useState } from 'react';
import { useCommitEffect } from '../feedback/use-commit-effect.ts';
import { ErrorSummary, errorLinesOf } from './error-summary.tsx';
import { useErrorTitle } from './error-title.ts';

interface FormErrors {
  /** Stands at the top of the form. */
  readonly summary: ReactElement;
  /** Called at each submit: a second refusal with the same errors changes nothing else. */
  readonly countTry: () => void;
}

/**
 * All errors of a form in one place, which takes the focus after each refused try; the title of the page says so too.
 * `refusal` is what an API said of the whole form where the form does not hear it by itself, and `isListed` leaves out fields
 * that are out of sight.
 */
export function useErrorSummary(
  form: Pick<FormMetadata, 'id' | 'status' | 'allErrors'>,
  refusal: string | null = null,
  isListed: (name: string) => boolean = () => true,
): FormErrors {
  const element = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const errors = errorLinesOf(
    form.id,
    Object.fromEntries(Object.entries(form.allErrors).filter(([name]) => isListed(name))),
  );
  if (refusal !== null) errors.push({ fieldId: null, message: refusal });
  const isRefused = form.status === 'error' || refusal !== null;
  useErrorTitle(errors.length > 0);
  // In the commit itself: a line that is pressed as soon as it is there must not lose the focus to its summary.
  useCommitEffect(() => {
    if (isRefused) element.current?.focus();
  }, [isRefused, tries]);
  return {
    summary: <ErrorSummary ref={element} errors={errors} isFirstStop />,
    countTry: () => setTries((count) => count + 1),
  };
}
