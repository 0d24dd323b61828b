import { correctionsOf } from '#app/core/reports/corrections.ts';
import type { AmendedField } from '#contracts/generated/wire.ts';
import type { PartProps } from './report-head.tsx';

interface CorrectionsProps extends PartProps {
  readonly fields: readonly AmendedField['field'][];
}

/** Stands in front of the words that an amendment corrected and could not replace. */
export function Corrections({ report, fields }: CorrectionsProps) {
  return correctionsOf(report, ...fields).map((text) => (
    <p key={text} className="border-l-4 border-warning pl-3 font-medium break-words whitespace-pre-wrap">
      {text}
    </p>
  ));
}
