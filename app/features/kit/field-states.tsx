import { CheckboxField, RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import type { FormField } from '#app/ui/forms/form-field.ts';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { PasswordField, TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { lateralities, priorities } from './kit-choices.ts';
import { KitState } from './kit-section.tsx';

/** A field that stands alone, for a state that no form is in. */
export const loneField = (name: string, state: Partial<FormField> = {}): FormField => ({
  id: `lone-${name}`,
  name,
  key: undefined,
  errors: undefined,
  defaultValue: undefined,
  ...state,
});

const wrong = (name: string, error: string, defaultValue?: string): FormField =>
  loneField(name, { errors: [error], defaultValue, required: true });

export function FieldStates() {
  return (
    <>
      <KitState title="Filled">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            field={loneField('filled', { defaultValue: 'Okonkwo' })}
            label="Last name"
            hint="As on the identity card"
          />
          <PasswordField
            field={loneField('password', { defaultValue: 'invented' })}
            label="Password"
            hint="At least 12 characters"
          />
          <SelectField
            field={loneField('priority', { defaultValue: 'STAT' })}
            label="Priority"
            choices={priorities}
          />
          <RadioField
            field={loneField('side', { defaultValue: 'Left' })}
            label="Side"
            choices={lateralities.slice(0, 3)}
          />
          <TextField field={loneField('locked', { defaultValue: 'DP-2026-000042' })} label="Case" readOnly />
          <CheckboxField field={loneField('agreed', { defaultValue: 'on' })} label="The patient agreed" />
        </div>
      </KitState>
      <KitState title="Wrong">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField field={wrong('wrong', 'Last name is required')} label="Last name" />
          <TextAreaField field={wrong('history', 'Write the clinical history')} label="Clinical history" />
          <RadioField
            field={wrong('wrong-side', 'Choose a side')}
            label="Side"
            choices={lateralities.slice(0, 3)}
          />
          <CheckboxField field={wrong('wrong-agreed', 'Confirm that the patient agreed')} label="Agreed" />
        </div>
      </KitState>
      <KitState title="An error summary, with what no field can say">
        <ErrorSummary
          errors={[
            { fieldId: null, message: 'The case was sent out by somebody else a minute ago.' },
            { fieldId: 'lone-wrong', message: 'Last name is required' },
          ]}
        />
      </KitState>
      <KitState title="Buttons of a form: ready, busy, waiting for an upload">
        <div className="flex flex-wrap gap-4">
          <SubmitButton>Send out case</SubmitButton>
          <SubmitButton busy>Send out case</SubmitButton>
          <SubmitButton waitsFor="Two files are still uploading.">Send out case</SubmitButton>
        </div>
      </KitState>
    </>
  );
}
