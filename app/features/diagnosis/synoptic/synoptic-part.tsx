import { useEffect, useRef, useState } from 'react';
import { type BegunRows, begunLines } from '#app/core/diagnosis/begun-rows.ts';
import { type DiagnosisFields, findingsIn, synopticField, synopticIn } from '#app/core/diagnosis/fields.ts';
import {
  isAnswered,
  isKnownList,
  linesInList,
  synopticLinesFor,
  synopticListFor,
} from '#app/core/diagnosis/synoptic-elements.ts';
import { needsSynoptic } from '#app/core/sign-out/synoptic.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { OtherListNote } from './other-list-note.tsx';
import { SynopticLines } from './synoptic-lines.tsx';

type Line = PrimaryDiagnosis['synoptic'][number]['elements'][number];

interface SynopticPartProps {
  readonly specimen: PrimaryDiagnosis['diagnoses'][number];
  /** What the form was filled with. */
  readonly fields: DiagnosisFields;
  /** The rows among it that lack something. */
  readonly begun: BegunRows;
  /** What it holds now: a code that is chosen below may make this a cancer resection. */
  readonly written: DiagnosisFields;
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The lines of a cancer resection, or the reason why there are none. Once it is there it stays, with what was typed. */
export function SynopticPart({ specimen, fields, begun, written, onRowsChanged }: SynopticPartProps) {
  const { specimenID } = specimen;
  const saved = synopticIn(fields, specimenID);
  const findings = findingsIn(written);
  const unnamed = begunLines(begun, specimenID);
  const isNeeded = saved !== null || unnamed.length > 0 || needsSynoptic(specimen, findings);
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  if (!isNeeded && !isShown) return null;
  const start = synopticField(specimenID);
  return (
    <fieldset id={`synoptic-${specimenID}`} className="flex min-w-0 scroll-mt-28 flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">Synoptic report of specimen {specimenID}</legend>
      <p className="text-sm text-muted">
        A cancer resection is reported line by line. Every line is answered before sign-out; remove one that
        does not belong to this tumor.
      </p>
      <ListedLines {...{ specimen, saved, unnamed, written, onRowsChanged }} />
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

/** What is answered in lines that have no name yet, and which therefore nothing has saved. */
const unnamedIn = (part: HTMLElement | null): readonly Line[] =>
  [...(part?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].flatMap((row) => {
    const textOf = (name: string) => row.querySelector<HTMLInputElement>(`[name$=".${name}"]`)?.value ?? '';
    const line = { element: '', response: textOf('response') };
    return textOf('element').trim() === '' && isAnswered(line) ? [line] : [];
  });

interface ListedLinesProps extends Pick<SynopticPartProps, 'specimen' | 'written' | 'onRowsChanged'> {
  readonly saved: PrimaryDiagnosis['synoptic'][number] | null;
  /** Answers that have no name yet. */
  readonly unnamed: readonly Line[];
}

/** The saved lines, or those of the list that the codes ask for. Answered lines stay until their reader changes the list. */
function ListedLines({ specimen, saved, unnamed, written, onRowsChanged }: ListedLinesProps) {
  const start = synopticField(specimen.specimenID);
  const list = synopticListFor(specimen, findingsIn(written));
  const lines = synopticIn(written, specimen.specimenID)?.elements ?? [];
  const [shown, setShown] = useState((): { template: string; lines: readonly Line[] } => ({
    template: saved?.template ?? list.template,
    lines: [...synopticLinesFor(saved?.elements ?? [], list), ...unnamed],
  }));
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [hasUnnamed, setHasUnnamed] = useState(unnamed.length > 0);
  const lookForUnnamed = () => setHasUnnamed(unnamedIn(part.current).length > 0);
  if (
    !hasUnnamed &&
    !lines.some(isAnswered) &&
    shown.template !== list.template &&
    isKnownList(shown.template)
  )
    setShown({ template: list.template, lines: synopticLinesFor([], list) });
  useEffect(() => {
    const form = part.current?.closest('form') ?? null;
    if (!isPressed.current || form === null) return;
    isPressed.current = false;
    // The button that was pressed has gone.
    part.current?.focus();
    onRowsChanged(form);
  }, [shown, onRowsChanged]);
  return (
    <div
      ref={part}
      tabIndex={-1}
      role="group"
      aria-label={shown.template}
      onInput={lookForUnnamed}
      className="flex flex-col gap-2"
    >
      <OtherListNote
        specimen={specimen}
        written={written}
        onChange={() => {
          isPressed.current = true;
          const kept = [...linesInList(lines, list).lines, ...unnamedIn(part.current)];
          setShown({ template: list.template, lines: kept });
        }}
      />
      <SynopticLines
        key={shown.template}
        start={start}
        {...shown}
        onRowsChanged={(form) => {
          lookForUnnamed();
          onRowsChanged(form);
        }}
      />
    </div>
  );
}
