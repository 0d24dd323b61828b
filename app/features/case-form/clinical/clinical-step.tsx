import { ORDERED_BY } from '#app/core/case-form/field-words.ts';
import { codesIn, ICD10, promptField, specimenField } from '#app/core/case-form/fields.ts';
import { asksForEarlierDiagnosis, promptsOf } from '#app/core/case-form/prompts.ts';
import { bodySiteOf } from '#app/core/case-form/specimen-rules.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { labels } from '#contracts/generated/labels.ts';
import { zPriority } from '#contracts/generated/schemas/priority.ts';
import { Area, FormPart, Line, PhoneLine, Radios, Tick, Wide } from '../parts/fields.tsx';
import { useFormContext, useTyped } from '../parts/form-context.ts';
import { CodesField } from './codes-field.tsx';
import { CopyRows } from './copy-rows.tsx';

const CASE_TYPES = choicesOf(labels.CaseTypeValue);
const PRIORITIES = zPriority.options.map((value) => ({ value, label: value }));

/** What is asked, by whom, and what is known of the patient. */
export function ClinicalStep() {
  const { setting } = useFormContext();
  const [caseType, priority] = [useTyped('clinical.caseType'), useTyped('clinical.priority')];
  const isConsultation = caseType === 'Consultation';
  return (
    <>
      <FormPart title="Request">
        <Line
          name="clinical.caseRecordId"
          label="Accession number"
          hint="As your laboratory writes it: 3 to 30 letters, digits, hyphens and slashes"
          required
        />
        <Radios name="clinical.caseType" label="Case type" choices={CASE_TYPES} required />
        <Radios name="clinical.priority" label="Priority" choices={PRIORITIES} required />
        {priority === 'STAT' && (
          <div className="flex flex-col gap-4">
            <Line name="clinical.statReason" label="Reason for STAT" required />
            <PhoneLine name="clinical.statCallbackPhone" label="Callback phone" required />
          </div>
        )}
        <Line name="clinical.submittingPhysician" label="Submitting physician" hint={ORDERED_BY} required />
        <Line
          name="clinical.submittingPhysicianNpi"
          label="NPI of the submitting physician"
          required={setting.country === 'US'}
          inputMode="numeric"
        />
        <Wide>
          <CopyRows />
        </Wide>
      </FormPart>
      <FormPart title="History">
        <Wide>
          <Area name="clinical.clinicalHistory" label="Clinical history" required rows={5} />
        </Wide>
        <Wide>
          <Tick name="clinical.historyNotProvided" label="None provided by the ordering physician" />
        </Wide>
        <Wide>
          <Area name="clinical.clinicalImpression" label="Clinical impression" rows={2} />
        </Wide>
        <Wide>
          <CodesField isRequired={setting.country === 'US'} />
        </Wide>
        <EarlierDiagnosis />
        <SitePrompts />
      </FormPart>
      <FormPart title="Findings">
        {isConsultation ? (
          <Wide>
            <Area
              name="clinical.outsideDiagnosis"
              label="Original diagnosis"
              hint="Or attach the original report below"
              required
              rows={4}
            />
          </Wide>
        ) : (
          <Wide>
            <Area name="clinical.grossDescription" label="Gross description" required rows={5} />
          </Wide>
        )}
        <Wide>
          <Area name="clinical.intraoperativeResult" label="Intraoperative result" rows={2} />
        </Wide>
        <Wide>
          <Tick
            name="clinical.otherClinicalTicked"
            label="There is another clinical document"
            hint="It is attached below"
          />
        </Wide>
      </FormPart>
    </>
  );
}

/** A code of cancer asks for what was known and done before. */
function EarlierDiagnosis() {
  const [diagnosis, treatment] = [useTyped('clinical.priorDiagnosis'), useTyped('clinical.priorTreatment')];
  const isAsked = asksForEarlierDiagnosis(codesIn(useTyped(ICD10)));
  if (!isAsked && diagnosis === '' && treatment === '') return null;
  return (
    <>
      <Area name="clinical.priorDiagnosis" label="Earlier diagnosis" rows={3} />
      <Area name="clinical.priorTreatment" label="Earlier treatment" rows={3} />
    </>
  );
}

/** The questions that the sites of the specimens bring with them. */
function SitePrompts() {
  const { form, fields, setting } = useFormContext();
  const sites = form.specimens.map(({ id }) => ({
    bodysite: bodySiteOf(setting.bodySites, fields[specimenField(id, 'bodysite')] ?? '')?.value ?? null,
  }));
  return promptsOf(sites).map((prompt) => (
    <Line key={prompt} name={promptField(prompt)} label={labels.SitePrompt[prompt]} />
  ));
}
