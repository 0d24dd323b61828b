import { specimenSiteText } from '#app/core/cases/specimen-text.ts';
import { listLabel } from '#app/core/reference/list-labels.ts';
import { cutText } from '#app/core/slides/slide-names.ts';
import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import type { Case } from '#contracts/generated/wire.ts';

export function CaseSpecimens({ ofCase }: { readonly ofCase: Case }) {
  return (
    <DetailSection title="Specimens and slides">
      <ul className="flex flex-col gap-3">
        {ofCase.slides.map((specimen) => (
          <li key={specimen.specimenID}>
            <h3 className="font-medium">Specimen {specimen.specimenID}</h3>
            <p className="text-sm text-muted">{specimenSiteText(specimen)}</p>
            <ul className="text-sm">
              {specimen.subsections.map(({ id, displayId, slideType, stain, images, requireRescan }) => (
                <li key={id}>
                  {displayId ?? listLabel(slideType)}, {cutText({ stain, slideType })}:{' '}
                  {images.length === 1 ? '1 image' : `${images.length} images`}
                  {requireRescan && ', a new scan is asked for'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
