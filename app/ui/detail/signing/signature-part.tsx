import { CheckboxField, SelectField } from '../../forms/choice-fields.tsx';
import type { FormField } from '../../forms/form-field.ts';
import { PasswordField } from '../../forms/text-fields.tsx';
import { type Fact, Facts } from '../facts.tsx';

interface SignaturePartProps {
  readonly fields: {
    readonly readingSite: FormField;
    readonly identityConfirmed: FormField;
    readonly password: FormField;
  };
  readonly sites: readonly { readonly value: string; readonly label: string }[];
  /** 'Where you read the case'. */
  readonly siteLabel: string;
  /** Who the patient is and whose case it is. */
  readonly identity: readonly Fact[];
  /** What the signer says of the patient by the tick. */
  readonly confirmLabel: string;
  /** Who signs, and what the signature means. */
  readonly meaning: string;
}

/** The end of every signature: where it is given, for which patient, and by whom. */
export function SignaturePart(props: SignaturePartProps) {
  const { fields, sites, siteLabel, identity, confirmLabel, meaning } = props;
  return (
    <>
      <SelectField field={fields.readingSite} label={siteLabel} choices={sites} />
      <section aria-label="Patient and case" className="rounded-lg border-2 border-border bg-raised p-3">
        <Facts facts={identity} />
        <div className="mt-3">
          <CheckboxField field={fields.identityConfirmed} label={confirmLabel} />
        </div>
      </section>
      <PasswordField
        field={fields.password}
        label="Password"
        autoComplete="current-password"
        hint={meaning}
      />
    </>
  );
}
