import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../controls/button.tsx';
import { type AnyForm, ContractForm } from '../forms/contract-form-element.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useTellGuard } from '../forms/use-unsaved.ts';
import { type ThingVersion, VersionField } from '../forms/versions/version-field.tsx';
import type { ActionSource } from './action-form.tsx';

interface IntentFormProps extends ActionSource {
  readonly form: AnyForm & { readonly dirty: boolean };
  /** Tells the route which of the page's actions this is. */
  readonly intent: string;
  readonly submitLabel: string;
  /** What the form changes, as the page was read last, where it is what others may have written meanwhile. */
  readonly version?: ThingVersion;
  readonly look?: ButtonProps['variant'];
  readonly encType?: 'multipart/form-data';
  /** Another button of the form, beside the one that sends it. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** One of several forms of a page about one thing: its fields, the version on the screen and the key of this showing. */
export function IntentForm({
  intent,
  etag,
  submitLabel,
  version,
  look,
  beside,
  children,
  ...form
}: IntentFormProps) {
  const { formData } = useNavigation();
  useTellGuard(form.form);
  return (
    <ContractForm {...form} className="flex max-w-2xl flex-col gap-4 print:hidden">
      <input type="hidden" name="intent" value={intent} />
      {version === undefined ? (
        <input type="hidden" name="etag" value={etag} />
      ) : (
        <VersionField now={version} submitLabel={submitLabel} />
      )}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton variant={look ?? 'secondary'} busy={formData?.get('intent') === intent}>
          {submitLabel}
        </SubmitButton>
        {beside}
      </div>
    </ContractForm>
  );
}
