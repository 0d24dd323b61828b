import { ageAndGenderText, countText } from '#app/core/cases/labels.ts';
import { labelsOf, listLabel, sideOf } from '#app/core/reference/list-labels.ts';
import { instantText } from '#app/core/text/dates.ts';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CasePreview, PreviewSpecimen } from '#contracts/generated/wire.ts';
import { CasePriority, subspecialtyText } from './case-badges.tsx';

interface CasePreviewBodyProps {
  preview: CasePreview;
  timeZone: string;
}

export function CasePreviewBody({ preview, timeZone }: CasePreviewBodyProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            { term: 'Priority', detail: <CasePriority priority={preview.priority} /> },
            { term: 'Due', detail: instantText(preview.dueAt, timeZone) },
            {
              term: 'Patient',
              detail: ageAndGenderText(preview.patientAge, preview.patientGender, preview.patientAgeMonths),
            },
            {
              term: 'Case type',
              detail: `${preview.type.displayName}, ${subspecialtyText(preview.subspecialty)}`,
            },
            { term: 'Facility', detail: `${preview.facilityName}, ${preview.facilityRegion}` },
            { term: 'Billing', detail: labels.BillingComponent[preview.billingComponent] },
          ]}
        />
        <section className="flex flex-col gap-3 border-t border-border pt-4">
          <h3 className="font-semibold">Clinical information</h3>
          <Passage title="History" text={preview.clinicalHistory} />
          <Passage title="Clinical impression" text={preview.clinicalImpression} />
          <Passage title="Gross description" text={preview.gross} />
        </section>
      </div>
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">
          {countText(preview.parts, 'part')}, {countText(preview.slides, 'slide')}
        </h3>
        <ul className="flex flex-col gap-3">
          {preview.specimens.map((specimen) => (
            <SpecimenCard
              key={specimen.specimenID}
              specimen={specimen}
              overviews={preview.overviews.filter(({ specimenID }) => specimenID === specimen.specimenID)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

// What is missing is said, never left out: an absent history changes how a case is read.
function Passage({ title, text }: { title: string; text: string | null }) {
  return (
    <div>
      <h4 className="text-sm text-muted">{title}</h4>
      <p className="max-w-prose whitespace-pre-line">{text?.trim() || 'None provided'}</p>
    </div>
  );
}

interface SpecimenCardProps {
  specimen: PreviewSpecimen;
  overviews: CasePreview['overviews'];
}

function SpecimenCard({ specimen, overviews }: SpecimenCardProps) {
  const site = labelsOf(sideOf(specimen.laterality), specimen.bodysite, specimen.subsite).join(', ');
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-border">
      <div className="flex h-40 gap-px overflow-x-auto bg-slide text-on-slide">
        {overviews.map(({ thumbnailUrl }, index) => (
          <img
            key={thumbnailUrl}
            src={thumbnailUrl}
            alt={`Overview ${index + 1} of ${overviews.length}, part ${specimen.specimenID}`}
            loading="lazy"
            className="h-full min-w-0 flex-1 object-contain"
          />
        ))}
        {overviews.length === 0 && <p className="m-auto text-sm">No overview picture</p>}
      </div>
      <div className="px-3 py-2">
        <p className="font-medium">
          Part {specimen.specimenID}: {listLabel(specimen.specimenType)}
        </p>
        {site !== '' && <p>{site}</p>}
        <p className="text-sm text-muted">
          {countText(specimen.slides, 'slide')} · {specimen.stains.join(', ') || 'No stains listed'}
        </p>
      </div>
    </li>
  );
}
