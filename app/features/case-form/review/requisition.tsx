import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type FormStep, STEP_TITLES } from '#app/core/case-form/steps.ts';
import { changeFromReviewPathOf } from '#app/core/cases/case-links.ts';
import { countText } from '#app/core/cases/labels.ts';
import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { wallTimeText } from '#app/core/text/dates.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { Facts } from '#app/ui/detail/facts.tsx';
import { byteText } from '#app/ui/forms/byte-text.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseForm, SpecimenForm } from '#contracts/generated/wire.ts';
import { clinicalFacts, dayOr, deliveryFacts, patientFacts } from './requisition-facts.ts';

interface RequisitionProps {
  readonly form: CaseForm;
  readonly names: Readonly<Record<string, string>>;
  /** Whether each part has a way back to its step. */
  readonly isOpen: boolean;
}

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
            <Link to={changeFromReviewPathOf(caseId, step)}>
              Change<VisuallyHidden> {STEP_TITLES[step].toLowerCase()}</VisuallyHidden>
            </Link>
          </TextLink>
        </p>
      )}
      {children}
    </DetailSection>
  );
}

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

const slidesText = (count: number | null): string =>
  count === null ? 'number of slides not recorded' : `${countText(count, 'slide')} in all`;

function Specimen({
  specimen,
  names,
}: {
  readonly specimen: SpecimenForm;
  readonly names: RequisitionProps['names'];
}) {
  const nameOf = (value: string | null): string => (value === null ? '' : (names[value] ?? value));
  const { specimenID, facilitySpecimenID, subsite, laterality, subsections } = specimen;
  const site = specimenSiteText({
    specimenType: nameOf(specimen.specimenType),
    bodysite: nameOf(specimen.bodysite),
    subsite,
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
        {specimen.collectionTime === null ? '' : ` at ${wallTimeText(specimen.collectionTime)}`}, received{' '}
        {dayOr(specimen.receivedDate) ?? 'not recorded'}, {slidesText(specimen.totalNumberSlides)}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {subsections.map(({ id, displayId, block, facilityId, slideType, stain, slideCount, images }) => (
          <li key={id}>
            {displayId ?? 'No ID'} · block {block ?? 'not recorded'} · {nameOf(slideType)}
            {stain === null || stain === nameOf(slideType) ? '' : ` ${stain}`} ·{' '}
            {slideCount === null ? 'count not recorded' : `${slideCount} ×`} ·{' '}
            {facilityId === null ? 'label not recorded' : `label “${facilityId}”`}
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
