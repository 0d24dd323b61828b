import { Link } from '@remix-run/react';
import { qaPathOf } from '#app/core/cases/case-links.ts';
import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { QaTask, ViewerCase } from '#contracts/generated/wire.ts';
import { slideNameOf } from './slide-names.ts';

interface QaSlidesProps {
  readonly review: QaTask;
  /** Null for whoever may not open the slides, or no longer. */
  readonly viewerCase: ViewerCase | null;
}

/** The specimens of the case, each slide a link to its place in the viewer. */
export function QaSlides({ review, viewerCase }: QaSlidesProps) {
  const from = qaPathOf(review.taskId);
  const state =
    viewerCase === null ? undefined : { caseId: viewerCase.id, version: viewerCase.version, from };
  const place = `/viewer?case=${encodeURIComponent(review.case.id)}`;
  const subsectionsOf = (letter: string) =>
    viewerCase?.slides.find(({ specimenID }) => specimenID === letter)?.subsections ?? [];
  return (
    <DetailSection title="Specimens and slides">
      {viewerCase === null ? (
        <p className="text-muted">The slides are not open to you.</p>
      ) : (
        <Button asChild className="w-fit">
          <Link to={place} state={state}>
            Open slides
          </Link>
        </Button>
      )}
      <ul className="flex flex-col gap-4">
        {review.specimens.map((specimen) => (
          <li key={specimen.specimenID} className="rounded-lg border border-border bg-raised p-4">
            <h3 className="font-semibold">Specimen {specimen.specimenID}</h3>
            <p className="text-sm text-muted">{specimenSiteText(specimen)}</p>
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {subsectionsOf(specimen.specimenID).flatMap((subsection) =>
                subsection.images.map(({ imageId, opened }, index) => (
                  <li key={`${subsection.id} ${imageId}`}>
                    <TextLink asChild>
                      <Link to={`${place}&image=${encodeURIComponent(imageId)}`} state={state}>
                        {slideNameOf(subsection, index)}
                        <VisuallyHidden> of specimen {specimen.specimenID}</VisuallyHidden>
                      </Link>
                    </TextLink>
                    <span className="text-sm text-muted">{opened ? ' opened' : ' not opened yet'}</span>
                  </li>
                )),
              )}
            </ul>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
