import { patientTexts } from '#app/core/people/patient-texts.ts';
import { WithinSection } from '#app/ui/detail/headings.tsx';
import { PatientLine } from '#app/ui/detail/patient-line.tsx';
import type { PartProps } from './report-head.tsx';
import { ReportSections } from './report-sections.tsx';
import { HEADINGS } from './report-words.ts';

/**
 * The report of an earlier case on the page of another one. It is whole, as on its own page: what was added or corrected
 * later is a part of what was found.
 */
export function EarlierReport({ report }: PartProps) {
  return (
    <section
      aria-label="Earlier report"
      className="flex flex-col gap-6 rounded-lg border border-border bg-raised p-4"
    >
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">
          Earlier report, {report.case.caseID}: {HEADINGS[report.heading]}
        </h3>
        {/* As the report names them: cases are held together by their record number alone. */}
        <PatientLine
          patient={patientTexts(report.patient, report.patient.age)}
          numbers={{ MRN: report.patient.medicalRecordNumber, Accession: report.case.caseRecordId }}
        />
      </div>
      <WithinSection>
        {/* Whoever reads the present case gets neither the slides nor the file of the earlier one. */}
        <ReportSections report={report} hasSlides={false} hasFile={false} />
      </WithinSection>
    </section>
  );
}
