import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { hourChoices } from '#app/core/calendar/wall-text.ts';
import { FIELD_LABELS } from '#app/core/reports/field-labels.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { FieldGroup, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { FinalReport } from '#contracts/generated/wire.ts';
import { type AmendmentForm, OTHER_FIELDS } from '../report-forms.ts';
import { CHANNEL_LABELS } from '../report-words.ts';

type Input = z.input<typeof AmendmentForm>;
type FieldOf<Name extends keyof Input> = FieldMetadata<Input[Name], Input>;

const SIDES = choicesOf(labels.Laterality);
const CHANNELS = choicesOf(CHANNEL_LABELS);

interface SpecimenFieldsProps {
  readonly field: FieldOf<'specimens'>;
  readonly report: FinalReport;
}

/** The signed words of each specimen, to be corrected where they stand. */
export function SpecimenFields({ field, report }: SpecimenFieldsProps) {
  return (
    <FieldGroup
      field={field}
      label="Specimens"
      hint="As they were signed. Correct what is wrong and leave the rest."
    >
      {field.getFieldList().map((row) => {
        const { specimenID, bodysite, subsite, laterality, specimenType, diagnosis } = row.getFieldset();
        const letter = specimenID.initialValue ?? '';
        const isKnown = report.diagnoses.some((one) => one.specimenID === letter);
        if (!isKnown) return null;
        return (
          <section
            key={row.key}
            id={`specimen-${letter}`}
            aria-label={`Specimen ${letter}`}
            className="flex scroll-mt-28 flex-col gap-3 rounded-md border border-border bg-raised p-3"
          >
            <input type="hidden" name={specimenID.name} defaultValue={letter} />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField field={bodysite} label={`Site of specimen ${letter}`} autoComplete="off" />
              <TextField field={subsite} label={`Subsite of specimen ${letter}`} autoComplete="off" />
              <SelectField
                field={laterality}
                label={`Side of specimen ${letter}`}
                choices={SIDES}
                placeholder="Not recorded"
              />
              <TextField field={specimenType} label={`Kind of specimen ${letter}`} autoComplete="off" />
            </div>
            <TextAreaField field={diagnosis} label={`Diagnosis of specimen ${letter}`} rows={5} />
          </section>
        );
      })}
    </FieldGroup>
  );
}

interface OtherChangesProps {
  readonly field: FieldOf<'others'>;
  readonly letters: readonly string[];
}

/** The patient has fields of its own, which change the report; here something more is only told. */
const OTHERS = OTHER_FIELDS.map((value) => ({
  value,
  label: value === 'patient' ? 'Anything else about the patient' : FIELD_LABELS[value],
}));

/** What has no text of its own in the report is told with its old and its new words. */
export function OtherChanges({ field, letters }: OtherChangesProps) {
  return (
    <RowList
      field={field}
      label="Other corrections"
      hint="Of dates, studies and codes, and of what stands in no field above. The part keeps its words; in front of them stands what it said and what is right. Codes of the finding are replaced in billing copy and bill: write them alone, such as D12.0."
      rowName="Correction"
    >
      {(row) => {
        const { field: about, specimenID, was, is } = row.getFieldset();
        return (
          <>
            <SelectField field={about} label="What was wrong" choices={OTHERS} />
            <SelectField
              field={specimenID}
              label="Specimen"
              placeholder="Whole case"
              choices={letters.map((value) => ({ value, label: `Specimen ${value}` }))}
            />
            <TextAreaField field={was} label="The report says" rows={2} />
            <TextAreaField field={is} label="It is" rows={2} />
          </>
        );
      }}
    </RowList>
  );
}

interface ToldRowsProps {
  readonly field: FieldOf<'told'>;
  readonly timeZone: string;
}

/** Who was told of the change, by whom, how and when. */
export function ToldRows({ field, timeZone }: ToldRowsProps) {
  return (
    <RowList
      field={field}
      label="Who was told of the change"
      hint="An amendment is signed when at least one person was told."
      rowName="Person"
    >
      {(row) => {
        const { told, toldBy, channel, at, whichHour, note } = row.getFieldset();
        const hours = hourChoices(at.value, timeZone);
        return (
          <>
            <TextField field={told} label="Who was told" autoComplete="off" />
            <TextField field={toldBy} label="Who told it" autoComplete="off" />
            <SelectField field={channel} label="How" choices={CHANNELS} />
            <TextField field={at} label="When" hint={timeZone} type="datetime-local" />
            {hours.length > 0 && <SelectField field={whichHour} label="Which of the two" choices={hours} />}
            <TextField field={note} label="Note" autoComplete="off" />
          </>
        );
      }}
    </RowList>
  );
}
