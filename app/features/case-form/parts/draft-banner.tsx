import { typedDay } from '#app/core/calendar/typed-day.ts';
import type { CaseFields } from '#app/core/case-form/fields.ts';
import { patientTexts } from '#app/core/people/patient-texts.ts';
import { StickyBanner } from '#app/ui/detail/detail-page.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';

/** Whose case is being entered, as far as it was typed. */
export function DraftBanner({ fields }: { readonly fields: CaseFields }) {
  const textOf = (name: string): string => (fields[name] ?? '').trim();
  const [lastName, firstName] = [textOf('patient.lastName'), textOf('patient.firstName')];
  const patient = {
    lastName: lastName === '' && firstName === '' ? 'New patient' : lastName,
    firstName,
    birthDate: typedDay(textOf('patient.birthDate')),
    gender: textOf('patient.gender'),
  };
  return (
    <StickyBanner>
      <PatientLine
        patient={patientTexts(patient, null)}
        numbers={{
          MRN: textOf('patient.medicalRecordNumber') || null,
          Accession: textOf('clinical.caseRecordId') || null,
        }}
      />
    </StickyBanner>
  );
}
