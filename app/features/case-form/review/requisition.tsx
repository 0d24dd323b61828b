import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type FormStep, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { caseFormPathOf } from '#app/core/cases/case-links.ts';
import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { dayText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { type Fact, Facts } from '#app/ui/detail/facts.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseForm, SpecimenForm } from '#contracts/generated/wire.ts';

interface RequisitionProps {
  readonly form: CaseForm;
  readonly names: Readonly<Record<string, string>>;
  /** Whether each part has a way back to its step. */
  readonly isOpen: boolean;
}

const dayOr = (day: string | null): string | null => (day === null ? null : dayText(day));

/** Everything that was entered, in the order of the steps. */
export function Requisition({ form, names, isOpen }: RequisitionProps) {
  const part = (step: FormStep, children: ReactNode) => (
    <RequisitionPart caseId={form.id} step={step} isOpen={isOpen}>
      {children}
    </RequisitionPart>
  );
  return (
    <>
      {part('patient', <Facts facts={patientFacts(form, names)} />)}
      {part(
        'clinical',
        <>
          <Facts facts={clinicalFacts(form)} />
          <Files form={form} />
        </>,
      )}
      {part(
        'specimens',
        form.specimens.map((specimen) => <Specimen key={specimen.id} specimen={specimen} names={names} />),
      )}
      {part('delivery', <Facts facts={deliveryFacts(form, names)} />)}
    </>
  );
}

interface PartProps {
  readonly caseId: string;
  readonly step: FormStep;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function RequisitionPart({ caseId, step, isOpen, children }: PartProps) {
  return (
    <DetailSection title={STEP_TITLES[step]}>
      {isOpen && (
        <p>
          <TextLink asChild>
            <Link to={caseFormPathOf(caseId, step)}>
              Change<VisuallyHidden> {STEP_TITLES[step].toLowerCase()}</VisuallyHidden>
            </Link>
          </TextLink>
        </p>
      )}
      {children}
    </DetailSection>
  );
}

function patientFacts({ patient }: CaseForm, names: RequisitionProps['names']): readonly Fact[] {
  const name = [patient.lastName, [patient.firstName, patient.middleName].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return [
    { term: 'Name', value: [name, patient.suffix].filter(Boolean).join(' ') },
    { term: 'Date of birth', value: dayOr(patient.birthDate) },
    { term: 'Gender', value: patient.gender },
    { term: 'Medical record number', value: patient.medicalRecordNumber },
    { term: 'Race', value: patient.race === null ? null : (names[patient.race] ?? patient.race) },
  ];
}

const clinicalFacts = ({ clinical }: CaseForm): readonly Fact[] => [
  { term: 'Accession number', value: clinical.caseRecordId },
  { term: 'Case type', value: clinical.caseType === null ? null : labels.CaseTypeValue[clinical.caseType] },
  {
    term: 'Priority',
    value: [clinical.priority, clinical.priority === 'STAT' ? clinical.statReason : null]
      .filter(Boolean)
      .join(': '),
  },
  {
    term: 'Submitting physician',
    value: [clinical.submittingPhysician, clinical.submittingPhysicianNpi].filter(Boolean).join(', NPI '),
  },
  {
    term: 'Clinical history',
    value: clinical.historyNotProvided ? 'None provided by the ordering physician' : clinical.clinicalHistory,
  },
  { term: 'Clinical impression', value: clinical.clinicalImpression },
  { term: 'ICD-10 codes', value: clinical.icd10.join(', ') },
  clinical.caseType === 'Consultation'
    ? { term: 'Original diagnosis', value: clinical.outsideDiagnosis }
    : { term: 'Gross description', value: clinical.grossDescription },
  ...clinical.siteAnswers.map(({ prompt, answer }) => ({ term: labels.SitePrompt[prompt], value: answer })),
  ...clinical.copyTo.map(({ name, fax, email }) => ({
    term: 'Copy to',
    value: [name, fax, email].filter(Boolean).join(', '),
  })),
];

function Files({ form }: { readonly form: CaseForm }) {
  const held = form.attachments.flatMap(({ slot, file }) => (file === null ? [] : [{ slot, file }]));
  if (held.length === 0) return <p className="text-sm text-muted">No attachments.</p>;
  return (
    <ul aria-label="Attachments" className="flex flex-col gap-1">
      {held.map(({ slot, file }) => (
        <li key={slot} className="break-all">
          <span className="text-muted">{labels.AttachmentSlot[slot]}: </span>
          <a href={`/files/case/${encodeURIComponent(form.id)}/${slot}`}>{file.name}</a>{' '}
          <span className="text-muted">{byteText(file.bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function Specimen({
  specimen,
  names,
}: {
  readonly specimen: SpecimenForm;
  readonly names: RequisitionProps['names'];
}) {
  const named = (value: string | null): string => (value === null ? '' : (names[value] ?? value));
  const { specimenID, facilitySpecimenID, subsite, laterality, subsections } = specimen;
  const site = specimenSiteText({
    specimenType: named(specimen.specimenType),
    bodysite: named(specimen.bodysite),
    subsite: subsite?.replaceAll('_', ' ') ?? null,
    laterality,
  });
  return (
    <section
      aria-label={`Specimen ${specimenID}`}
      className="flex flex-col gap-2 rounded-lg border border-border bg-raised p-3"
    >
      <h3 className="font-semibold">
        Specimen {specimenID} · {facilitySpecimenID ?? 'no facility ID'}
      </h3>
      <p>{site || 'Not recorded'}</p>
      <p className="text-sm text-muted">
        Collected {dayOr(specimen.specimenCollectionDate) ?? 'not recorded'}
        {specimen.collectionTime === null ? '' : ` at ${specimen.collectionTime}`}, received{' '}
        {dayOr(specimen.receivedDate) ?? 'not recorded'}, {specimen.totalNumberSlides ?? 'no'} slides in all
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {subsections.map(({ id, displayId, block, facilityId, slideType, stain, slideCount, images }) => (
          <li key={id}>
            {displayId ?? 'No ID'} · block {block ?? 'not recorded'} · {named(slideType)}
            {stain === null ? '' : ` ${stain}`} · {slideCount ?? 'no'} × · label “{facilityId ?? ''}”
            {images.map(({ imageId, fileName }) => (
              <span key={imageId} className="block break-all text-muted">
                {fileName}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function deliveryFacts(
  { delivery, billing, routing }: CaseForm,
  names: RequisitionProps['names'],
): readonly Fact[] {
  const { slideDelivery, carrier, trackingNumber, shippedOn, slidesSent, blocksSent } = delivery;
  const parcel: readonly Fact[] =
    slideDelivery === 'Mail_the_Slides'
      ? [
          { term: 'Parcel', value: [carrier, trackingNumber].filter(Boolean).join(', ') },
          { term: 'Shipped on', value: dayOr(shippedOn) },
          { term: 'Slides and blocks sent', value: `${slidesSent ?? 0} slides, ${blocksSent ?? 0} blocks` },
        ]
      : [];
  const { billingComponent, caseScope, payer } = billing;
  return [
    { term: 'Slides', value: slideDelivery === null ? null : labels.SlideDelivery[slideDelivery] },
    ...parcel,
    {
      term: 'Billing component',
      value: billingComponent === null ? null : labels.BillingComponent[billingComponent],
    },
    { term: 'Case scope', value: caseScope === null ? null : labels.CaseScope[caseScope] },
    ...(payer === null ? [] : [{ term: 'Payer', value: names[payer] ?? payer }]),
    { term: 'Service', value: routing.service },
    { term: 'Case relation', value: routing.caseRelation },
    {
      term: 'Subspecialty',
      value:
        routing.subspecialtyRequested === null ? 'Any' : labels.Subspecialty[routing.subspecialtyRequested],
    },
  ];
}
