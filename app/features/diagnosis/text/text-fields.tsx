import { type DiagnosisFields, findingsIn, studiesIn } from '#app/core/diagnosis/fields.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { AncillaryRows } from './ancillary-rows.tsx';
import { FindingRows } from './finding-rows.tsx';
import { SpecimenText } from './specimen-text.tsx';
import { TextTools } from './text-tools.tsx';

export interface TextFieldsProps {
  readonly diagnosis: PrimaryDiagnosis;
  readonly slides: Case['slides'];
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** What it holds now. */
  readonly written: DiagnosisFields;
  /** A row came or went, which no key was pressed for. */
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** Every field of the text. The names are those that `readFields` reads. */
export function TextFields({ diagnosis, slides, fields, written, onRowsChanged }: TextFieldsProps) {
  const letters = diagnosis.diagnoses.map(({ specimenID }) => specimenID);
  return (
    <>
      {diagnosis.diagnoses.map((specimen) => (
        <SpecimenText
          key={specimen.specimenID}
          specimen={specimen}
          fields={fields}
          written={written}
          onRowsChanged={onRowsChanged}
        />
      ))}
      <LongText name="microscopic" label="Microscopic description" fields={fields} />
      <label className="-mt-4 flex min-h-8 items-center gap-2.5 coarse:min-h-11">
        <input
          type="checkbox"
          name="seeDiagnosis"
          value="yes"
          defaultChecked={fields['seeDiagnosis'] === 'yes'}
          className="size-5 shrink-0 accent-accent-fill"
        />
        It says no more than the diagnosis
      </label>
      <LongText name="comment" label="Comment" fields={fields} />
      <AncillaryRows studies={studiesIn(fields)} slides={slides} onRowsChanged={onRowsChanged} />
      <FindingRows findings={findingsIn(fields)} letters={letters} onRowsChanged={onRowsChanged} />
    </>
  );
}

interface LongTextProps {
  readonly name: 'comment' | 'microscopic';
  readonly label: string;
  readonly fields: DiagnosisFields;
}

function LongText({ name, label, fields }: LongTextProps) {
  return (
    <div id={name} className="flex scroll-mt-28 flex-col gap-2">
      <Field label={label}>
        <TextArea name={name} className="field-sizing-content min-h-24" defaultValue={fields[name] ?? ''} />
      </Field>
      <TextTools name={name} label={label.toLowerCase()} part={name} specimen={null} />
    </div>
  );
}
