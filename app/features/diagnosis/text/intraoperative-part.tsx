import {
  type DiagnosisFields,
  INTRAOPERATIVE_CORRELATION,
  INTRAOPERATIVE_RESULT,
} from '#app/core/diagnosis/fields.ts';
import { LongText } from './long-text.tsx';

interface IntraoperativePartProps {
  readonly fields: DiagnosisFields;
  readonly written: DiagnosisFields;
}

/** The reading during surgery is repeated in the final report, with how it fits what was found since. */
export function IntraoperativePart({ fields, written }: IntraoperativePartProps) {
  const hasResult = (written[INTRAOPERATIVE_RESULT] ?? '').trim() !== '';
  return (
    <fieldset id="intraoperative" className="flex min-w-0 scroll-mt-28 flex-col gap-4">
      <legend className="mb-1 text-sm font-medium">Intraoperative consultation</legend>
      <LongText
        name={INTRAOPERATIVE_RESULT}
        label="Intraoperative result"
        hint="Left empty, the report repeats what the facility told of it."
        part="intraoperative"
        fields={fields}
        written={written}
        where="the intraoperative consultation"
        most={4000}
      />
      <LongText
        name={INTRAOPERATIVE_CORRELATION}
        label="Intraoperative correlation"
        hint={
          hasResult
            ? 'How the result fits the final diagnosis.'
            : 'How the result fits the final diagnosis. Saved once the intraoperative result is written.'
        }
        part="intraoperative"
        fields={fields}
        written={written}
        where="the intraoperative consultation"
        most={4000}
      />
    </fieldset>
  );
}
