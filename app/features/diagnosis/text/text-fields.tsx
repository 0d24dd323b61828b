import {
  colleaguesIn,
  type DiagnosisFields,
  findingsIn,
  keyImagesIn,
  studiesIn,
} from '#app/core/diagnosis/fields.ts';
import { caseSlidesOf } from '#app/core/slides/case-slides.ts';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { AncillaryRows } from './ancillary-rows.tsx';
import { ColleagueRows } from './colleague-rows.tsx';
import { FindingRows } from './finding-rows.tsx';
import { IntraoperativePart } from './intraoperative-part.tsx';
import { KeyImageRows } from './key-image-rows.tsx';
import { LongText } from './long-text.tsx';
import { SpecimenText } from './specimen-text.tsx';

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
      <LongText name="microscopic" label="Microscopic description" part="microscopic" fields={fields} />
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
      <LongText name="comment" label="Comment" part="comment" fields={fields} />
      <ColleagueRows colleagues={colleaguesIn(fields)} onRowsChanged={onRowsChanged} />
      <IntraoperativePart fields={fields} written={written} />
      <AncillaryRows studies={studiesIn(fields)} slides={slides} onRowsChanged={onRowsChanged} />
      <FindingRows findings={findingsIn(fields)} letters={letters} onRowsChanged={onRowsChanged} />
      <KeyImageRows
        images={keyImagesIn(fields)}
        slides={caseSlidesOf({ slides })}
        onRowsChanged={onRowsChanged}
      />
    </>
  );
}
