import { useEffect, useRef, useState } from 'react';
import { type BegunRows, begunLines } from '#app/core/diagnosis/begun-rows.ts';
import { type DiagnosisFields, findingsIn, synopticField, synopticIn } from '#app/core/diagnosis/fields.ts';
import {
  isAdded,
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
  const started = begunLines(begun, specimenID);
  const isNeeded = saved !== null || started.length > 0 || needsSynoptic(specimen, findings);
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
      <ListedLines {...{ specimen, saved, started, written, onRowsChanged }} />
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

/** The lines as they stand on the page, saved or not. */
const linesOn = (part: HTMLElement | null): readonly Line[] =>
  [...(part?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => {
    const textOf = (name: string) => row.querySelector<HTMLInputElement>(`[name$=".${name}"]`)?.value ?? '';
    return { element: textOf('element').trim(), response: textOf('response') };
  });

/** What is answered in lines that have no name yet, and which therefore nothing has saved. */
const isUnnamed = (line: Line): boolean => line.element === '' && isAnswered(line);

interface ListedLinesProps extends Pick<SynopticPartProps, 'specimen' | 'written' | 'onRowsChanged'> {
  readonly saved: PrimaryDiagnosis['synoptic'][number] | null;
  /** Lines that are part of no text yet. */
  readonly started: readonly Line[];
}

/** The saved lines, or those of the list that the codes ask for. Answered lines stay until their reader changes the list. */
function ListedLines({ specimen, saved, started, written, onRowsChanged }: ListedLinesProps) {
  const start = synopticField(specimen.specimenID);
  const list = synopticListFor(specimen, findingsIn(written));
  const block = synopticIn(written, specimen.specimenID);
  const [shown, setShown] = useState((): { template: string; lines: readonly Line[] } => {
    const known = synopticLinesFor(saved?.elements ?? [], list);
    const isNew = ({ element }: Line) => element === '' || !known.some((line) => line.element === element);
    return { template: saved?.template ?? list.template, lines: [...known, ...started.filter(isNew)] };
  });
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [hasOwn, setHasOwn] = useState(started.length > 0);
  const isOwn = (line: Line) => isUnnamed(line) || isAdded(line.element, shown.template);
  const lookForOwn = () => setHasOwn(linesOn(part.current).some(isOwn));
  if (
    !hasOwn &&
    block?.elements.some(isAnswered) !== true &&
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
      onInput={lookForOwn}
      className="flex flex-col gap-2"
    >
      <OtherListNote
        specimen={specimen}
        written={written}
        onChange={() => {
          isPressed.current = true;
          const answered = block === null ? [] : linesInList(block, list).lines;
          const kept = [...answered, ...linesOn(part.current).filter(isUnnamed)];
          setShown({ template: list.template, lines: kept });
        }}
      />
      <SynopticLines
        key={shown.template}
        start={start}
        {...shown}
        onRowsChanged={(form) => {
          lookForOwn();
          onRowsChanged(form);
        }}
      />
    </div>
  );
}
