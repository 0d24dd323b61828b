import { useState } from 'react';
import { type DiagnosisFields, findingsIn, synopticField, synopticIn } from '#app/core/diagnosis/fields.ts';
import { synopticLinesFor, synopticListFor } from '#app/core/diagnosis/synoptic-elements.ts';
import type { SynopticList } from '#app/core/diagnosis/synoptic-lists.ts';
import { needsSynoptic } from '#app/core/sign-out/synoptic.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { SynopticLines } from './synoptic-lines.tsx';

interface SynopticPartProps {
  readonly specimen: PrimaryDiagnosis['diagnoses'][number];
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** What it holds now: a code that is chosen below may make this a cancer resection. */
  readonly written: DiagnosisFields;
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The lines of a cancer resection, or the reason why there are none. Once it is there it stays, with what was typed. */
export function SynopticPart({ specimen, fields, written, onRowsChanged }: SynopticPartProps) {
  const { specimenID } = specimen;
  const saved = synopticIn(fields, specimenID);
  const findings = findingsIn(written);
  const isNeeded = saved !== null || needsSynoptic(specimen, findings);
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  if (!isNeeded && !isShown) return null;
  const start = synopticField(specimenID);
  const list = synopticListFor(specimen, findings);
  const isUnanswered = synopticIn(written, specimenID) === null;
  return (
    <fieldset id={`synoptic-${specimenID}`} className="flex min-w-0 scroll-mt-28 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Synoptic report of specimen {specimenID}</legend>
      <p className="text-sm text-muted">
        A cancer resection is reported line by line. Every line is answered before sign-out; remove one that
        does not belong to this tumor.
      </p>
      <ListedLines {...{ start, saved, list, isUnanswered, onRowsChanged }} />
      <Field label="Not applicable, because" hint="Only where no synoptic report belongs to this specimen.">
        <TextInput
          name={`${start}.notApplicableReason`}
          defaultValue={saved?.notApplicableReason ?? ''}
          maxLength={1000}
        />
      </Field>
    </fieldset>
  );
}

interface ListedLinesProps {
  readonly start: string;
  readonly saved: PrimaryDiagnosis['synoptic'][number] | null;
  /** What the codes on the page ask for now. */
  readonly list: SynopticList;
  readonly isUnanswered: boolean;
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The saved lines, or those of the list that the codes ask for. With the first answer the list stays, whatever code follows. */
function ListedLines({ start, saved, list, isUnanswered, onRowsChanged }: ListedLinesProps) {
  const [shown, setShown] = useState(() => ({
    template: saved?.template ?? list.template,
    lines: synopticLinesFor(saved?.elements ?? [], list),
  }));
  if (isUnanswered && shown.template !== list.template)
    setShown({ template: list.template, lines: synopticLinesFor([], list) });
  return <SynopticLines key={shown.template} start={start} {...shown} onRowsChanged={onRowsChanged} />;
}
