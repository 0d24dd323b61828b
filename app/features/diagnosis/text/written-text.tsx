import {
  type DiagnosisFields,
  fieldsOfDiagnosis,
  INTRAOPERATIVE_RESULT,
  synopticField,
} from '#app/core/diagnosis/fields.ts';
import { placeText } from '#app/core/diagnosis/place-text.ts';
import { fieldLabel, readableText } from '#app/core/diagnosis/tables.ts';
import { slideNamesOf } from '#app/core/slides/case-slides.ts';
import type { Case, CaseClinicalInfo, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { CitedWords } from '../marks/cited-words.tsx';

const CASE_FIELDS = [
  'comment',
  'colleagues',
  'intraoperativeResult',
  'intraoperativeCorrelation',
  'microscopic',
  'ancillary',
  'findings',
  'keyImages',
] as const;

interface WrittenTextProps {
  readonly diagnosis: PrimaryDiagnosis;
  readonly clinical: Pick<CaseClinicalInfo, 'intraoperativeResult'>;
  readonly item: Pick<Case, 'slides' | 'type'>;
}

/** The text for reading only. */
export function WrittenText({ diagnosis, clinical, item }: WrittenTextProps) {
  const fields: DiagnosisFields = {
    // The report repeats what the facility told of the reading during surgery where the reader writes nothing of it.
    [INTRAOPERATIVE_RESULT]: clinical.intraoperativeResult ?? '',
    ...fieldsOfDiagnosis(diagnosis),
  };
  const slides = slideNamesOf(item);
  const ofConsultation = item.type.value === 'Consultation' ? ['fullRecordsReviewed'] : [];
  const textOf = (name: string) => (
    <Written name={name} text={readableText(name, fields[name] ?? '')} diagnosis={diagnosis} />
  );
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
          {(fields[synopticField(specimen.specimenID)] ?? '') !== '' &&
            textOf(synopticField(specimen.specimenID))}
        </section>
      ))}
      {[...CASE_FIELDS, ...ofConsultation].map((name) => (
        <Written
          key={name}
          name={name}
          diagnosis={diagnosis}
          text={
            name === 'microscopic' && diagnosis.seeDiagnosis && (fields[name] ?? '') === ''
              ? 'See diagnosis'
              : readableText(name, fields[name] ?? '', slides)
          }
        />
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
