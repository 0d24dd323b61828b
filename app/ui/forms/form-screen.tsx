import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { type AnyForm, ContractForm, useIsSubmitting } from './contract-form-element.tsx';
import { isLeavingThing, LeaveGuard } from './leave-guard.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type ThingVersion, VersionField } from './versions/version-field.tsx';

interface FormScreenProps {
  /** Names the thing: 'New case'. */
  readonly title: string;
  /** The title names one record, and no screen: then everybody reads it. */
  readonly namesThing?: boolean;
  readonly summary?: ReactNode;
  readonly form: AnyForm & { readonly dirty: boolean };
  readonly idempotencyKey: string;
  readonly encType?: 'multipart/form-data';
  /** Says what happens: 'Send out case'. */
  readonly submitLabel: string;
  readonly waitsFor?: string | undefined;
  /** The line of the autosave; a form that is saved as it is typed needs nobody to guard its leaving. */
  readonly saveState?: ReactNode;
  /** The thing that is changed, as the page was read last; left out where something new is made. */
  readonly version?: ThingVersion | undefined;
  readonly children: ReactNode;
}

/** A page that is one form. */
export function FormScreen({
  title,
  namesThing = false,
  summary,
  children,
  saveState,
  ...props
}: FormScreenProps) {
  const { form, idempotencyKey, encType, submitLabel, waitsFor, version } = props;
  const busy = useIsSubmitting(idempotencyKey);
  return (
    <Page title={title} namesThing={namesThing} summary={summary} width="text">
      <ContractForm
        form={form}
        idempotencyKey={idempotencyKey}
        {...(encType === undefined ? {} : { encType })}
      >
        {version !== undefined && <VersionField now={version} submitLabel={submitLabel} />}
        {children}
        <div className="flex flex-wrap items-center gap-4 border-t border-border pt-4">
          <SubmitButton busy={busy} waitsFor={waitsFor}>
            {submitLabel}
          </SubmitButton>
          {saveState}
        </div>
      </ContractForm>
      <LeaveGuard isUnsaved={form.dirty && saveState === undefined} leaves={isLeavingThing} />
    </Page>
  );
}
