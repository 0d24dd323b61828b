import { type DiagnosisFields, findingsIn, synopticField, synopticIn } from '#app/core/diagnosis/fields.ts';
import { linesInList, synopticListFor } from '#app/core/diagnosis/synoptic-elements.ts';
import { needsSynoptic, otherListDue, synopticListFault } from '#app/core/sign-out/synoptic.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';

type Specimen = PrimaryDiagnosis['diagnoses'][number];

interface OtherListNoteProps {
  readonly specimen: Specimen;
  /** What the form holds now. */
  readonly written: DiagnosisFields;
  readonly onChange: () => void;
}

/** Says of answered lines that the codes ask for others, and what becomes of the answers. */
export function OtherListNote({ specimen, written, onChange }: OtherListNoteProps) {
  const isEnhanced = useEnhanced();
  const { specimenID } = specimen;
  const block = synopticIn(written, specimenID);
  const findings = findingsIn(written);
  const due = block === null ? null : otherListDue(specimen, block, findings);
  if (block === null || due === null) return null;
  return (
    <div
      role="note"
      aria-label={`List of the synoptic report of specimen ${specimenID}`}
      className="flex flex-col items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2 text-sm"
    >
      <p>{synopticListFault(specimen, block, findings)}</p>
      {due === 'none' ? (
        <p>The report prints the lines that stand here.</p>
      ) : (
        <p>{comesOfAnswers(linesInList(block, due).besides)}</p>
      )}
      {due !== 'none' && isEnhanced && (
        <Button size="sm" onClick={onChange}>
          Change the list
        </Button>
      )}
      {due !== 'none' && !isEnhanced && (
        <noscript>
          <label className="flex items-center gap-1.5">
            <input type="checkbox" name={`${synopticField(specimenID)}.change`} value={due.template} />
            Change the list when the text is saved
          </label>
        </noscript>
      )}
    </div>
  );
}

const comesOfAnswers = (besides: readonly string[]): string =>
  besides.length === 0
    ? 'All your answers stay in the other list.'
    : `Your answers stay in the other list. It does not ask for these, which then stand at its end until you remove them: ${besides.join(', ')}.`;

interface ListsShownProps {
  readonly specimens: readonly Specimen[];
  readonly written: DiagnosisFields;
}

/** The codes of the finding decide which list a synoptic report has, so its name, or what is wrong with it, is told beside them. */
export function ListsShown({ specimens, written }: ListsShownProps) {
  const findings = findingsIn(written);
  const shown = specimens.flatMap((specimen) => {
    const block = synopticIn(written, specimen.specimenID);
    const fault = block === null ? null : synopticListFault(specimen, block, findings);
    if (fault !== null) return [{ specimen, text: fault, isFault: true }];
    if (!needsSynoptic(specimen, findings)) return [];
    const { template } = block ?? synopticListFor(specimen, findings);
    const text = `The synoptic report of specimen ${specimen.specimenID} has the lines of "${template}".`;
    return [{ specimen, text, isFault: false }];
  });
  return (
    <div role="status" className="flex flex-col gap-1 text-sm empty:hidden">
      {shown.map(({ specimen: { specimenID }, text, isFault }) => (
        <p key={specimenID} className={isFault ? 'text-warning' : 'text-muted'}>
          {text}{' '}
          <TextLink href={`#synoptic-${specimenID}`}>Go to the lines of specimen {specimenID}</TextLink>
        </p>
      ))}
    </div>
  );
}
