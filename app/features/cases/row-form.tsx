import { useFetcher } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type FormEvent, useRef } from 'react';
import type { CaseAction, CaseActionAnswer } from './case-action.ts';

export interface RowTarget {
  readonly id: string;
  readonly etag: string;
}

export const rowActionKey = (intent: CaseAction['intent'], { id, etag }: RowTarget): string =>
  `${intent} ${id} ${etag}`;

/** One fetcher per row and intent: the table row and the dialog over it share what is under way. */
export function useRowAction(intent: CaseAction['intent'], target: RowTarget) {
  const fetcher = useFetcher<CaseActionAnswer>({ key: rowActionKey(intent, target) });
  return { fetcher, busy: fetcher.state !== 'idle', answer: fetcher.data };
}

type RowFetcher = ReturnType<typeof useRowAction>['fetcher'];

type RowFormProps = Omit<ComponentPropsWithoutRef<RowFetcher['Form']>, 'method' | 'action' | 'target'> & {
  via: RowFetcher;
  intent: CaseAction['intent'];
  target: RowTarget;
};

/** Posts to the current route with everything a change of state needs: version and key beside the intent. */
export function RowForm({ via, intent, target, onSubmit, children, ...rest }: RowFormProps) {
  const keyOf = useAttemptKey(via.data);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (field.current) field.current.value = keyOf();
    onSubmit?.(event);
  };
  return (
    <via.Form {...rest} method="post" onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="caseId" value={target.id} />
      <input type="hidden" name="etag" value={target.etag} />
      <input type="hidden" name="idempotencyKey" ref={field} defaultValue="" />
      {children}
    </via.Form>
  );
}

// A key stays until an answer comes, so that a repeated request is one request. After an answer there is a new one:
// the old key would bring the old answer back, whatever has changed since.
function useAttemptKey(answer: CaseActionAnswer | undefined): () => string {
  const attempt = useRef<{ answer: CaseActionAnswer | undefined; key: string } | null>(null);
  return () => {
    if (attempt.current === null || attempt.current.answer !== answer) {
      attempt.current = { answer, key: `"${crypto.randomUUID()}"` };
    }
    return attempt.current.key;
  };
}
