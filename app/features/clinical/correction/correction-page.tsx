import { Link } from '@remix-run/react';
import type { z } from 'zod';
import { asksReasonForCorrection } from '#app/core/case-form/editing.ts';
import { ORDERED_BY } from '#app/core/case-form/field-words.ts';
import { caseDetailsPathOf } from '#app/core/cases/case-links.ts';
import { plainWords } from '#app/core/forms/plain-words.ts';
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
import {
  COPY_LABELS,
  CORRECT,
  CorrectionForm,
  correctionAsks,
  correctionQuestions,
  REASON_LABEL,
  typedOf,
} from './correction-form.ts';

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
    words: plainWords,
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
          label={REASON_LABEL}
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
      <TextAreaField field={fields.history} label={correctionAsks.history.label} rows={5} />
      <CheckboxField field={fields.historyNotProvided} label={correctionAsks.historyNotProvided.label} />
      <TextAreaField
        field={fields.clinicalImpression}
        label={correctionAsks.clinicalImpression.label}
        rows={2}
      />
      <TextField
        field={fields.icd10}
        label={correctionAsks.icd10.label}
        hint="1 to 12 codes with commas between them"
        autoComplete="off"
      />
      <TextAreaField field={fields.priorDiagnosis} label={correctionAsks.priorDiagnosis.label} rows={3} />
      <TextAreaField field={fields.priorTreatment} label={correctionAsks.priorTreatment.label} rows={3} />
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
      <TextAreaField
        field={fields.gross}
        label={correctionAsks.gross.label}
        required={!isConsultation}
        rows={5}
      />
      {(isConsultation || hasOutsideDiagnosis) && (
        <TextAreaField
          field={fields.outsideDiagnosis}
          label={correctionAsks.outsideDiagnosis.label}
          hint="What a consultation is asked about"
          rows={3}
        />
      )}
      <TextAreaField
        field={fields.intraoperativeResult}
        label={correctionAsks.intraoperativeResult.label}
        rows={2}
      />
    </>
  );
}

function OrderFields({ fields }: { readonly fields: Fields }) {
  return (
    <>
      <TextField
        field={fields.submittingPhysician}
        label={correctionAsks.submittingPhysician.label}
        hint={ORDERED_BY}
        autoComplete="off"
      />
      <TextField
        field={fields.submittingPhysicianNpi}
        label={correctionAsks.submittingPhysicianNpi.label}
        inputMode="numeric"
        autoComplete="off"
      />
      <RowList field={fields.copyTo} label={correctionAsks.copyTo.label} rowName="Recipient">
        {(row) => {
          const { name, address } = row.getFieldset();
          return (
            <>
              <TextField field={name} label={COPY_LABELS.name} autoComplete="off" />
              <TextField field={address} label={COPY_LABELS.address} autoComplete="off" />
            </>
          );
        }}
      </RowList>
    </>
  );
}
