import type { BegunRows } from '#app/core/diagnosis/begun-rows.ts';
import { type DiagnosisFields, diagnosisField, reasonField, synopticIn } from '#app/core/diagnosis/fields.ts';
import { placeText } from '#app/core/diagnosis/place-text.ts';
import {
  isOtherSideInSynoptic,
  otherSubsitesOf,
  siteFault,
  siteFaultText,
  synopticSideText,
} from '#app/core/sign-out/site-words.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextArea } from '#app/ui/controls/text-area.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { SynopticPart } from '../synoptic/synoptic-part.tsx';
import { useAids } from '../writing-aids.ts';
import { TemplateGaps } from './template-gaps.tsx';
import { TextTools } from './text-tools.tsx';

interface SpecimenTextProps {
  readonly specimen: PrimaryDiagnosis['diagnoses'][number];
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** The rows among it that lack something. */
  readonly begun: BegunRows;
  /** What it holds now. */
  readonly written: DiagnosisFields;
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The diagnosis of one specimen. It is bound to the specimen's letter and says what and where that specimen is. */
export function SpecimenText({ specimen, fields, begun, written, onRowsChanged }: SpecimenTextProps) {
  const { specimenID, facilitySpecimenID } = specimen;
  const name = diagnosisField(specimenID);
  const text = fields[name] ?? '';
  const reason = fields[reasonField(specimenID)] ?? '';
  const otherSubsites = otherSubsitesOf(useAids().bodySites, specimen);
  const fault = siteFault({ ...specimen, otherSubsites, text: written[name] ?? '' });
  const synoptic = synopticIn(written, specimenID);
  const faults = [
    ...(fault === null ? [] : [siteFaultText(fault)]),
    ...(synoptic !== null && isOtherSideInSynoptic(specimen, [synoptic])
      ? [synopticSideText(specimenID)]
      : []),
  ];
  return (
    <section
      id={`diagnosis-${specimenID}`}
      aria-label={`Specimen ${specimenID}`}
      className="flex scroll-mt-28 flex-col gap-3 rounded-lg border border-border bg-raised p-3"
    >
      <div>
        <h3 className="font-semibold">Specimen {specimenID}</h3>
        <p className="text-sm text-muted">
          {placeText(specimen)}
          {facilitySpecimenID === null ? '' : ` · ${facilitySpecimenID}`}
        </p>
      </div>
      <Field label={`Diagnosis of specimen ${specimenID}`} labelHidden>
        <TextArea name={name} className="field-sizing-content min-h-24" defaultValue={text} spellCheck />
      </Field>
      <TextTools name={name} label={`specimen ${specimenID}`} part="diagnosis" specimen={specimen} />
      <TemplateGaps text={written[name]} where={`the diagnosis of specimen ${specimenID}`} />
      <div
        className={
          faults.length === 0 && reason === '' && (written[reasonField(specimenID)] ?? '') === ''
            ? 'hidden'
            : 'flex flex-col gap-1'
        }
      >
        <p role="status" className="text-sm text-warning empty:hidden">
          {faults.join(' ')}
        </p>
        <Field
          label="Why it is right although it differs"
          hint="Leave this empty and correct the text otherwise."
        >
          <TextInput name={reasonField(specimenID)} defaultValue={reason} maxLength={1000} />
        </Field>
      </div>
      <SynopticPart {...{ specimen, fields, begun, written, onRowsChanged }} />
    </section>
  );
}
