import { Form, useNavigation } from '@remix-run/react';
import { CopyPlus } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { reviewCasePathOf } from '#app/core/cases/case-links.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';

interface DuplicateFormProps {
  readonly caseId: string;
  readonly etag: string;
  readonly label: string;
}

/**
 * Begins another draft like a case, as its review does. Each press has a key of its own, since one key for the whole
 * list would bring the draft of another row back. Without script there is none, and the review asks for the press again.
 */
export function DuplicateForm({ caseId, etag, label }: DuplicateFormProps) {
  const key = useRef<HTMLInputElement>(null);
  const { formAction } = useNavigation();
  const address = reviewCasePathOf(caseId);
  const isBusy = formAction === address;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A second press while the first is on its way is the same wish.
    if (isBusy) event.preventDefault();
    else if (key.current !== null) key.current.value = `"${crypto.randomUUID()}"`;
  };
  return (
    <Form method="post" action={address} onSubmit={submit}>
      <input type="hidden" name="intent" value="duplicate" />
      <input type="hidden" name="etag" value={etag} />
      <input type="hidden" name="idempotencyKey" ref={key} defaultValue="" />
      <IconButton type="submit" size="sm" label={label} aria-busy={isBusy}>
        <CopyPlus aria-hidden />
      </IconButton>
    </Form>
  );
}
