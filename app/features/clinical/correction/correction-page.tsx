import { Link } from '@remix-run/react';
import type { z } from 'zod';
import { asksReasonForCorrection } from '#app/core/case-form/editing.ts';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { type PostedOutcome, refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FormScreen } from '#app/ui/forms/form-screen.tsx';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import type { Case, CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { CaseBanner } from '../case-banner.tsx';
import { CORRECT, CorrectionForm, correctionQuestions, typedOf } from './correction-form.ts';

interface CorrectionPageProps {
  readonly ofCase: Case;
  readonly info: CaseClinicalInfo;
  readonly idempotencyKey: string;
  /** What came of the last try; undefined before the first. */
  readonly outcome: PostedOutcome | undefined;
}

/** The clinical information of a case that was sent out, put right by whoever ordered it or by the operator. */
export function CorrectionPage({ ofCase, info, idempotencyKey, outcome }: CorrectionPageProps) {
  const values = typedOf(info, ofCase);
  const { form, fields } = useContractForm(CorrectionForm, refusedOf(outcome, CORRECT), {
    id: 'correction',
    defaultValue: values,
  });
  return (
    <>
      <StickyBanner>
        <CaseBanner ofCase={ofCase} />
      </StickyBanner>
      <FormScreen
        title={`Clinical information of ${ofCase.caseID}`}
        namesThing
        summary={
          <TextLink asChild>
            <Link to={caseDetailsPathOf(ofCase.id)}>Back to the case</Link>
          </TextLink>
        }
        form={form}
        idempotencyKey={idempotencyKey}
        submitLabel="Save clinical information"
        version={{ etag: info.etag, values, questions: correctionQuestions }}
      >
        <HistoryFields fields={fields} />
        <SitePrompts field={fields.promptAnswers} />
        <FindingFields
          fields={fields}
          isConsultation={ofCase.type.value === 'Consultation'}
          hasOutsideDiagnosis={info.outsideDiagnosis !== null}
        />
        <OrderFields fields={fields} />
        <TextAreaField
          field={fields.reason}
          label="Reason for the change"
          hint={ofCase.provider === null ? undefined : 'The pathologist is told that the text has changed.'}
          required={asksReasonForCorrection(ofCase.status)}
          rows={2}
        />
      </FormScreen>
    </>
  );
}

type Fields = ReturnType<typeof useContractForm<z.input<typeof CorrectionForm>, unknown>>['fields'];

function HistoryFields({ fields }: { readonly fields: Fields }) {
  return (
    <>
      <TextAreaField field={fields.history} label="Clinical history" rows={5} />
      <CheckboxField field={fields.historyNotProvided} label="None provided by the ordering physician" />
      <TextAreaField field={fields.clinicalImpression} label="Clinical impression" rows={2} />
      <TextField
        field={fields.icd10}
        label="ICD-10 codes"
        hint="1 to 12 codes with commas between them"
        autoComplete="off"
      />
      <TextAreaField field={fields.priorDiagnosis} label="Earlier diagnosis" rows={3} />
      <TextAreaField field={fields.priorTreatment} label="Earlier treatment" rows={3} />
    </>
  );
}

/** The questions that go with the sites of the specimens, with the answers that are there. */
function SitePrompts({ field }: { readonly field: Fields['promptAnswers'] }) {
  return field.getFieldList().map((row) => {
    const { prompt, answer } = row.getFieldset();
    return (
      <div key={row.key}>
        <input type="hidden" name={prompt.name} value={prompt.initialValue} />
        <TextField field={answer} label={prompt.initialValue ?? ''} autoComplete="off" />
      </div>
    );
  });
}

interface FindingFieldsProps {
  readonly fields: Fields;
  /** The finding of a consultation was described by another laboratory. */
  readonly isConsultation: boolean;
  readonly hasOutsideDiagnosis: boolean;
}

function FindingFields({ fields, isConsultation, hasOutsideDiagnosis }: FindingFieldsProps) {
  return (
    <>
      <TextAreaField field={fields.gross} label="Gross description" required={!isConsultation} rows={5} />
      {(isConsultation || hasOutsideDiagnosis) && (
        <TextAreaField
          field={fields.outsideDiagnosis}
          label="Original diagnosis"
          hint="What a consultation is asked about"
          rows={3}
        />
      )}
      <TextAreaField field={fields.intraoperativeResult} label="Intraoperative result" rows={2} />
    </>
  );
}

function OrderFields({ fields }: { readonly fields: Fields }) {
  return (
    <>
      <TextField field={fields.submittingPhysician} label="Submitting physician" autoComplete="off" />
      <TextField
        field={fields.submittingPhysicianNpi}
        label="NPI of the submitting physician"
        inputMode="numeric"
        autoComplete="off"
      />
      <RowList field={fields.copyTo} label="Copies of the report" rowName="Recipient">
        {(row) => {
          const { name, address } = row.getFieldset();
          return (
            <>
              <TextField field={name} label="Name" autoComplete="off" />
              <TextField field={address} label="Fax number or email address" autoComplete="off" />
            </>
          );
        }}
      </RowList>
    </>
  );
}
