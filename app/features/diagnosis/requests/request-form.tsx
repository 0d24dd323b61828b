import { ChevronRight } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { type AnyForm, ContractForm, useIsSubmitting } from '#app/ui/forms/contract-form-element.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { SaveInHandContext } from '../saving/save-in-hand.ts';
import type { RequestIntent } from './requests.server.ts';
import { useSubmitAfterSave } from './use-submit-after-save.ts';

interface RequestFormProps {
  readonly title: string;
  readonly intent: RequestIntent;
  readonly form: AnyForm;
  /** The version of the case on the screen. */
  readonly etag: string;
  readonly idempotencyKey: string;
  /** The request was tried and refused. */
  readonly isTried: boolean;
  readonly submitLabel: string;
  readonly variant?: 'secondary' | 'danger';
  readonly children: ReactNode;
}

/** One thing to ask for: closed until it is wanted, by the browser's own means, so that it works without script. */
export function RequestForm(props: RequestFormProps) {
  const {
    title,
    intent,
    form,
    etag,
    idempotencyKey,
    isTried,
    submitLabel,
    variant = 'secondary',
    children,
  } = props;
  const isSubmitting = useIsSubmitting(idempotencyKey);
  const { isHeld, holdBack } = useSubmitAfterSave(useContext(SaveInHandContext));
  // What was typed and refused stays in sight while another thing is asked for.
  const [wasTried, setWasTried] = useState(isTried);
  if (isTried && !wasTried) setWasTried(true);
  return (
    <details open={wasTried || undefined} className="group rounded-md border border-border bg-raised">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2 px-3 font-medium coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-muted group-open:rotate-90" />
        {title}
      </summary>
      <div className="border-t border-border p-3" onSubmitCapture={holdBack}>
        <ContractForm form={form} idempotencyKey={idempotencyKey} className="flex flex-col gap-4">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="etag" value={etag} />
          {children}
          <SubmitButton busy={isSubmitting || isHeld} variant={variant}>
            {submitLabel}
          </SubmitButton>
        </ContractForm>
      </div>
    </details>
  );
}
