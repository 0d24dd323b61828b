import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { UnansweredField } from '../forms/contract-form-element.tsx';

/** The version on the screen and the key of this showing: pressing twice is one request. */
export interface ActionSource {
  readonly etag: string;
  /** Made by the loader, so that a page without script has it too. */
  readonly idempotencyKey: string;
}

interface ActionFormProps extends ActionSource {
  readonly intent: string;
  readonly label: ReactNode;
  readonly look?: ButtonProps['variant'];
  /** Further fields of the action. */
  readonly children?: ReactNode;
}

/** One button that posts one action to the current route, with everything that a change of state needs. */
export function ActionForm({ intent, label, look, etag, idempotencyKey, children }: ActionFormProps) {
  const { formData } = useNavigation();
  const isMine = formData?.get('intent') === intent && formData.get('idempotencyKey') === idempotencyKey;
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="etag" value={etag} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <UnansweredField />
      {children}
      <Button type="submit" variant={look ?? 'secondary'} busy={isMine}>
        {label}
      </Button>
    </Form>
  );
}
