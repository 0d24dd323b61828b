import { placeText } from '#app/core/diagnosis/place-text.ts';
import { fieldLabel } from '#app/core/diagnosis/tables.ts';
import { synopticPart, writtenParts } from '#app/core/diagnosis/written-parts.ts';
import { slideNamesOf } from '#app/core/slides/case-slides.ts';
import type { Case, CaseClinicalInfo, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { CitedWords } from '../marks/cited-words.tsx';

interface WrittenTextProps {
  readonly diagnosis: PrimaryDiagnosis;
  readonly clinical: Pick<CaseClinicalInfo, 'intraoperativeResult'>;
  readonly item: Pick<Case, 'slides' | 'type'>;
}

/** The text for reading only. */
export function WrittenText({ diagnosis, clinical, item }: WrittenTextProps) {
  const parts = writtenParts({ diagnosis, clinical, type: item.type, slides: slideNamesOf(item) });
  const synoptic = (letter: string) => synopticPart(diagnosis, letter);
  return (
    <div className="flex flex-col gap-4">
      {diagnosis.diagnoses.map((specimen) => (
        <section key={specimen.specimenID} className="rounded-lg border border-border bg-raised p-3">
          <h3 className="font-semibold">Specimen {specimen.specimenID}</h3>
          <p className="text-sm text-muted">{placeText(specimen)}</p>
          <p className="mt-2 break-words whitespace-pre-wrap">
            {specimen.text === '' ? (
              <span className="text-muted italic">Not written yet</span>
            ) : (
              <CitedWords text={specimen.text} diagnosis={diagnosis} />
            )}
          </p>
          {synoptic(specimen.specimenID).text !== '' && (
            <Written {...synoptic(specimen.specimenID)} diagnosis={diagnosis} />
          )}
        </section>
      ))}
      {parts.map((part) => (
        <Written key={part.name} {...part} diagnosis={diagnosis} />
      ))}
    </div>
  );
}

interface WrittenProps {
  readonly name: string;
  readonly text: string;
  readonly diagnosis: PrimaryDiagnosis;
}

function Written({ name, text, diagnosis }: WrittenProps) {
  return (
    <div>
      <h3 className="text-sm text-muted">{fieldLabel(name)}</h3>
      <p className="break-words whitespace-pre-wrap">
        {text === '' ? (
          <span className="text-muted italic">Not recorded</span>
        ) : (
          <CitedWords text={text} diagnosis={diagnosis} />
        )}
      </p>
    </div>
  );
}
