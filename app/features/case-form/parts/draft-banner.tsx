import { typedDay } from '#app/core/calendar/typed-day.ts';
import type { CaseFields } from '#app/core/case-form/fields.ts';
import { dayText } from '#app/core/text/dates.ts';

/** Whose case is being entered, as far as it was typed. */
export function DraftBanner({ fields }: { readonly fields: CaseFields }) {
  const textOf = (name: string): string => (fields[name] ?? '').trim();
  const name = [textOf('patient.lastName'), textOf('patient.firstName')].filter(Boolean).join(', ');
  const born = typedDay(textOf('patient.birthDate'));
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <p className="text-base font-semibold">{name === '' ? 'New patient' : name}</p>
      <p>
        Born {born === null ? 'not recorded' : dayText(born)}
        {textOf('patient.gender') === '' ? '' : `, ${textOf('patient.gender')}`}
      </p>
      <p className="text-muted">
        MRN{' '}
        <span className="font-mono text-text">{textOf('patient.medicalRecordNumber') || 'not recorded'}</span>{' '}
        · Accession{' '}
        <span className="font-mono text-text">{textOf('clinical.caseRecordId') || 'not recorded'}</span>
      </p>
    </div>
  );
}
