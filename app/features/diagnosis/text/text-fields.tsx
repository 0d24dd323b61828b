import {
  type BegunRows,
  begunColleagues,
  begunFindings,
  begunKeyImages,
  begunStudies,
  shownCorrelation,
} from '#app/core/diagnosis/begun-rows.ts';
import {
  colleaguesIn,
  type DiagnosisFields,
  findingsIn,
  keyImagesIn,
  studiesIn,
} from '#app/core/diagnosis/fields.ts';
import { caseSlidesOf } from '#app/core/slides/case-slides.ts';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { ListsShown } from '../synoptic/other-list-note.tsx';
import { AncillaryRows } from './ancillary-rows.tsx';
import { ColleagueRows } from './colleague-rows.tsx';
import { FindingRows } from './finding-rows.tsx';
import { IntraoperativePart } from './intraoperative-part.tsx';
import { KeyImageRows } from './key-image-rows.tsx';
import { LongText } from './long-text.tsx';
import { SpecimenText } from './specimen-text.tsx';

export interface TextFieldsProps {
  readonly diagnosis: PrimaryDiagnosis;
  readonly item: Pick<Case, 'slides' | 'type'>;
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** The rows among it that lack something: they stand behind the others of their table. */
  readonly begun: BegunRows;
  /** What it holds now. */
  readonly written: DiagnosisFields;
  /** A row came or went, which no key was pressed for. */
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** Every field of the text. The names are those that `readFields` reads. */
export function TextFields({ diagnosis, item, fields, begun, written, onRowsChanged }: TextFieldsProps) {
  const { slides, type } = item;
  const letters = diagnosis.diagnoses.map(({ specimenID }) => specimenID);
  return (
    <>
      {diagnosis.diagnoses.map((specimen) => (
        <SpecimenText
          key={specimen.specimenID}
          specimen={specimen}
          fields={fields}
          begun={begun}
          written={written}
          onRowsChanged={onRowsChanged}
        />
      ))}
      <LongText
        name="microscopic"
        label="Microscopic description"
        part="microscopic"
        where="the microscopic description"
        fields={fields}
        written={written}
      />
      <div className="-mt-4">
        <Tick name="seeDiagnosis" label="It says no more than the diagnosis" fields={fields} />
      </div>
      <LongText
        name="comment"
        label="Comment"
        part="comment"
        where="the comment"
        fields={fields}
        written={written}
      />
      <ColleagueRows
        colleagues={[...colleaguesIn(fields), ...begunColleagues(begun)]}
        onRowsChanged={onRowsChanged}
      />
      <IntraoperativePart fields={shownCorrelation(fields, begun)} written={written} />
      <AncillaryRows
        studies={[...studiesIn(fields), ...begunStudies(begun)]}
        slides={slides}
        onRowsChanged={onRowsChanged}
      />
      <FindingRows
        findings={[...findingsIn(fields), ...begunFindings(begun)]}
        letters={letters}
        onRowsChanged={onRowsChanged}
      >
        <ListsShown specimens={diagnosis.diagnoses} written={written} />
      </FindingRows>
      <KeyImageRows
        images={[...keyImagesIn(fields), ...begunKeyImages(begun)]}
        slides={caseSlidesOf({ slides })}
        onRowsChanged={onRowsChanged}
      />
      {/* Only a consultation is billed by how much was reviewed. */}
      {type.value === 'Consultation' && (
        <div>
          <Tick
            name="fullRecordsReviewed"
            label="All records and specimens were reviewed in full"
            fields={fields}
          />
          <p className="text-sm text-muted">
            The consultation is then billed as one with a full review of records (88325).
          </p>
        </div>
      )}
    </>
  );
}

interface TickProps {
  readonly name: string;
  readonly label: string;
  readonly fields: DiagnosisFields;
}

const Tick = ({ name, label, fields }: TickProps) => (
  <label className="flex min-h-8 items-center gap-2.5 coarse:min-h-11">
    <input
      type="checkbox"
      name={name}
      value="yes"
      defaultChecked={fields[name] === 'yes'}
      className="size-5 shrink-0 accent-accent-fill"
    />
    {label}
  </label>
);
